// Leads counted where they are stored and where they arrived, against what their senders were told.

import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { FakeFormService } from '../fakes/form-service.ts';
import type { AnsweredLead } from './retrying-clients.ts';

export interface LeadCount {
  /** Different leads in the database. */
  readonly stored: number;
  /** Different leads that the form service has mailed. */
  readonly delivered: number;
  /** Answered leads that are not both stored under the reference they were answered with, and delivered. */
  readonly lost: number;
  /** Leads held back as likely spam; none of these is. */
  readonly withheld: number;
  /** Leads whose delivery is not over. */
  readonly stuck: number;
  /** Leads in the database or the mailbox that nobody sent. */
  readonly invented: number;
  /** Tries that a kill ended before their outcome was on record. */
  readonly triesCutOff: number;
}

const messageOf = (fields: readonly (readonly [string, string])[]) =>
  fields.find(([name]) => name === 'message')?.[1] ?? '';

/** What the leads said that the form service has mailed. */
export function deliveredLeads(formService: FakeFormService): Set<string> {
  return new Set(formService.mailed.map(({ fields }) => messageOf(fields)));
}

export async function countLeads(
  address: DatabaseAddress,
  answered: readonly AnsweredLead[],
  formService: FakeFormService,
): Promise<LeadCount> {
  const database = openDatabase(address);
  const rows = await database.queries
    .selectFrom('leads')
    .select(['reference', 'lead_json', 'quarantine_reason'])
    .execute();
  const entries = await database.queries.selectFrom('outbox_entries').select('attempts').execute();
  const stuck = await database.queries
    .selectFrom('outbox_entries')
    .innerJoin('leads', 'leads.id', 'outbox_entries.lead_id')
    .select('outbox_entries.id')
    .where('state', '!=', 'delivered')
    .execute();
  const begun = entries.reduce((sum, { attempts }) => sum + attempts, 0);
  const recorded = (await database.queries.selectFrom('deliveries').select('id').execute()).length;
  await database.close();
  const referenceByMessage = new Map(
    rows.map(({ reference, lead_json }) => [
      (JSON.parse(lead_json ?? 'null') as { contact: { message: string } }).contact.message,
      reference,
    ]),
  );
  const delivered = deliveredLeads(formService);
  const sent = new Set(answered.map(({ message }) => message));
  const isSafe = (lead: AnsweredLead) =>
    referenceByMessage.get(lead.message) === lead.reference && delivered.has(lead.message);

  return {
    stored: rows.length,
    delivered: delivered.size,
    lost: answered.filter((lead) => !isSafe(lead)).length,
    withheld: rows.filter((row) => row.quarantine_reason !== null).length,
    stuck: stuck.length,
    invented:
      [...referenceByMessage.keys(), ...delivered].filter((message) => !sent.has(message)).length +
      (rows.length - referenceByMessage.size),
    triesCutOff: begun - recorded,
  };
}
