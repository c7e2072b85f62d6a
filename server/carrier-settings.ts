import { dirname, join } from 'node:path';
import {
  ConfigurationError,
  isMailAddress,
  isMailSender,
  readList,
  readText,
  readUrl,
  type Variables,
} from './configuration-values.ts';
import type { DatabaseAddress } from './database/database-address.ts';
import { type CarrierName, carrierNames } from './delivery/carrier.ts';

/** Where the form service is and whose mailbox the leads go to; the build for direct delivery needs these too. */
export interface Recipients {
  readonly formServiceUrl: string;
  readonly mailbox: string | undefined;
  readonly carbonCopies: readonly string[];
}

/** What each configured carrier needs. One that lacks a setting cannot be expressed: it stops the start instead. */
export type CarrierSettings =
  | {
      readonly name: 'form-service';
      readonly formServiceUrl: string;
      readonly mailbox: string;
      readonly carbonCopies: readonly string[];
    }
  | {
      readonly name: 'smtp';
      readonly smtpUrl: string;
      readonly from: string;
      readonly mailbox: string;
      readonly carbonCopies: readonly string[];
    }
  | { readonly name: 'webhook'; readonly webhookUrl: string; readonly secret: string }
  | { readonly name: 'disk'; readonly folder: string };

const defaultFormServiceUrl = 'https://formsubmit.co/ajax';

export function readRecipients(variables: Variables): Recipients {
  const url = readUrl(variables, 'FORM_SERVICE_URL', ['http:', 'https:'], defaultFormServiceUrl);
  return {
    formServiceUrl: (url?.href ?? defaultFormServiceUrl).replace(/\/+$/, ''),
    mailbox: readMailbox(variables),
    carbonCopies: readCarbonCopies(variables),
  };
}

export function readCarriers(
  variables: Variables,
  recipients: Recipients,
  database: DatabaseAddress,
): CarrierSettings[] {
  return readCarrierNames(variables, recipients).map((name) =>
    readCarrier(name, variables, recipients, database),
  );
}

function readCarrier(
  name: CarrierName,
  variables: Variables,
  { formServiceUrl, carbonCopies, mailbox: givenMailbox }: Recipients,
  database: DatabaseAddress,
): CarrierSettings {
  const reason = `LEAD_CARRIERS names ${name}`;
  const mailbox = () => need('LEAD_MAILBOX', givenMailbox, reason);
  switch (name) {
    case 'form-service':
      return { name, formServiceUrl, mailbox: mailbox(), carbonCopies };
    case 'smtp': {
      const url = readUrl(
        variables,
        'SMTP_URL',
        ['smtp:', 'smtps:'],
        'smtps://user:password@mail.example.com',
      );
      const from = readSender(variables, reason);
      return { name, smtpUrl: need('SMTP_URL', url?.href, reason), from, mailbox: mailbox(), carbonCopies };
    }
    case 'webhook': {
      const url = readUrl(variables, 'WEBHOOK_URL', ['http:', 'https:'], 'https://crm.example.com/leads');
      const secret = need('WEBHOOK_SECRET', readText(variables, 'WEBHOOK_SECRET'), reason);
      return { name, webhookUrl: need('WEBHOOK_URL', url?.href, reason), secret };
    }
    case 'disk':
      return { name, folder: readText(variables, 'OUTGOING_FOLDER') ?? defaultOutgoingFolder(database) };
  }
}

/** The value of a setting that something else makes necessary. */
export function need(variable: string, value: string | undefined, reason: string): string {
  if (value !== undefined) return value;
  throw new ConfigurationError(variable, `is missing: ${reason}.`);
}

function readCarrierNames(variables: Variables, { mailbox }: Recipients): CarrierName[] {
  const listed = readList(variables, 'LEAD_CARRIERS').map((name) => name.toLowerCase());
  if (listed.length === 0) return [mailbox === undefined ? 'disk' : 'form-service'];
  const unknown = listed.find((name) => !(carrierNames as readonly string[]).includes(name));
  if (unknown === undefined) return carrierNames.filter((name) => listed.includes(name));
  throw new ConfigurationError(
    'LEAD_CARRIERS',
    `must be a comma list of ${carrierNames.join(', ')}, but names "${unknown}".`,
  );
}

/** Beside the database, so that two databases never share a folder. */
function defaultOutgoingFolder(database: DatabaseAddress): string {
  return database.kind === 'sqlite' ? join(dirname(database.path), 'outgoing') : join('var', 'outgoing');
}

function readMailbox(variables: Variables): string | undefined {
  const mailbox = readText(variables, 'LEAD_MAILBOX');
  // The form service hands out an alias of letters and digits that hides the address in a public page.
  if (mailbox === undefined || isMailAddress(mailbox) || /^[a-z0-9]{24,64}$/i.test(mailbox)) return mailbox;
  throw new ConfigurationError('LEAD_MAILBOX', `must be an e-mail address, but is "${mailbox}".`);
}

function readCarbonCopies(variables: Variables): string[] {
  const addresses = readList(variables, 'LEAD_CC');
  const wrong = addresses.find((address) => !isMailAddress(address));
  if (wrong === undefined) return addresses;
  throw new ConfigurationError('LEAD_CC', `must be a comma list of e-mail addresses, but has "${wrong}".`);
}

function readSender(variables: Variables, reason: string): string {
  const sender = need('SMTP_FROM', readText(variables, 'SMTP_FROM'), reason);
  if (isMailSender(sender)) return sender;
  throw new ConfigurationError('SMTP_FROM', `must be an e-mail address, but is "${sender}".`);
}
