import type { Stage } from '#leads/progress/stage.ts';
import { findNewestEntryOfLead, findNotesOfLeads, insertNote } from '../database/audit-entries.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import { CannotBeDone, findLead, isHeld, type Office, recordAction } from './office.ts';

export interface Progress {
  /** The lead as the writer saw it. */
  readonly revision: number;
  readonly note: string;
  /** Null: as it is; with a visit, `visit-set`, unless the lead is won. */
  readonly stage: Stage | null;
  /** Milliseconds since 1970; null: as it is. */
  readonly visitAt: number | null;
}

/** Somebody else changed the lead meanwhile; nothing was saved. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/** Within this time the same again is a button that was pressed twice, or a form that was sent again. */
const repeatedWithinMs = 60_000;

/**
 * Saves a note and how far one has come, both or neither; the same again from the same person saves nothing more.
 * @throws ChangedMeanwhile when a stage is set on a lead that looks different by now; a note alone never collides.
 * @throws CannotBeDone when a stage is set on one that is held back: calendar and counts are of those that are not.
 */
export async function recordProgress(
  office: Omit<Office, 'outgoingFolder' | 'photographs'>,
  reference: string,
  progress: Progress,
): Promise<void> {
  const { database, clock, random, personId } = office;
  const { note, visitAt, revision } = progress;
  const { id } = await findLead(office, reference);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const lead = await holdLead(transaction, id);
    if (!lead)
      throw new CannotBeDone(`${reference} was forgotten meanwhile: there is nobody left to write about.`);
    const stage = progress.stage ?? (visitAt === null ? null : lead.stage === 'won' ? 'won' : 'visit-set');
    if (stage !== null && isHeld(lead))
      throw new CannotBeDone(
        `${reference} is held back as likely spam. Release it first, then set a stage or a visit. Nothing was saved.`,
      );
    const isChanged = stage !== null && lead.revision !== revision;
    if (
      (isChanged || stage === null) &&
      (await isRepeated(transaction, office, lead, { note, stage, visitAt }, now))
    )
      return;
    if (isChanged) throw new ChangedMeanwhile();
    if (stage !== null) await setStage(transaction, id, stage, visitAt, now);
    if (note !== '')
      await insertNote(transaction, {
        id: random.uuid(),
        lead_id: id,
        person_id: personId,
        written_at: now,
        text: note,
      });
    if (stage !== null) await recordAction(office, transaction, 'stage-set', { leadId: id, detail: stage });
    else if (note !== '') await recordAction(office, transaction, 'noted', { leadId: id });
  });
}

/** The lead as it is, which nobody changes or forgets until the transaction is over; nothing for one that is forgotten. */
function holdLead(transaction: Queries, id: string): Promise<LeadsTable | undefined> {
  return transaction
    .updateTable('leads')
    .set((column) => ({ revision: column.ref('revision') }))
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Whether what this person did last about the lead is what is asked for, and a moment ago. */
async function isRepeated(
  transaction: Queries,
  { personId }: Pick<Office, 'personId'>,
  lead: LeadsTable,
  { note, stage, visitAt }: Omit<Progress, 'revision'>,
  now: number,
): Promise<boolean> {
  const entry = await findNewestEntryOfLead(transaction, lead.id);
  const isTheirs = entry?.person_id === personId && now - entry.at < repeatedWithinMs;
  if (!isTheirs || entry.action !== (stage === null ? 'noted' : 'stage-set')) return false;
  if (stage !== null && lead.stage !== stage) return false;
  if (visitAt !== null && lead.visit_at !== visitAt) return false;
  return note === '' || (await findNotesOfLeads(transaction, [lead.id])).at(-1)?.text === note;
}

async function setStage(
  transaction: Queries,
  id: string,
  stage: Stage,
  visitAt: number | null,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set((column) => ({
      stage,
      stage_at: now,
      revision: column('revision', '+', 1),
      // Of a lost one it is kept, in case that was pressed by mistake.
      visit_at: stage === 'new' ? null : (visitAt ?? column.ref('visit_at')),
      // A visit or a job is not agreed on without talking to each other.
      first_called_at:
        stage === 'new' || stage === 'lost'
          ? column.ref('first_called_at')
          : column.fn.coalesce('first_called_at', column.val(now)),
    }))
    .where('id', '=', id)
    .execute();
}
