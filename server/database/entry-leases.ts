// Who may try which outbox entry, until when, and what became of the try.

import type { CarrierName } from '../delivery/carrier.ts';
import type { LeadDatabase } from './lead-database.ts';
import { dueState, furthestLease } from './outbox-entries.ts';
import type { DeliveriesTable, OutboxEntriesTable, Queries } from './tables.ts';

interface LeaseRequest {
  readonly carrier: CarrierName;
  readonly leasedBy: string;
  readonly atMost: number;
  /** Entries whose try is still under way here: a lease that ran out does not make them free for a second one. */
  readonly except: readonly string[];
  readonly now: number;
  readonly leaseExpiresAt: number;
}

const dueEntriesOf = (
  queries: Pick<Queries, 'selectFrom'>,
  { carrier, except }: Pick<LeaseRequest, 'carrier' | 'except'>,
) =>
  queries
    .selectFrom('outbox_entries')
    .where('state', '=', dueState)
    .where('carrier', '=', carrier)
    .$if(except.length > 0, (rows) => rows.where('id', 'not in', except));

const unleased = (
  queries: Pick<Queries, 'selectFrom'>,
  wanted: Pick<LeaseRequest, 'carrier' | 'now' | 'except'>,
) =>
  dueEntriesOf(queries, wanted).where((column) =>
    column.or([column('lease_expires_at', 'is', null), column('lease_expires_at', '<=', wanted.now)]),
  );

/**
 * When the next entry of this carrier that nobody holds is due; null when there is none. Entries under a lease are left
 * out: finding the first of those to run out would mean reading every entry, each time.
 */
export async function findNextDueTime(
  queries: Queries,
  wanted: Pick<LeaseRequest, 'carrier' | 'now' | 'except'>,
): Promise<number | null> {
  const next = await unleased(queries, wanted).select('due_at').orderBy('due_at').limit(1).executeTakeFirst();
  return next?.due_at ?? null;
}

/**
 * Leases entries that are due, or whose holder let the lease expire, and returns them: the most urgent, and among
 * equally urgent those that have waited longest. PostgreSQL skips rows that another relay is just leasing, so that any
 * number of them share the work without waiting; SQLite has one writer at a time and no row locks.
 */
export function leaseDueEntries(
  transaction: Queries,
  dialect: LeadDatabase['dialect'],
  wanted: LeaseRequest,
) {
  return (
    transaction
      // A subquery in the WHERE may be run once per row and then leases more than asked for; this one runs once.
      .with('free', (query) =>
        unleased(query, wanted)
          .select('id')
          .where('due_at', '<=', wanted.now)
          .orderBy('urgency', 'desc')
          .orderBy('due_at')
          .limit(wanted.atMost)
          .$if(dialect === 'postgres', (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable('outbox_entries')
      .set((column) => ({
        claimed_by: wanted.leasedBy,
        lease_expires_at: wanted.leaseExpiresAt,
        attempts: column('attempts', '+', 1),
      }))
      .where('id', 'in', (query) => query.selectFrom('free').select('free.id'))
      .returning([
        'outbox_entries.id',
        'lead_id as leadId',
        'carrier',
        'attempts',
        'due_at as dueAt',
        'failing_since as failingSince',
        'claimed_by as leasedBy',
      ])
      .$narrowType<{ leasedBy: string }>()
      .execute()
  );
}

/** Its `attempts` include this try. */
export type DueEntry = Awaited<ReturnType<typeof leaseDueEntries>>[number];

/** Keeps entries whose tries take long from being taken over. */
export async function extendLeases(
  transaction: Queries,
  leasedBy: string,
  entryIds: readonly string[],
  leaseExpiresAt: number,
): Promise<void> {
  await transaction
    .updateTable('outbox_entries')
    .set({ lease_expires_at: leaseExpiresAt })
    .where('id', 'in', entryIds)
    .where('claimed_by', '=', leasedBy)
    .where('state', '=', 'due')
    .execute();
}

/** Servers that share a database may be apart by this much. */
export const usualClockDifferenceMs = 5 * 60 * 1000;

/**
 * Makes entries of `carrier` due that a wrong clock has put off or leased beyond what any right one does, and returns
 * how many. `furthestDueAt` is the latest moment that a right clock sets. An entry due before it is freed only if it
 * never failed, or its failure is dated in the future; otherwise a try put it off.
 */
export async function releaseFutureDated(
  { queries, deliveryTransaction }: Pick<LeadDatabase, 'queries' | 'deliveryTransaction'>,
  {
    carrier,
    now,
    except,
    furthestDueAt,
  }: Pick<LeaseRequest, 'carrier' | 'now' | 'except'> & { readonly furthestDueAt: number },
): Promise<number> {
  const find = (within: Queries) =>
    dueEntriesOf(within, { carrier, except })
      .select('id')
      .where((column) =>
        column.or([
          column('due_at', '>', furthestDueAt),
          column('lease_expires_at', '>', furthestLease(now)),
          column.and([
            column('due_at', '>', now + usualClockDifferenceMs),
            column.or([
              column('failing_since', 'is', null),
              column('failing_since', '>', now + usualClockDifferenceMs),
            ]),
          ]),
        ]),
      );
  // There are hardly ever any, so look before taking the write lock.
  if ((await find(queries).limit(1).execute()).length === 0) return 0;
  const freed = await deliveryTransaction((opened) =>
    opened
      .updateTable('outbox_entries')
      .set(({ ref, eb }) => ({
        due_at: now,
        failing_since: eb.case().when('failing_since', '>', now).then(null).else(ref('failing_since')).end(),
        claimed_by: null,
        lease_expires_at: null,
      }))
      .where('id', 'in', find(opened))
      .executeTakeFirst(),
  );
  return Number(freed.numUpdatedRows);
}

export type Settlement = Pick<
  OutboxEntriesTable,
  'state' | 'due_at' | 'failing_since' | 'last_outcome' | 'last_reason' | 'settled_at'
>;

/**
 * `taken-over`: the lease had run out and somebody else has the entry. `forgotten`: the person was, during the try.
 * `gone`: there is no such entry any more.
 */
export type Settled = 'settled' | 'taken-over' | 'forgotten' | 'gone';

/**
 * Records a try and moves its entry on, if the lease is still held. The try itself is on record either way,
 * unless its entry is gone.
 */
export async function settleEntry(
  transaction: Queries,
  entry: DueEntry,
  settlement: Settlement,
  delivery: DeliveriesTable,
): Promise<Settled> {
  const moved = await transaction
    .updateTable('outbox_entries')
    .set({ ...settlement, claimed_by: null, lease_expires_at: null })
    .where('id', '=', entry.id)
    .where('state', '=', 'due')
    .where('claimed_by', '=', entry.leasedBy)
    .where('attempts', '=', entry.attempts)
    .executeTakeFirst();
  if (moved.numUpdatedRows > 0n) {
    await transaction.insertInto('deliveries').values(delivery).execute();
    return 'settled';
  }
  const present = await transaction
    .selectFrom('outbox_entries')
    .select('state')
    .where('id', '=', entry.id)
    .executeTakeFirst();
  if (!present) return 'gone';
  const isForgotten = present.state === 'forgotten';
  await transaction
    .insertInto('deliveries')
    .values(isForgotten ? { ...delivery, reason: null } : delivery)
    .execute();
  return isForgotten ? 'forgotten' : 'taken-over';
}
