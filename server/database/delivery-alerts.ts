// What an operator is to hear about deliveries, and what was said already.

import { sql } from 'kysely';
import type { CarrierName } from '../delivery/carrier.ts';
import { dueState } from './outbox-entries.ts';
import type { DeliveryAlertsTable, Queries } from './tables.ts';

export type LeadInTrouble = Awaited<ReturnType<typeof findLongestWaiting>>[number];

export function findLongestWaiting(queries: Queries, carrier: CarrierName, atMost: number) {
  return queries
    .selectFrom('outbox_entries')
    .innerJoin('leads', 'leads.id', 'outbox_entries.lead_id')
    .select(['reference', 'form', 'last_reason as reason'])
    .where('state', '=', dueState)
    .where('carrier', '=', carrier)
    .orderBy(({ fn }) => fn.coalesce('failing_since', 'due_at'))
    .limit(atMost)
    .execute();
}

/** @param until leaves out what a clock that was ahead has dated later */
export async function findLastDelivery(
  queries: Queries,
  carrier: CarrierName,
  until: number,
): Promise<number | null> {
  const { settledAt } = await queries
    .selectFrom('outbox_entries')
    .select(({ fn }) => fn.max('settled_at').as('settledAt'))
    .where('carrier', '=', carrier)
    .where('state', 'in', ['delivered', 'written-to-disk'])
    .where('settled_at', '<=', until)
    .executeTakeFirstOrThrow();
  return settledAt;
}

/** What was given up and neither retried nor forgotten since, newest first. */
export function findGivenUp(queries: Queries, carrier: CarrierName) {
  return queries
    .selectFrom('outbox_entries')
    .innerJoin('leads', 'leads.id', 'outbox_entries.lead_id')
    .select(['reference', 'form', 'last_reason as reason', 'settled_at as settledAt'])
    .where('state', '=', 'gave-up')
    .where('carrier', '=', carrier)
    .orderBy('settled_at', 'desc')
    .$narrowType<{ settledAt: number }>()
    .execute();
}

export function findAlerts(queries: Queries): Promise<DeliveryAlertsTable[]> {
  return queries.selectFrom('delivery_alerts').selectAll().execute();
}

/** Longer than any alert takes to send: a server that began before has died over it. */
const longestTellingMs = 60_000;

/** True when no living server is sending the alert. Ask it in the update itself: another server may be faster. */
export const isUnclaimed = (now: number) =>
  sql<boolean>`(telling_since is null or telling_since < ${now - longestTellingMs} or telling_since > ${now + longestTellingMs})`;

export type AlertKey = Pick<DeliveryAlertsTable, 'carrier' | 'kind'>;

/** Reserves the alert about what comes after `before`. False when another server sends it or has sent it. */
export async function claimAlert(
  transaction: Queries,
  { carrier, kind }: AlertKey,
  before: DeliveryAlertsTable | null,
  now: number,
): Promise<boolean> {
  if (before === null)
    await transaction
      .insertInto('delivery_alerts')
      .values({ carrier, kind, since: now, told_at: 0, telling_since: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const reserved = await transaction
    .updateTable('delivery_alerts')
    .set({ telling_since: now })
    .where('carrier', '=', carrier)
    .where('kind', '=', kind)
    .where('told_at', '=', before?.told_at ?? 0)
    .where(isUnclaimed(now))
    .executeTakeFirst();
  return reserved.numUpdatedRows > 0n;
}

export async function recordAlert(
  transaction: Queries,
  { carrier, kind }: AlertKey,
  told: DeliveryAlertsTable | null,
): Promise<void> {
  await transaction
    .deleteFrom('delivery_alerts')
    .where('carrier', '=', carrier)
    .where('kind', '=', kind)
    .execute();
  if (told !== null) await transaction.insertInto('delivery_alerts').values(told).execute();
}
