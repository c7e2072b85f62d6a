import type { Stage } from '#leads/progress/stage.ts';
import { insertNote } from '../database/audit-entries.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import { CannotBeDone, findLead, type Office, recordAction } from './office.ts';

export interface Progress {
  /** The lead as whoever writes saw it. */
  readonly revision: number;
  readonly note: string;
  /** Null: only a note. */
  readonly stage: Stage | null;
  /** Milliseconds since 1970; with the stage `visit-set`. */
  readonly visitAt: number | null;
}

/** Somebody else changed the lead meanwhile; nothing was saved. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

/**
 * Saves a note and how far one has come, both or neither.
 * @throws ChangedMeanwhile when a stage is set on a lead that looks different by now; a note alone never collides.
 */
export async function recordProgress(
  office: Omit<Office, 'outgoingFolder' | 'photographs'>,
  reference: string,
  progress: Progress,
): Promise<void> {
  const { database, clock, random, personId } = office;
  const lead = await findLead(office, reference);
  if (lead.forgotten_at !== null)
    throw new CannotBeDone(`${reference} was forgotten meanwhile: there is nobody left to write about.`);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    if (progress.stage !== null) await setStage(transaction, lead, progress.stage, progress, now);
    if (progress.note !== '') {
      await insertNote(transaction, {
        id: random.uuid(),
        lead_id: lead.id,
        person_id: personId,
        written_at: now,
        text: progress.note,
      });
    }
    if (progress.stage !== null)
      await recordAction(office, transaction, 'stage-set', { leadId: lead.id, detail: progress.stage });
    else if (progress.note !== '') await recordAction(office, transaction, 'noted', { leadId: lead.id });
  });
}

async function setStage(
  transaction: Queries,
  lead: LeadsTable,
  stage: Stage,
  { revision, visitAt }: Progress,
  now: number,
): Promise<void> {
  const changed = await transaction
    .updateTable('leads')
    .set((column) => ({
      stage,
      stage_at: now,
      revision: column('revision', '+', 1),
      visit_at: stage === 'visit-set' ? visitAt : column.ref('visit_at'),
      // A visit or a job is not agreed on without talking to each other.
      first_called_at:
        stage === 'new' || stage === 'lost'
          ? column.ref('first_called_at')
          : column.fn.coalesce('first_called_at', column.val(now)),
    }))
    .where('id', '=', lead.id)
    .where('revision', '=', revision)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new ChangedMeanwhile();
}
