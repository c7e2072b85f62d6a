// Statements about outbox entries and the tries recorded for them. Taking and settling them: entry-leases.ts.

import { sql } from 'kysely';
import {
  type CarrierName,
  describeRetiredCarrier,
  isNotification,
  type RetiredCarrier,
  retiredCarriers,
} from '../delivery/carrier.ts';
import type { EntryState, OutboxEntriesTable, Queries } from './tables.ts';

/**
 * The state of the index over due entries, written out in the statement: a planner does not look into parameters to
 * find out whether a partial index applies.
 */
export const dueState = sql.lit('due' as const);

/** CLAIM_LEASE_MS is at most this. */
export const longestLeaseMs = 60 * 60 * 1000;

export function isUnderWay({ lease_expires_at: lease }: OutboxEntriesTable, now: number): boolean {
  return lease !== null && lease > now && lease <= furthestLease(now);
}

/** A lease beyond this was set by a wrong clock, and holds nothing. */
export const furthestLease = (now: number) => now + 2 * longestLeaseMs;

const leadsAtOnce = 500;

export async function findEntriesOfLeads(
  queries: Queries,
  leadIds: readonly string[],
): Promise<OutboxEntriesTable[]> {
  const entries: OutboxEntriesTable[] = [];
  // Both databases bound how many values a statement may have.
  for (let place = 0; place < leadIds.length; place += leadsAtOnce) {
    const some = await queries
      .selectFrom('outbox_entries')
      .selectAll()
      .where('lead_id', 'in', leadIds.slice(place, place + leadsAtOnce))
      .orderBy('carrier')
      .execute();
    entries.push(...some);
  }
  return entries;
}

export function findDeliveriesOfLead(queries: Queries, leadId: string) {
  return queries
    .selectFrom('deliveries')
    .innerJoin('outbox_entries', 'outbox_entries.id', 'deliveries.entry_id')
    .select(['carrier', 'attempted_at', 'outcome', 'reason'])
    .where('outbox_entries.lead_id', '=', leadId)
    .orderBy('attempted_at')
    .execute();
}

export type CarrierCount = Awaited<ReturnType<typeof countByCarrier>>[number];

/**
 * Deliveries in this state, for each carrier that has any. `failing`: how many of them have failed. `since`: when the longest
 * failure or wait began. `refusedSince`: since when tries fail that only the operator can mend; null when none does.
 */
export function countByCarrier(queries: Queries, state: 'due' | 'gave-up', leadId: string | null = null) {
  return queries
    .selectFrom('outbox_entries')
    .select(({ fn }) => [
      'carrier',
      fn.countAll<number>().as('entries'),
      fn.count<number>('failing_since').as('failing'),
      fn.min(fn.coalesce('failing_since', 'due_at')).as('since'),
      fn
        .min('failing_since')
        .filterWhere('last_outcome', 'in', ['misconfigured', 'activation-needed'])
        .as('refusedSince'),
    ])
    .where('state', '=', sql.lit(state))
    .$if(leadId !== null, (query) => query.where('lead_id', '=', leadId))
    .groupBy('carrier')
    .orderBy('carrier')
    .execute();
}

/** Deliveries in this state that take a lead to the contractor. */
export async function countDeliveries(queries: Queries, state: 'due' | 'gave-up'): Promise<number> {
  const counts = await countByCarrier(queries, state);
  return counts.reduce((sum, { carrier, entries }) => (isNotification(carrier) ? sum : sum + entries), 0);
}

const retiredNames = Object.keys(retiredCarriers) as RetiredCarrier[];

/** Gives up what is due by carriers that this release no longer has: nobody else would. Returns how many of each. */
export async function giveUpRetired(transaction: Queries, now: number) {
  const given: { readonly carrier: RetiredCarrier; readonly entries: number }[] = [];
  for (const carrier of retiredNames) {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox_entries')
      .set({
        state: 'gave-up',
        last_outcome: 'refused',
        last_reason: describeRetiredCarrier(carrier),
        settled_at: now,
        claimed_by: null,
        lease_expires_at: null,
      })
      .where('state', '=', dueState)
      .where('carrier', '=', carrier)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) given.push({ carrier, entries: Number(numUpdatedRows) });
  }
  return given;
}

/**
 * Makes entries due at once with a clean slate, and returns how many. `states` and `carriers`, all of them by default,
 * say which may be revived; a try that is under way right now is left to its end, and what a retired carrier gave up.
 */
export async function requeueEntries(
  transaction: Queries,
  {
    leadId,
    states,
    carriers,
    now,
  }: {
    leadId: string | null;
    states: readonly EntryState[];
    carriers?: readonly CarrierName[];
    now: number;
  },
): Promise<number> {
  const revived = await transaction
    .updateTable('outbox_entries')
    .set({
      state: 'due',
      due_at: now,
      attempts: 0,
      failing_since: null,
      settled_at: null,
      claimed_by: null,
      lease_expires_at: null,
    })
    .where('state', 'in', states)
    .where((column) =>
      column.or([column('state', '!=', 'gave-up'), column('carrier', 'not in', retiredNames)]),
    )
    .where((column) =>
      column.or([
        column('lease_expires_at', 'is', null),
        column('lease_expires_at', '<=', now),
        column('lease_expires_at', '>', furthestLease(now)),
      ]),
    )
    .$if(leadId !== null, (query) => query.where('lead_id', '=', leadId))
    .$if(carriers !== undefined, (query) => query.where('carrier', 'in', carriers ?? []))
    .executeTakeFirst();
  const givenUp = await giveUpRetired(transaction, now);
  return givenUp.reduce((left, { entries }) => left - entries, Number(revived.numUpdatedRows));
}
