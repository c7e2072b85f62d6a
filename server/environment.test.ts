import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readEnvironment } from './environment.ts';

describe('settings', () => {
  it('needs none: leads go to a folder beside the database until a mailbox is set', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({
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
    expect(readEnvironment({ PORT: '', LEAD_CARRIERS: ' ', LEAD_MAILBOX: '' })).toEqual(readEnvironment({}));
  });

  it('sends through the form service as soon as a mailbox is set', () => {
    const { carriers } = readEnvironment({
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

  it('takes several carriers, each once', () => {
    const { carriers } = readEnvironment({
      LEAD_CARRIERS: 'webhook,disk, SMTP,webhook',
      LEAD_MAILBOX: 'office@example.com',
      SMTP_URL: 'smtp://localhost:2525',
      SMTP_FROM: 'Web site <site@example.com>',
      WEBHOOK_URL: 'https://crm.example.com/leads',
      WEBHOOK_SECRET: 'kept between us',
      OUTGOING_FOLDER: '/srv/leads',
    });
    expect(carriers.map((carrier) => carrier.name)).toEqual(['smtp', 'webhook', 'disk']);
    expect(carriers[2]).toEqual({ name: 'disk', folder: '/srv/leads' });
  });

  it('drops the slash behind the site address', () => {
    expect(readEnvironment({ SITE_URL: 'https://www.example.com/' }).siteUrl).toBe('https://www.example.com');
  });

  it.each([
    ['off', false],
    ['on', true],
    ['Loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['::1', '::1'],
  ])('believes forwarded addresses as TRUST_PROXY=%s says', (text, expected) => {
    expect(readEnvironment({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each([
    ['file:/srv/leads.db', { kind: 'sqlite', path: '/srv/leads.db' }],
    ['file:///srv/leads.db', { kind: 'sqlite', path: '/srv/leads.db' }],
    ['postgres://me:pw@db:5432/leads', { kind: 'postgres', url: 'postgres://me:pw@db:5432/leads' }],
  ])('understands the database address %s', (text, expected) => {
    expect(readEnvironment({ DATABASE_URL: text }).database).toEqual(expected);
  });

  it.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '80.5' }],
    ['HOST', { HOST: 'two hosts' }],
    ['SITE_URL', { SITE_URL: 'www.example.com' }],
    ['SITE_URL', { SITE_URL: 'https://www.example.com/roofing' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/leads' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:' }],
    ['DATABASE_URL', { DATABASE_URL: 'file:./var/' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://' }],
    ['LEAD_DELIVERY', { LEAD_DELIVERY: 'pigeon' }],
    ['LEAD_MAILBOX', { LEAD_DELIVERY: 'direct' }],
    ['LEAD_CARRIERS', { LEAD_CARRIERS: 'disk,pigeon' }],
    ['LEAD_MAILBOX', { LEAD_CARRIERS: 'form-service' }],
    ['LEAD_MAILBOX', { LEAD_MAILBOX: 'not an address' }],
    ['LEAD_CC', { LEAD_MAILBOX: 'office@example.com', LEAD_CC: 'a@example.com,b' }],
    ['FORM_SERVICE_URL', { LEAD_MAILBOX: 'office@example.com', FORM_SERVICE_URL: 'nowhere' }],
    ['SMTP_URL', { LEAD_CARRIERS: 'smtp', SMTP_FROM: 's@example.com', LEAD_MAILBOX: 'o@example.com' }],
    ['SMTP_FROM', { LEAD_CARRIERS: 'smtp', SMTP_URL: 'smtp://localhost', LEAD_MAILBOX: 'o@example.com' }],
    ['WEBHOOK_URL', { LEAD_CARRIERS: 'webhook', WEBHOOK_SECRET: 'x' }],
    ['WEBHOOK_SECRET', { LEAD_CARRIERS: 'webhook', WEBHOOK_URL: 'https://crm.example.com' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'the office' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
    ['TRUST_PROXY', { TRUST_PROXY: '2' }],
    ['RATE_LIMIT_MAX', { RATE_LIMIT_MAX: '0' }],
    ['LEAD_RETENTION_DAYS', { LEAD_RETENTION_DAYS: '-1' }],
    ['RETRY_BASE_MS', { RETRY_BASE_MS: '1e9' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'shouting' }],
  ])('stops the start with one line about %s for %o', (variable, variables) => {
    const attempt = () => readEnvironment(variables);
    expect(attempt).toThrow(ConfigurationError);
    expect(attempt).toThrow(new RegExp(`^${variable} .+\\.$`));
  });

  it('keeps the database password out of the message', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'postgres://me:hunter2@' })).toThrow(/^(?!.*hunter2).*$/);
  });
});
