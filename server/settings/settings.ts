// Every setting, read from the environment. What each means for an operator is in .env.example.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { retention } from '#content/business/retention.ts';
import type { DatabaseAddress } from '../database/lead-database.ts';
import { longestLeaseMs } from '../database/outbox-entries.ts';
import { carrierNames, type RetiredCarrier, retiredCarriers } from '../delivery/carrier.ts';
import type { CarrierSettings } from '../delivery/carriers-by-name.ts';
import type { PhotographStorageAddress } from '../photographs/open-storage.ts';
import { longestTimerMs } from '../platform/clock-and-random.ts';
import { describeRetired, leaveOutRetired, retiredSettings, withoutElse } from './retired-settings.ts';
import {
  address,
  ConfigurationError,
  decode,
  host,
  mailAddresses,
  mailbox,
  mailSender,
  oneOf,
  onOff,
  readVariables,
  secret,
  someOf,
  trustedProxies,
  type Variables,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts';
import { checkEnvFile, refuseUnknownNames } from './setting-names.ts';

export { ConfigurationError };

/**
 * What `file:` names, the way people write it (`file:./var/leads.db`, `file:/srv/leads.db`, `file:///srv/leads.db`); a
 * relative path starts at the folder the server was started in. Null for what names nothing on this machine.
 */
function readPath(text: string): string | null {
  if (!/^file:./i.test(text)) return null;
  if (!/^file:\/\//i.test(text)) return resolve(text.slice('file:'.length));
  try {
    return URL.parse(text)?.hostname === '' ? fileURLToPath(text) : null;
  } catch {
    return null;
  }
}

const databaseAddress = z.string().transform((text, { addIssue }): DatabaseAddress => {
  if (/^postgres(ql)?:\/\//i.test(text)) {
    const url = URL.parse(text);
    if (url !== null && url.hostname !== '' && url.pathname.length > 1)
      return { kind: 'postgres', url: text };
    addIssue('must name a host and a database, such as postgres://user:password@db.example.com/leads.');
  } else if (/^file:/i.test(text)) {
    const path = readPath(text);
    if (path !== null && !text.endsWith('/')) return { kind: 'sqlite', path };
    addIssue('must name a file after "file:", such as file:./var/leads.db.');
  } else {
    addIssue('must start with file: or postgres://, such as file:./var/leads.db.');
  }
  return z.NEVER;
});

/** `file:` as in DATABASE_URL; `s3+https://<key id>:<secret>@<endpoint>/<bucket>?region=<region>`. */
const photographStorage = z.string().transform((text, { addIssue }): PhotographStorageAddress => {
  const path = readPath(text);
  if (path !== null) return { kind: 'folder', path };
  const url = /^s3\+https?:\/\//i.test(text) ? URL.parse(text.slice('s3+'.length)) : null;
  const accessKeyId = decode(url?.username ?? '');
  const secretAccessKey = decode(url?.password ?? '');
  if (url && accessKeyId && secretAccessKey && /^\/[\w.-]+\/?$/.test(url.pathname)) {
    return {
      kind: 's3',
      bucketUrl: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      accessKeyId,
      secretAccessKey,
    };
  }
  addIssue(
    'must be file: and a folder, or an address such as s3+https://keyid:secret@s3.example.com/bucket?region=us-east-1.',
  );
  return z.NEVER;
});

const photographKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, { error: 'must be 64 hexadecimal digits; "openssl rand -hex 32" makes them.' })
  .transform((text) => Buffer.from(text, 'hex'));

const siteUrl = webAddress('https://www.example.com')
  .refine((href) => href === `${new URL(href).origin}/`, {
    error: 'must be an origin such as https://www.example.com, with no path behind it.',
  })
  .transform((href) => new URL(href).origin);

/** An address to which a path is added. */
const apiUrl = (usual: string) =>
  webAddress(usual)
    .transform((href) => href.replace(/\/+$/, ''))
    .default(usual);

const formServiceUrl = apiUrl('https://formsubmit.co/ajax');
const carbonCopies = mailAddresses.default([]);

const shape = {
  HOST: host.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  SITE_URL: siteUrl.optional(),
  DATABASE_URL: databaseAddress.prefault('file:./var/leads.db'),
  LEAD_DELIVERY: oneOf(['server', 'direct']).default('server'),
  LEAD_CARRIERS: z
    .string()
    .transform(withoutElse)
    .pipe(someOf(carrierNames, Object.keys(retiredCarriers) as RetiredCarrier[]))
    .default([]),
  FORM_SERVICE_URL: formServiceUrl,
  LEAD_MAILBOX: mailbox.optional(),
  LEAD_CC: carbonCopies,
  OUTGOING_FOLDER: z.string().optional(),
  PHOTOGRAPH_STORAGE: photographStorage.optional(),
  PHOTOGRAPH_KEY: photographKey.optional(),
  AUTO_RESPONSE: onOff.default(true),
  ALERT_WEBHOOK_URL: webAddress('https://chat.example.com/hooks/roofing').optional(),
  ALERT_MAIL_TO: mailAddresses.default([]),
  DESK: onOff.default(false),
  DESK_DIGEST_TO: mailAddresses.default([]),
  DESK_DIGEST_HOUR: wholeNumber(0, 23).default(7),
  DESK_REMINDER_TO: mailAddresses.default([]),
  DESK_REMINDER_HOURS: wholeNumber(1, 72).default(4),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  HSTS_INCLUDE_SUBDOMAINS: onOff.default(false),
  TRUST_PROXY: trustedProxies.default(false),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(20),
  LEAD_RETENTION_DAYS: wholeNumber(1, 36_500).default(retention.leadDays),
  RETRY_BASE_MS: wholeNumber(1, longestTimerMs).default(30_000),
  // Shorter: a server that stalls for a moment has its leads sent a second time by another. Longer: after a crash leads
  // wait that long before anyone takes them over.
  CLAIM_LEASE_MS: wholeNumber(100, longestLeaseMs).default(30_000),
  // Shorter: a slow but working receiver gets the lead again and again. Longer: a hanging one holds up the rest.
  DELIVERY_TIMEOUT_MS: wholeNumber(50, 600_000).default(30_000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

const smtpUrl = address(/^smtps?$/, 'smtps://user:password@mail.example.com');
const carrierShapes = {
  'form-service': { FORM_SERVICE_URL: formServiceUrl, LEAD_MAILBOX: mailbox, LEAD_CC: carbonCopies },
  smtp: { SMTP_URL: smtpUrl, SMTP_FROM: mailSender, LEAD_MAILBOX: mailbox, LEAD_CC: carbonCopies },
  webhook: { WEBHOOK_URL: webAddress('https://crm.example.com/leads'), WEBHOOK_SECRET: secret },
  jobnimbus: {
    JOBNIMBUS_URL: apiUrl('https://app.jobnimbus.com/api1'),
    JOBNIMBUS_API_KEY: z.string(),
    JOBNIMBUS_WORKFLOW: z.string().default('Customer'),
    JOBNIMBUS_STATUS: z.string().default('Lead'),
  },
  acculynx: {
    ACCULYNX_URL: apiUrl('https://api.acculynx.com/api/v2'),
    ACCULYNX_API_KEY: z.string(),
    ACCULYNX_CONTACT_TYPE: z.string(),
  },
};

export const settingNames: ReadonlySet<string> = new Set(
  [shape, ...Object.values(carrierShapes), retiredSettings].flatMap((each) => Object.keys(each)),
);

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads every setting, by default those of this machine: the environment, and the names in the `.env` file from which Node,
 * systemd or a container engine took it. Throws a ConfigurationError on the first that cannot be used.
 */
export function readSettings(variables?: Variables) {
  if (variables === undefined) {
    if (existsSync('.env')) checkEnvFile(readFileSync('.env', 'utf8'), settingNames);
    return readSettings(process.env);
  }
  refuseUnknownNames(variables, settingNames);
  const given = readVariables(shape, variables);
  // What is set has to be right, also where nothing uses it yet.
  for (const ofCarrier of Object.values(carrierShapes))
    readVariables(z.object<z.ZodRawShape>(ofCarrier).partial().shape, variables);
  // Browsers then post to the form service themselves, so the build needs to know to whom.
  if (given.LEAD_DELIVERY === 'direct')
    readVariables({ LEAD_MAILBOX: mailbox }, variables, 'LEAD_DELIVERY is direct');
  // A port of 0 is chosen by the machine when the server starts.
  const site = given.SITE_URL ?? `http://localhost:${given.PORT || 3000}`;
  const { protocol, hostname } = new URL(site);
  if (given.DESK && protocol !== 'https:' && hostname !== 'localhost') {
    throw new ConfigurationError(
      'DESK',
      `needs a SITE_URL that begins with https://, but that is ${site}: browsers have passkeys nowhere else.`,
    );
  }
  for (const name of ['DESK_DIGEST_TO', 'DESK_REMINDER_TO'] as const) {
    if (!given.DESK && given[name].length > 0)
      throw new ConfigurationError(name, 'needs DESK=on: the mail leads there.');
  }
  const usualCarrier: CarrierSettings['name'] = given.LEAD_MAILBOX === undefined ? 'disk' : 'form-service';
  const { kept, lines } = leaveOutRetired(given.LEAD_CARRIERS, variables.LEAD_CARRIERS ?? '');
  const carriers = kept.length === 0 ? [usualCarrier] : kept;
  // Beside the database, so that two databases never share a folder.
  const besideDatabase = (folder: string) =>
    resolve(given.DATABASE_URL.kind === 'sqlite' ? dirname(given.DATABASE_URL.path) : 'var', folder);
  const outgoingFolder = resolve(given.OUTGOING_FOLDER ?? besideDatabase('outgoing'));
  return {
    host: given.HOST,
    port: given.PORT,
    /** Canonical origin, no trailing slash. */
    siteUrl: site,
    database: given.DATABASE_URL,
    leadDelivery: given.LEAD_DELIVERY,
    /** The form service's endpoint, without the mailbox and without a trailing slash. */
    formServiceUrl: given.FORM_SERVICE_URL,
    mailbox: given.LEAD_MAILBOX,
    carbonCopies: given.LEAD_CC,
    /** Each takes every lead. */
    carriers: carriers.map((name) => readCarrier(name, variables, outgoingFolder)),
    /** Where the disk carrier writes, if it is configured; it may have been before. */
    outgoingFolder,
    photographs: {
      storage: given.PHOTOGRAPH_STORAGE ?? { kind: 'folder' as const, path: besideDatabase('photographs') },
      /** Whether PHOTOGRAPH_STORAGE names it. */
      isStorageSet: given.PHOTOGRAPH_STORAGE !== undefined,
      /** 32 bytes that open what releases up to 0.2.3 sealed, or undefined. To be removed in 0.6. */
      key: given.PHOTOGRAPH_KEY,
    },
    autoResponse: given.AUTO_RESPONSE,
    alerts: {
      webhookUrl: given.ALERT_WEBHOOK_URL,
      mail: readMail('ALERT_MAIL_TO', given.ALERT_MAIL_TO, variables),
    },
    /** Whether the office reads and works on leads in the browser, at /desk. */
    desk: given.DESK,
    /** Mails to the office: once a day which requests wait for a call, and the reminder about those that wait too long. */
    deskMails: {
      digest: readMail('DESK_DIGEST_TO', given.DESK_DIGEST_TO, variables),
      hour: given.DESK_DIGEST_HOUR,
      reminder: readMail('DESK_REMINDER_TO', given.DESK_REMINDER_TO, variables),
      reminderHours: given.DESK_REMINDER_HOURS,
    },
    officeChangesFile: resolve(variables.OFFICE_CHANGES_FILE || besideDatabase('office-changes.json')),
    metricsPort: given.METRICS_PORT,
    hstsIncludesSubdomains: given.HSTS_INCLUDE_SUBDOMAINS,
    trustProxy: given.TRUST_PROXY,
    rateLimitMax: given.RATE_LIMIT_MAX,
    leadRetentionDays: given.LEAD_RETENTION_DAYS,
    retryBaseMs: given.RETRY_BASE_MS,
    leaseMs: given.CLAIM_LEASE_MS,
    deliveryTimeoutMs: given.DELIVERY_TIMEOUT_MS,
    logLevel: given.LOG_LEVEL,
    /** What is still set and no longer does anything, a line each, for the operator. */
    retired: [...describeRetired(variables), ...lines],
  };
}

/** What mails that are not about one request need. */
function readMail(name: string, to: readonly string[], variables: Variables) {
  if (to.length === 0) return undefined;
  const needed = { SMTP_URL: smtpUrl, SMTP_FROM: mailSender };
  const { SMTP_URL, SMTP_FROM } = readVariables(needed, variables, `${name} is set`);
  return { smtpUrl: SMTP_URL, from: SMTP_FROM, to, addressesFrom: name };
}

/** What one carrier needs. */
function readCarrier(
  name: CarrierSettings['name'],
  variables: Variables,
  outgoingFolder: string,
): CarrierSettings {
  const read = <Shape extends z.ZodRawShape>(needed: Shape) =>
    readVariables(needed, variables, `LEAD_CARRIERS names ${name}`);
  switch (name) {
    case 'form-service': {
      const { FORM_SERVICE_URL, LEAD_MAILBOX, LEAD_CC } = read(carrierShapes[name]);
      return { name, formServiceUrl: FORM_SERVICE_URL, mailbox: LEAD_MAILBOX, carbonCopies: LEAD_CC };
    }
    case 'smtp': {
      const { SMTP_URL, SMTP_FROM, LEAD_MAILBOX, LEAD_CC } = read(carrierShapes[name]);
      return { name, smtpUrl: SMTP_URL, from: SMTP_FROM, mailbox: LEAD_MAILBOX, carbonCopies: LEAD_CC };
    }
    case 'webhook': {
      const { WEBHOOK_URL, WEBHOOK_SECRET } = read(carrierShapes[name]);
      return { name, webhookUrl: WEBHOOK_URL, secret: WEBHOOK_SECRET };
    }
    case 'jobnimbus': {
      const given = read(carrierShapes[name]);
      return {
        name,
        apiUrl: given.JOBNIMBUS_URL,
        apiKey: given.JOBNIMBUS_API_KEY,
        workflow: given.JOBNIMBUS_WORKFLOW,
        status: given.JOBNIMBUS_STATUS,
      };
    }
    case 'acculynx': {
      const { ACCULYNX_URL, ACCULYNX_API_KEY, ACCULYNX_CONTACT_TYPE } = read(carrierShapes[name]);
      return {
        name,
        apiUrl: ACCULYNX_URL,
        apiKey: ACCULYNX_API_KEY,
        contactTypeId: ACCULYNX_CONTACT_TYPE,
      };
    }
    case 'disk':
      return { name, folder: outgoingFolder };
  }
}
