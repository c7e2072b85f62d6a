// Leads counted where they are stored and where they arrived, photographs where they are kept, against what their senders
// were told.

import { dirname } from 'node:path';
import type { DatabaseAddress, LeadDatabase } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openStorage } from '#server/photographs/open-storage.ts';
import { createPhotographs } from '#server/photographs/photographs.ts';
import { silentLog } from '#server/platform/operator-log.ts';
import { filesIn } from '../draw-photograph.ts';
import type { FakeFormService } from '../fakes/form-service.ts';
import type { AnsweredLead, AnsweredPhotograph } from './retrying-clients.ts';

export type LeadCount = Awaited<ReturnType<typeof countLeads>>;

const dayMs = 24 * 60 * 60 * 1000;

const messageOf = (fields: readonly (readonly [string, string])[]) =>
  fields.find(([name]) => name === 'message')?.[1] ?? '';

/** What the leads said that the form service has mailed. */
export function deliveredLeads(formService: FakeFormService): Set<string> {
  return new Set(formService.mailed.map(({ fields }) => messageOf(fields)));
}

/** Of leads that are there, the deliveries that are not over. */
export const findStuck = ({ queries }: LeadDatabase) =>
  queries
    .selectFrom('outbox_entries')
    .innerJoin('leads', 'leads.id', 'outbox_entries.lead_id')
    .select('outbox_entries.id')
    .where('state', '!=', 'delivered')
    .execute();

export async function countLeads(
  address: DatabaseAddress,
  answered: readonly AnsweredLead[],
  formService: FakeFormService,
) {
  const database = openDatabase(address);
  const rows = await database.queries
    .selectFrom('leads')
    .select(['reference', 'lead_json', 'quarantine_reason'])
    .execute();
  const entries = await database.queries.selectFrom('outbox_entries').select('attempts').execute();
  const stuck = await findStuck(database);
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
    /** Different leads in the database, and those that the form service has mailed. */
    stored: rows.length,
    delivered: delivered.size,
    /** Answered leads that are not both stored under the reference they were answered with, and delivered. */
    lost: answered.filter((lead) => !isSafe(lead)).length,
    /** Leads held back as likely spam; none of these is. */
    withheld: rows.filter((row) => row.quarantine_reason !== null).length,
    /** Leads whose delivery is not over. */
    stuck: stuck.length,
    /** Leads in the database or the mailbox that nobody sent. */
    invented:
      [...referenceByMessage.keys(), ...delivered].filter((message) => !sent.has(message)).length +
      (rows.length - referenceByMessage.size),
    /** Tries that a kill ended before their outcome was on record. */
    triesCutOff: begun - recorded,
  };
}

export type PhotographCount = Awaited<ReturnType<typeof countPhotographs>>;

/**
 * Lost: somebody was told that it is on disk, and it is not there or not what was sent. Orphans: files that belong to no
 * photograph on record, before the sweep of the next days and after it.
 */
export async function countPhotographs(
  address: DatabaseAddress,
  answered: readonly AnsweredPhotograph[],
  folder: string,
) {
  const database = openDatabase(address);
  const log = silentLog;
  try {
    const storage = openStorage(
      { storage: { kind: 'folder', path: folder }, key: undefined },
      { database, log },
    );
    // What a crash leaves is swept after a day.
    const clock = { now: () => Date.now() + 2 * dayMs };
    const photographs = createPhotographs({ database, storage, clock, log });
    const findRows = () =>
      database.queries
        .selectFrom('photographs')
        .innerJoin('leads', 'leads.id', 'photographs.lead_id')
        .select(['lead_id', 'reference', 'place', 'photographs.content_hash as hash'])
        .execute();
    // Beside the leads' folders lies what a killed server had on its way in; the next start of one removes it
    // (incoming-files.test.ts).
    const countFiles = () => filesIn(folder).filter((file) => dirname(file) !== folder).length;
    const rows = await findRows();
    const orphansBefore = countFiles() - rows.length;
    await photographs.sweep();
    let photographsLost = 0;
    for (const { reference, place, hash } of answered) {
      const row = rows.find((each) => each.reference === reference && each.place === place);
      const kept = (await photographs.list(row?.lead_id ?? '')).find((each) => each.place === place);
      if (row?.hash !== hash || (await kept?.read())?.length !== kept?.byteCount) photographsLost += 1;
    }
    return { photographsLost, orphansBefore, orphansAfter: countFiles() - (await findRows()).length };
  } finally {
    await database.close();
  }
}
