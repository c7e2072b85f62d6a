import { describe, expect, it } from 'vitest';
import { checkEnvFile } from './setting-names.ts';
import { readSettings } from './settings.ts';

const known = new Set(['PORT', 'SMTP_URL', 'SMTP_FROM', 'LEAD_CARRIERS']);
const check = (...lines: string[]) => checkEnvFile(lines.join('\n'), known);

describe('a setting that nobody reads', () => {
  it.each([{ LEAD_CARIERS: 'smtp' }, { SMTP_PASSWORD: 'x' }, { WEBHOOK_KEY: '' }])(
    'stops the start when it begins like ours: %o',
    (variables) => {
      const [name] = Object.keys(variables);
      expect(() => readSettings(variables)).toThrow(
        `${name} is not a setting of this program; .env.example lists them all.`,
      );
    },
  );

  it.each(['DATABSE_URL', 'DATABASE_ULR', 'LOGLEVEL', 'AUTO_RESPONSES', 'SITE_URI'])(
    'stops the start when it is one slip away from ours: %s',
    (name) => expect(() => readSettings({ [name]: 'x' })).toThrow(`${name} is not a setting of this program`),
  );

  it('is left alone when it belongs to the machine or to its container engine', () => {
    const variables = {
      PATH: '/bin',
      LOG_DIR: '/var/log',
      SMTP_PORT: 'tcp://10.0.0.7:25',
      HOSTNAME: 'a',
      AMQP_URL: 'b',
      POST: '1',
    };
    expect(readSettings(variables)).toEqual(readSettings({}));
  });

  it('stops the start in the .env file whatever it begins with', () => {
    expect(() => check('# settings', '', 'PORT=3000', 'PROT=80')).toThrow(/^PROT is not a setting/);
    expect(() => check('PORT=3000', 'POSTGRES_PASSWORD=x', 'NODE_OPTIONS=', 'TZ=UTC')).not.toThrow();
  });

  it('stops the start when the .env file has it twice', () => {
    expect(() => check('PORT=3000', 'SMTP_FROM=a@example.com', 'PORT=3001')).toThrow(
      'PORT is in .env twice; keep one of the two lines.',
    );
  });

  it.each(['LEAD_CARRIERS: smtp', 'export PORT=3000', 'PORT = 3000', 'smtp'])(
    'stops the start when the line cannot be read as a setting: %s',
    (line) => expect(() => check('PORT=3000', line)).toThrow('.env has no NAME=value in line 2.'),
  );
});

describe('a # in the .env file', () => {
  it.each([
    'SMTP_URL=smtps://me:pass#word@mail.example.com',
    'PORT=3000 # the usual',
    'SMTP_FROM="us" # and nobody else',
  ])('stops the start, because programs disagree on what it means: %s', (line) => {
    expect(() => check(line)).toThrow(/^\w+ has a # in \.env, .*(?<!word.*)$/);
  });

  it.each([
    'SMTP_URL="smtp://me:pass#word@mail"',
    "SMTP_FROM='Roof #1 <a@example.com>'",
    '#PORT=1',
    '  # note',
  ])('is fine in quotes and in a line of its own: %s', (line) => expect(() => check(line)).not.toThrow());
});
