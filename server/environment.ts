import { retention } from '#content/business/retention.ts';
import { type CarrierSettings, need, readCarriers, readRecipients } from './carrier-settings.ts';
import {
  ConfigurationError,
  isProxyRange,
  readChoice,
  readList,
  readText,
  readUrl,
  readWholeNumber,
  type Variables,
} from './configuration-values.ts';
import { type DatabaseAddress, readDatabaseAddress } from './database/database-address.ts';
import { longestTimerMs } from './platform/clock-and-random.ts';

export type { CarrierSettings } from './carrier-settings.ts';
export { ConfigurationError } from './configuration-values.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Environment {
  readonly host: string;
  readonly port: number;
  /** Canonical origin, no trailing slash. */
  readonly siteUrl: string;
  readonly database: DatabaseAddress;
  /** `direct` is a build for hosting without this server: browsers then post to the form service themselves. */
  readonly leadDelivery: 'server' | 'direct';
  /** The form service's endpoint, without the mailbox and without a trailing slash. */
  readonly formServiceUrl: string;
  /** Set whenever `leadDelivery` is `direct`. */
  readonly mailbox: string | undefined;
  readonly carbonCopies: readonly string[];
  readonly carriers: readonly CarrierSettings[];
  /** In the shape Fastify's `trustProxy` takes. */
  readonly trustProxy: boolean | string;
  readonly rateLimitMax: number;
  readonly leadRetentionDays: number;
  readonly retryBaseMs: number;
  readonly claimLeaseMs: number;
  readonly deliveryTimeoutMs: number;
  readonly logLevel: LogLevel;
}

/** Reads every setting once. Throws a ConfigurationError on the first that cannot be used. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const database = readDatabaseAddress(readText(variables, 'DATABASE_URL') ?? 'file:./var/leads.db');
  const recipients = readRecipients(variables);
  const leadDelivery = readChoice(variables, 'LEAD_DELIVERY', ['server', 'direct'], 'server');
  if (leadDelivery === 'direct') need('LEAD_MAILBOX', recipients.mailbox, 'LEAD_DELIVERY is direct');
  return {
    host: readHost(variables),
    port: readWholeNumber(variables, 'PORT', { byDefault: 3000, from: 0, to: 65_535 }),
    siteUrl: readSiteUrl(variables),
    database,
    leadDelivery,
    ...recipients,
    carriers: readCarriers(variables, recipients, database),
    trustProxy: readTrustProxy(variables),
    rateLimitMax: readWholeNumber(variables, 'RATE_LIMIT_MAX', { byDefault: 20, from: 1, to: 1_000_000 }),
    leadRetentionDays: readWholeNumber(variables, 'LEAD_RETENTION_DAYS', {
      byDefault: retention.leadDays,
      from: 1,
      to: 36_500,
    }),
    retryBaseMs: readWholeNumber(variables, 'RETRY_BASE_MS', {
      byDefault: 30_000,
      from: 1,
      to: longestTimerMs,
    }),
    // Shorter: a server that stalls for a moment has its leads sent a second time by another. Longer: after a crash
    // leads wait that long before anyone takes them over.
    claimLeaseMs: readWholeNumber(variables, 'CLAIM_LEASE_MS', {
      byDefault: 30_000,
      from: 100,
      to: 3_600_000,
    }),
    // Shorter: a slow but working receiver gets the lead again and again. Longer: a hanging one holds up the rest.
    deliveryTimeoutMs: readWholeNumber(variables, 'DELIVERY_TIMEOUT_MS', {
      byDefault: 30_000,
      from: 50,
      to: 600_000,
    }),
    logLevel: readChoice(variables, 'LOG_LEVEL', logLevels, 'info'),
  };
}

function readHost(variables: Variables): string {
  const host = readText(variables, 'HOST') ?? '127.0.0.1';
  if (/^[\w.:%-]+$/.test(host)) return host;
  throw new ConfigurationError('HOST', `must be a host name or an IP address, but is "${host}".`);
}

function readSiteUrl(variables: Variables): string {
  const url = readUrl(variables, 'SITE_URL', ['http:', 'https:'], 'https://www.example.com');
  if (url === undefined) return 'http://localhost:3000';
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
  throw new ConfigurationError(
    'SITE_URL',
    'must be an origin such as https://www.example.com, with no path behind it.',
  );
}

/** `off`, `on`, or a comma list of addresses and ranges. A number of hops proves nothing about who is calling. */
function readTrustProxy(variables: Variables): boolean | string {
  const text = readText(variables, 'TRUST_PROXY')?.toLowerCase() ?? 'off';
  if (['off', 'false', 'no', '0'].includes(text)) return false;
  if (['on', 'true', 'yes'].includes(text)) return true;
  const wrong = readList(variables, 'TRUST_PROXY').find((range) => !isProxyRange(range.toLowerCase()));
  if (wrong === undefined) return text;
  throw new ConfigurationError(
    'TRUST_PROXY',
    `must be off, on, or a comma list of loopback, IP addresses and ranges, but has "${wrong}".`,
  );
}
