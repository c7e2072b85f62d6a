// The commands that do something, and what they say about it.

import { countByCarrier } from '../database/outbox-entries.ts';
import { findPeople } from '../database/people.ts';
import {
  type Carrier,
  type CarrierName,
  describeRetiredCarrier,
  isRetired,
  notificationCarriers,
} from '../delivery/carrier.ts';
import { forgetLead } from '../office/forget-lead.ts';
import { toIso } from '../office/lead-record.ts';
import { findLead, type Office, OperationRefused } from '../office/office.ts';
import { invitePerson, removePerson } from '../office/people.ts';
import { retryAll, retryLead } from '../office/retry-leads.ts';
import { findLeftOver } from '../office/take-over-office-changes.ts';
import { readOfficeChanges } from '../settings/office-changes.ts';
import type { Settings } from '../settings/settings.ts';
import type { Command } from './command-line.ts';
import { formatMoment, formatTable } from './text-table.ts';

export interface CommandContext extends Office {
  readonly carriers: readonly Carrier[];
  readonly settings: Settings;
}

export interface CommandResult {
  readonly json: unknown;
  readonly text: string;
  /** False: something needs a look, and scripts are to know. */
  readonly isWell?: boolean;
}

export async function retry(context: CommandContext, { reference }: Command): Promise<CommandResult> {
  const { database } = context;
  // Whether the running server mails visitors and notifies devices is not known here.
  const sendable: CarrierName[] = [...context.carriers.map(({ name }) => name), ...notificationCarriers];
  const lead = reference === 'all' ? null : await findLead(context, reference);
  const revived = lead ? await retryLead(context, lead.reference) : await retryAll(context, sendable);
  const due = await countByCarrier(database.queries, 'due', lead?.id);
  const unsendable = due
    .filter(({ carrier }) => !sendable.includes(carrier))
    .map(({ carrier, entries }) => ({ carrier, entries }));
  const lines = unsendable.map(
    ({ carrier, entries }) =>
      `${entries === 1 ? '1 delivery waits' : `${entries} deliveries wait`} for ${carrier}, which LEAD_CARRIERS does not name: until it does, no server sends ${entries === 1 ? 'it' : 'them'}.`,
  );
  const givenUp = lead === null ? await countByCarrier(database.queries, 'gave-up') : [];
  for (const { carrier, entries } of givenUp)
    if (isRetired(carrier))
      lines.push(
        `${entries === 1 ? '1 delivery stays' : `${entries} deliveries stay`} given up: call the visitors. ${describeRetiredCarrier(carrier)}`,
      );
  const sent = lead === null ? revived : revived - unsendable.length;
  if (sent > 0)
    lines.push(
      `${sent === 1 ? '1 delivery is' : `${sent} deliveries are`} due now. A running server sends within seconds, otherwise the next start does.`,
    );
  else if (unsendable.length === 0) lines.push('Nothing waits for a retry.');
  return { json: { revived, unsendable }, text: lines.join('\n') };
}

export async function forget(context: CommandContext, { reference }: Command): Promise<CommandResult> {
  const { sentBy, beingSentBy } = await forgetLead(context, reference);
  const lines = [`${reference} is forgotten: the person is erased here, the lead still counts.`];
  if (beingSentBy.length > 0)
    lines.push(
      `It was just being sent (${beingSentBy.join(', ')}): it may still arrive. Look there, and erase it.`,
    );
  lines.push(
    sentBy.length > 0
      ? `It had been sent (${sentBy.join(', ')}). Erase it there as well; backups of the database keep it until they are deleted.`
      : 'Backups of the database keep it until they are deleted.',
  );
  if (context.database.dialect === 'postgres')
    lines.push(
      'PostgreSQL overwrites the old rows in its own time; "VACUUM FULL leads, lead_keys, outbox_entries, deliveries, notes, audit_entries" does it at once.',
    );
  return { json: { reference, forgotten: true, sentBy, beingSentBy }, text: lines.join('\n') };
}

export async function invite(context: CommandContext, { name }: Command): Promise<CommandResult> {
  const { siteUrl, desk } = context.settings;
  if (!desk) throw new OperationRefused('The desk is off. Set DESK=on and start the server again.');
  const { token, validMinutes } = await invitePerson(context, name);
  const link = `${siteUrl}/desk/invitation/${token}`;
  return {
    json: { name, link, validMinutes },
    text: `${link}\n\nGive this link to ${name} alone. It works once, for ${validMinutes} minutes, and sets up a passkey on the device where it is opened.`,
  };
}

export async function listPeople(context: CommandContext): Promise<CommandResult> {
  const people = (await findPeople(context.database.queries)).map(
    ({ name, passkeys, invitedAt, lastSignedInAt }) => ({
      name,
      passkeys,
      invitedAt: toIso(invitedAt),
      lastSignedInAt: toIso(lastSignedInAt),
    }),
  );
  const rows = people.map(({ name, passkeys, lastSignedInAt }) => [
    name,
    String(passkeys),
    lastSignedInAt === null ? 'never' : formatMoment(lastSignedInAt),
  ]);
  const text =
    rows.length === 0
      ? 'Nobody may sign in at the desk yet. "invite" lets somebody in.'
      : formatTable(['NAME', 'PASSKEYS', 'LAST SIGNED IN'], rows);
  return { json: people, text };
}

export async function remove(context: CommandContext, { name }: Command): Promise<CommandResult> {
  await removePerson(context, name);
  return {
    json: { name, removed: true },
    text: `${name} can no longer sign in, and is signed out everywhere.`,
  };
}

/** What the office of 0.2 had entered at the desk and belongs into client/, to be pasted. */
export function printOfficeChanges(path: string): CommandResult {
  const changes = readOfficeChanges(path);
  if (changes === null)
    throw new OperationRefused(`There is no file ${path}: there is nothing to carry over.`);
  const { reviews, offersOff } = findLeftOver(changes);
  const lines: string[] = [];
  if (reviews.length > 0) {
    lines.push('Into the list of client/reviews.json:', '');
    for (const { hasConsent: _, isSample: _always, ...review } of reviews)
      lines.push(`  ${JSON.stringify(review)},`);
    lines.push('');
  }
  if (offersOff.length > 0) {
    lines.push('In the place of their lines in client/switches.ts:', '');
    for (const offer of offersOff) lines.push(`  ${offer}: false,`);
    lines.push('');
  }
  lines.push(
    lines.length === 0
      ? `Everything in ${path} is in client/ or in the database.`
      : 'Then "npm run fix" and "npm run build". The rest of the file is in the database.',
  );
  return { json: { reviews, offersOff }, text: lines.join('\n') };
}
