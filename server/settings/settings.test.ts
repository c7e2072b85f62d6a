import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { retiredSettings } from './retired-settings.ts';
import { checkEnvFile } from './setting-names.ts';
import { ConfigurationError, readSettings, settingNames } from './settings.ts';

const bySmtp = {
  LEAD_CARRIERS: 'smtp',
  LEAD_MAILBOX: 'office@example.com',
  SMTP_URL: 'smtp://localhost:2525',
  SMTP_FROM: 'Web site <site@example.com>',
};
const byWebhook = {
  LEAD_CARRIERS: 'webhook',
  WEBHOOK_URL: 'https://crm.example.com/leads',
  WEBHOOK_SECRET: 'kept-between-the-two-of-us',
};

describe('settings', () => {
  // Proves 10.14, 10.15, 10.16, 10.17, 10.18, 10.20, 10.23, 10.24, 10.25, 10.26, 10.27.
  it('needs none: leads go to a folder beside the database until a mailbox is set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://localhost:3000',
      database: { kind: 'sqlite', path: resolve('var/leads.db') },
      leadDelivery: 'server',
      carriers: [{ name: 'disk', folder: resolve('var/outgoing') }],
      trustProxy: false,
      rateLimitMax: 20,
      leadRetentionDays: 730,
      retryBaseMs: 30_000,
      logLevel: 'info',
    });
  });

  it('treats an empty value as not set', () => {
    expect(readSettings({ PORT: '', LEAD_CARRIERS: ' ', LEAD_MAILBOX: '' })).toEqual(readSettings({}));
  });

  // Proves 10.18, 10.19, 10.20, R4.2.
  it('sends through the form service as soon as a mailbox is set', () => {
    const { carriers } = readSettings({
      LEAD_MAILBOX: 'office@example.com',
      LEAD_CC: 'a@example.com, b@example.com,c@example.com',
    });
    expect(carriers).toEqual([
      {
        name: 'form-service',
        formServiceUrl: 'https://formsubmit.co/ajax',
        mailbox: 'office@example.com',
        carbonCopies: ['a@example.com', 'b@example.com', 'c@example.com'],
      },
    ]);
  });

  // Proves 10.18, 10.21, 10.22.
  it('takes several carriers, each once', () => {
    const { carriers } = readSettings({
      ...bySmtp,
      ...byWebhook,
      LEAD_CARRIERS: 'webhook,disk, SMTP,webhook',
      OUTGOING_FOLDER: '/srv/leads',
    });
    expect(carriers.map(({ name }) => name)).toEqual(['smtp', 'webhook', 'disk']);
    expect(carriers[2]).toEqual({ name: 'disk', folder: '/srv/leads' });
  });

  // Proves 10.72.
  it('has a desk only where browsers have passkeys', () => {
    expect(readSettings({}).desk).toBe(false);
    expect(readSettings({ DESK: 'on' }).desk).toBe(true);
    expect(readSettings({ DESK: 'on', SITE_URL: 'https://www.example.com' }).desk).toBe(true);
    expect(() => readSettings({ DESK_REMINDER_TO: 'owner@example.com' })).toThrow(
      'DESK_REMINDER_TO needs DESK=on: the mail leads there.',
    );
    const reminder = { DESK_REMINDER_TO: 'owner@example.com', DESK_REMINDER_HOURS: '2' };
    expect(() => readSettings(reminder)).toThrow('DESK_REMINDER_TO needs DESK=on');
    const mail = { SMTP_URL: 'smtp://mail.example.com', SMTP_FROM: 'site@example.com' };
    expect(readSettings({ DESK: 'on', ...mail, ...reminder }).deskMails).toMatchObject({
      reminder: { to: ['owner@example.com'] },
      reminderHours: 2,
    });
    expect(() => readSettings({ DESK: 'on', SITE_URL: 'http://www.example.com' })).toThrow(
      'DESK needs a SITE_URL that begins with https://',
    );
  });

  it('drops the slash behind the site address', () => {
    expect(readSettings({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe('https://www.example.com');
    expect(readSettings({ PORT: '3151' }).siteUrl).toBe('http://localhost:3151');
  });

  // Proves 10.23.
  it.each([
    ['off', false],
    ['on', true],
    ['Loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['::1', '::1'],
  ])('believes forwarded addresses as TRUST_PROXY=%s says', (text, expected) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  // Proves 10.16.
  it.each([
    ['file:/srv/leads.db', { kind: 'sqlite', path: '/srv/leads.db' }],
    ['file:///srv/leads.db', { kind: 'sqlite', path: '/srv/leads.db' }],
    ['postgres://me:pw@db:5432/leads', { kind: 'postgres', url: 'postgres://me:pw@db:5432/leads' }],
  ])('understands the database address %s', (text, expected) => {
    expect(readSettings({ DATABASE_URL: text }).database).toEqual(expected);
  });

  // Proves 10.12.
  it.each([
    [{ PORT: 'http' }, 'PORT must'],
    [{ HOST: 'two hosts' }, 'HOST must'],
    [{ SITE_URL: 'www.example.com' }, 'SITE_URL must'],
    [{ SITE_URL: 'https://www.example.com/roofing' }, 'SITE_URL must'],
    [{ DATABASE_URL: 'mysql://db/leads' }, 'DATABASE_URL must'],
    [{ DATABASE_URL: 'file:' }, 'DATABASE_URL must'],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL must'],
    [{ LEAD_DELIVERY: 'pigeon' }, 'LEAD_DELIVERY must'],
    [{ LEAD_DELIVERY: 'direct' }, 'LEAD_MAILBOX is missing'],
    [{ LEAD_CARRIERS: 'disk,pigeon' }, 'LEAD_CARRIERS must'],
    [{ LEAD_CARRIERS: 'form-service' }, 'LEAD_MAILBOX is missing'],
    [{ LEAD_MAILBOX: 'not an address' }, 'LEAD_MAILBOX must'],
    [{ LEAD_MAILBOX: 'office@example.com', LEAD_CC: 'a@example.com,b' }, 'LEAD_CC must'],
    [{ LEAD_MAILBOX: 'office@example.com', FORM_SERVICE_URL: 'nowhere' }, 'FORM_SERVICE_URL must'],
    [{ ...bySmtp, SMTP_URL: '' }, 'SMTP_URL is missing'],
    [{ ...bySmtp, SMTP_FROM: '' }, 'SMTP_FROM is missing'],
    [{ ...bySmtp, SMTP_URL: 'smtp://me:50%off@mail.example.com' }, 'SMTP_URL must'],
    [{ ...byWebhook, WEBHOOK_URL: '' }, 'WEBHOOK_URL is missing'],
    [{ ...byWebhook, WEBHOOK_SECRET: '' }, 'WEBHOOK_SECRET is missing'],
    [{ ...byWebhook, WEBHOOK_SECRET: 'fifteen letters' }, 'WEBHOOK_SECRET must'],
    // Also where nothing uses it yet.
    [{ SMTP_URL: 'http://mail.example.com' }, 'SMTP_URL must'],
    [{ SMTP_FROM: 'site' }, 'SMTP_FROM must'],
    [{ WEBHOOK_URL: 'ftp://crm.example.com' }, 'WEBHOOK_URL must'],
    [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET must'],
    [{ LEAD_CARRIERS: 'jobnimbus' }, 'JOBNIMBUS_API_KEY is missing'],
    [{ LEAD_CARRIERS: 'acculynx' }, 'ACCULYNX_API_KEY is missing'],
    [{ ALERT_WEBHOOK_URL: 'chat' }, 'ALERT_WEBHOOK_URL must'],
    [{ ALERT_MAIL_TO: 'owner' }, 'ALERT_MAIL_TO must'],
    [{ ALERT_MAIL_TO: 'owner@example.com' }, 'SMTP_URL is missing'],
    [{ HSTS_INCLUDE_SUBDOMAINS: 'perhaps' }, 'HSTS_INCLUDE_SUBDOMAINS must'],
    [{ TRUST_PROXY: 'the office' }, 'TRUST_PROXY must'],
    [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY must'],
    [{ PHOTOGRAPH_STORAGE: 's3://bucket' }, 'PHOTOGRAPH_STORAGE must'],
    [{ PHOTOGRAPH_STORAGE: 's3+https://id:se%cret@s3.example.com/bucket' }, 'PHOTOGRAPH_STORAGE must'],
    [{ PHOTOGRAPH_STORAGE: 'file:///srv/100%/photographs' }, 'PHOTOGRAPH_STORAGE must'],
    [{ PHOTOGRAPH_KEY: 'secret' }, 'PHOTOGRAPH_KEY must'],
    [{ RATE_LIMIT_MAX: '0' }, 'RATE_LIMIT_MAX must'],
    [{ LEAD_RETENTION_DAYS: '-1' }, 'LEAD_RETENTION_DAYS must'],
    [{ RETRY_BASE_MS: '1e9' }, 'RETRY_BASE_MS must'],
    [{ LOG_LEVEL: 'shouting' }, 'LOG_LEVEL must'],
  ])('stops the start for %o with one line that begins "%s"', (variables, begin) => {
    const attempt = () => readSettings(variables);
    expect(attempt).toThrow(ConfigurationError);
    expect(attempt).toThrow(new RegExp(`^${begin}.*\\.$`));
  });

  // Proves 12.15, 12.16.
  it('keeps photographs beside the database, in another folder, or in storage that speaks S3', () => {
    const storageOf = (variables: Record<string, string>) => readSettings(variables).photographs.storage;
    expect(storageOf({ DATABASE_URL: 'file:/srv/leads.db' })).toEqual({
      kind: 'folder',
      path: '/srv/photographs',
    });
    expect(storageOf({ PHOTOGRAPH_STORAGE: 'file:///srv/pictures' })).toEqual({
      kind: 'folder',
      path: '/srv/pictures',
    });
    expect(
      storageOf({ PHOTOGRAPH_STORAGE: 's3+https://AK:a%2Fb@s3.example.com/roof-1?region=eu-west-1' }),
    ).toEqual({
      kind: 's3',
      bucketUrl: 'https://s3.example.com/roof-1',
      region: 'eu-west-1',
      accessKeyId: 'AK',
      secretAccessKey: 'a/b',
    });
    expect(readSettings({ PHOTOGRAPH_KEY: 'ab'.repeat(32) }).photographs.key).toEqual(Buffer.alloc(32, 0xab));
  });

  // Proves 10.84.
  it('starts with every setting of release 0.2.2, and says what became of those that nothing reads any more', () => {
    const text = readFileSync(new URL('earlier-settings.env', import.meta.url), 'utf8');
    const filledIn = parseEnv(text) as Record<string, string>;
    expect(() => checkEnvFile(text, settingNames)).not.toThrow();
    const { carriers, retired } = readSettings(filledIn);
    expect(carriers.map(({ name }) => name)).not.toContain('hubspot');
    expect(carriers.map(({ name }) => name)).toContain('smtp');
    expect(retired).toEqual(
      [
        ...Object.keys(retiredSettings)
          .filter((name) => filledIn[name])
          .toSorted(),
        'LEAD_CARRIERS names hubspot',
        'LEAD_CARRIERS says "else"',
      ].map((name) => expect.stringMatching(new RegExp(`^${name}.* stands in its place\\.$`))),
    );
    expect(readSettings({}).retired).toEqual([]);
    // Newer than that release.
    const houses = { HOUSES_FILE: './houses.csv' };
    expect(() => checkEnvFile('HOUSES_FILE=./houses.csv', settingNames)).not.toThrow();
    expect(readSettings(houses).retired).toEqual([expect.stringMatching(/^HOUSES_FILE is not read by this/)]);
  });

  // Proves 10.84.
  it('writes leads into files, and says so, when LEAD_CARRIERS names nothing that is left', () => {
    const { carriers, retired } = readSettings({
      LEAD_CARRIERS: 'HubSpot',
      LEAD_MAILBOX: 'office@example.com',
    });
    expect(carriers).toMatchObject([{ name: 'disk' }]);
    expect(retired.at(-1)).toContain('leads are written into files (disk), and nobody is told');
  });

  // Proves 10.84.
  it.each([
    ['disk, smtp else Form-Service', ['smtp', 'disk']],
    ['HubSpot else disk', ['disk']],
  ])('reads of "%s" the first carrier that is left, and says so', (written, names) => {
    const { carriers, retired } = readSettings({ ...bySmtp, LEAD_CARRIERS: written });
    expect(carriers.map(({ name }) => name)).toEqual(names);
    expect(retired).toEqual([expect.stringMatching(/^LEAD_CARRIERS says "else", which is gone/)]);
  });

  it('keeps the database password out of the message', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://me:hunter2@' })).toThrow(/^(?!.*hunter2).*$/);
  });
});
