import { sql } from 'kysely';
import { formatLongDate } from '#content/wording/dates.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import {
  daysUntil,
  type LostReason,
  lostReasons,
  type NextStep,
  nextStepWords,
} from '#leads/progress/next-step.ts';
import type { Stage } from '#leads/progress/stage.ts';
import { findNewestEntryOfLead, findNotesOfLeads } from '../database/audit-entries.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import { foldForSearch } from '../intake/search-columns.ts';
import { newId } from '../platform/clock-and-random.ts';
import { type Actor, findLead, isQuarantined, OperationRefused, recordAction } from './office.ts';
import { shopMorning, toShopFields } from './shop-time.ts';

export interface Progress {
  /** The lead as the writer saw it. */
  readonly revision: number;
  readonly note: string;
  /** Null: as it is; with a visit, `visit-set`, unless the lead is won. */
  readonly stage: Stage | null;
  /** Milliseconds since 1970; null: as it is. */
  readonly visitAt: number | null;
  /** The next call, or that none is needed; null: whatever follows from the stage. */
  readonly next?: { readonly step: NextStep; readonly at: number } | 'none' | null;
}

/** Somebody else changed the lead first; nothing was saved. */
export class EditConflict extends Error {
  override readonly name = 'EditConflict';
}

/** Within this time the same again is a button that was pressed twice, or a form that was sent again. */
const repeatedWithinMs = 60_000;

/**
 * Saves a note and how far one has come, both or neither; the same again from the same person saves nothing more.
 * @throws EditConflict when a stage or a call is set on a lead that looks different by now; a note alone never collides.
 * @throws OperationRefused when a stage is set on one that is held back: calendar and counts are of those that are not.
 */
export async function recordProgress(office: Actor, reference: string, progress: Progress): Promise<void> {
  const { database, clock, personId } = office;
  const { note, visitAt, revision, next = null } = progress;
  const { id } = await findLead(office, reference);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id);
    if (!lead)
      throw new OperationRefused(`${reference} has been forgotten: there is nobody left to write about.`);
    const stage = progress.stage ?? stageAfter(lead, visitAt, next, now);
    if (stage !== null && isQuarantined(lead))
      throw new OperationRefused(
        `${reference} is held back as likely spam. Release it first, then set a stage or a visit. Nothing was saved.`,
      );
    const change = stage && changeOf(lead, { stage, visitAt, next }, now);
    const isChanged = change !== null && lead.revision !== revision;
    if (
      (isChanged || change === null) &&
      (await isRepeated(transaction, office, lead, { note, change, visitAt }, now))
    )
      return;
    if (isChanged) throw new EditConflict();
    if (change !== null) await updateLead(transaction, id, change);
    if (note !== '') {
      const row = { id: newId(), lead_id: id, person_id: personId, written_at: now, text: note };
      await transaction.insertInto('notes').values(row).execute();
      await transaction
        .updateTable('leads')
        .set({ search_text: sql`coalesce(search_text, '') || ' ' || ${foldForSearch(note)}` })
        .where('id', '=', id)
        .execute();
    }
    const isNextAlone = progress.stage === null && visitAt === null && next !== null;
    if (isNextAlone)
      await recordAction(office, transaction, 'next-set', { leadId: id, detail: describeNext(next) });
    else if (stage !== null)
      await recordAction(office, transaction, 'stage-set', { leadId: id, detail: stage });
    else if (note !== '') await recordAction(office, transaction, 'noted', { leadId: id });
  });
}

/** What follows for the stage where nobody pressed one; null: nothing changes. */
function stageAfter(
  lead: LeadsTable,
  visitAt: number | null,
  next: Progress['next'],
  now: number,
): Stage | null {
  if (visitAt !== null) return lead.stage === 'won' ? 'won' : 'visit-set';
  if (!next) return null;
  if (lead.stage === 'won' || lead.stage === 'lost')
    throw new OperationRefused('Won or lost, it has no next call. Press “Mark as called” first.');
  // The visit is over and a call was set instead of its result.
  return lead.stage === 'visit-set' && (lead.visit_at ?? now) < now ? 'called' : lead.stage;
}

type Change = ReturnType<typeof changeOf>;

function changeOf(
  lead: LeadsTable,
  { stage, visitAt, next }: { stage: Stage; visitAt: number | null; next: Progress['next'] },
  now: number,
) {
  // A lost one keeps it, in case that was pressed by mistake.
  const visit_at = stage === 'new' ? null : (visitAt ?? lead.visit_at);
  const isFollowedUp = stage === 'called' && (visit_at ?? 0) < now;
  const followUp = { step: 'follow-up', at: shopMorning(now, daysUntil['follow-up']) } as const;
  const call = next === 'none' ? null : (next ?? (isFollowedUp ? followUp : null));
  const isCalled = stage !== 'new' && stage !== 'lost';
  return {
    stage,
    stage_at: stage === lead.stage && visitAt === null ? lead.stage_at : now,
    revision: lead.revision + 1,
    visit_at,
    next_step: call?.step ?? null,
    next_at: call?.at ?? null,
    // A visit or a job is not agreed on without talking to each other.
    first_called_at: lead.first_called_at ?? (isCalled || call?.step === 'voicemail' ? now : null),
  };
}

/** "Call back: November 24, 2026" */
const describeNext = (next: Exclude<Progress['next'], null | undefined>) =>
  next === 'none' ? 'none' : `${nextStepWords[next.step]}, ${formatLongDate(toShopFields(next.at).day)}`;

/** The lead as it is, which nobody changes or forgets until the transaction is over; nothing for one that is forgotten. */
export function lockLead(transaction: Queries, id: string): Promise<LeadsTable | undefined> {
  return transaction
    .updateTable('leads')
    .set((column) => ({ revision: column.ref('revision') }))
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Whether this person made the same change to the lead a moment ago: a double click. */
async function isRepeated(
  transaction: Queries,
  { personId }: Pick<Actor, 'personId'>,
  lead: LeadsTable,
  { note, change, visitAt }: { note: string; change: Change | null; visitAt: number | null },
  now: number,
): Promise<boolean> {
  const entry = await findNewestEntryOfLead(transaction, lead.id);
  const isTheirs = entry?.person_id === personId && Math.abs(now - entry.at) < repeatedWithinMs;
  if (!isTheirs || (entry.action === 'noted') !== (change === null)) return false;
  if (entry.action !== 'noted' && entry.action !== 'stage-set' && entry.action !== 'next-set') return false;
  if (change !== null && (lead.stage !== change.stage || lead.next_at !== change.next_at)) return false;
  if (visitAt !== null && lead.visit_at !== visitAt) return false;
  return note === '' || (await findNotesOfLeads(transaction, [lead.id])).at(-1)?.text === note;
}

export async function updateLead(
  transaction: Queries,
  id: string,
  change: Partial<LeadsTable>,
): Promise<void> {
  await transaction.updateTable('leads').set(change).where('id', '=', id).execute();
}

const asWon = ({ wonDollars }: { readonly wonDollars: number | null }, lead: LeadsTable) => ({
  change: { won_dollars: wonDollars },
  isSame: wonDollars === lead.won_dollars,
  detail: wonDollars === null ? 'no amount' : formatWholeDollars(wonDollars),
});

const asLost = ({ lostReason }: { readonly lostReason: LostReason | null }, lead: LeadsTable) => ({
  change: { lost_reason: lostReason },
  isSame: lostReason === lead.lost_reason,
  detail: lostReason === null ? 'no reason' : lostReasons[lostReason],
});

/**
 * What a won one was worth, or why one was lost; the same again saves nothing more.
 * @throws OperationRefused when it is neither by now.
 * @throws EditConflict when it looks different by now; nothing was saved.
 */
export async function recordOutcome(
  office: Actor,
  reference: string,
  revision: number,
  outcome: { readonly wonDollars: number | null } | { readonly lostReason: LostReason | null },
): Promise<void> {
  const { id } = await findLead(office, reference);
  await office.database.transaction(async (transaction) => {
    const lead = await lockLead(transaction, id);
    const wanted = 'wonDollars' in outcome ? 'won' : 'lost';
    if (lead?.stage !== wanted)
      throw new OperationRefused(`${reference} is no longer ${wanted}. Nothing was saved.`);
    const { change, isSame, detail } = 'wonDollars' in outcome ? asWon(outcome, lead) : asLost(outcome, lead);
    if (isSame) return;
    if (lead.revision !== revision) throw new EditConflict();
    await updateLead(transaction, id, { ...change, revision: lead.revision + 1 });
    await recordAction(office, transaction, 'outcome-set', { leadId: id, detail });
  });
}
