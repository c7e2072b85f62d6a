// Notices that leads do not leave, and tells somebody: once, and once when it is over.

import {
  type AlertKey,
  claimAlert,
  findAlerts,
  findGivenUp,
  findLastDelivery,
  findLongestWaiting,
  recordAlert,
} from '../database/delivery-alerts.ts';
import { usualClockDifferenceMs } from '../database/entry-leases.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { type CarrierCount, countByCarrier } from '../database/outbox-entries.ts';
import type { DeliveryAlertsTable, Queries } from '../database/tables.ts';
import { type CarrierName, notificationCarriers } from '../delivery/carrier.ts';
import type { Clock } from '../platform/clock-and-random.ts';
import type { OperatorLog } from '../platform/operator-log.ts';
import { type DeliveryAlert, summarizeAlert } from './alert.ts';

export interface DeliveryWatchOptions {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly log: OperatorLog;
  /** Resolves true once somebody was told. Never throws. */
  readonly alertOperator: (alert: DeliveryAlert) => Promise<boolean>;
}

const minuteMs = 60 * 1000;
/** Shorter: every hiccup of a mail server is told. Longer: an emergency waits for somebody to notice. */
const toleratedMs = 15 * minuteMs;
const pauseBetweenGiveUpsMs = 60 * minuteMs;
const pauseAfterFailureMs = 15 * minuteMs;
const mostLeadsNamed = 10;

type Told = DeliveryAlertsTable | null;

/** Tells what comes after `before`, unless another server does. */
type AlertOnce = (key: AlertKey, before: Told, next: Told, alert: DeliveryAlert) => Promise<void>;

interface Looking {
  readonly queries: Queries;
  readonly alertOnce: AlertOnce;
}

async function lookAtBacklog(
  carrier: CarrierName,
  backlog: CarrierCount | undefined,
  told: Told,
  now: number,
  { queries, alertOnce }: Looking,
): Promise<void> {
  const oldestAllowed = now - toleratedMs;
  const isLate = backlog !== undefined && backlog.since <= oldestAllowed;
  const refusedSince = backlog?.refusedSince ?? null;
  if (told) {
    if (isLate || refusedSince !== null) return;
    const { since } = told;
    await alertOnce(told, told, null, { kind: 'delivering-again', carrier, since, count: 0, leads: [] });
    return;
  }
  if (backlog === undefined || (!isLate && refusedSince === null)) return;
  const lastDelivery =
    (await findLastDelivery(queries, carrier, now + usualClockDifferenceMs)) ?? Number.NEGATIVE_INFINITY;
  const isStuck = isLate && lastDelivery <= oldestAllowed;
  const isRefused = refusedSince !== null && lastDelivery < refusedSince;
  if (!isStuck && !isRefused) return;
  const { since, entries: count } = backlog;
  const leads = await findLongestWaiting(queries, carrier, mostLeadsNamed);
  const alert: DeliveryAlert = { kind: 'not-delivering', carrier, since, count, leads };
  const next = { carrier, kind: 'not-delivering', since, told_at: now, telling_since: null } as const;
  await alertOnce(next, null, next, alert);
}

async function lookAtGivenUp(
  carrier: CarrierName,
  told: Told,
  now: number,
  { queries, alertOnce }: Looking,
): Promise<void> {
  const givenUp = await findGivenUp(queries, carrier);
  const [newest] = givenUp;
  if (newest === undefined) {
    if (!told) return;
    const { since } = told;
    await alertOnce(told, told, null, { kind: 'nothing-given-up', carrier, since, count: 0, leads: [] });
    return;
  }
  // What was told while the clock was ahead is told once more: it does not say what was given up since.
  const isAhead = (moment: number) => moment > now + usualClockDifferenceMs;
  const known = told && !isAhead(told.told_at) ? told : null;
  const untold = givenUp.filter(
    ({ settledAt }) => !known || (settledAt > known.since && !isAhead(settledAt)),
  );
  const [first] = untold;
  if (first === undefined || (known && now < known.told_at + pauseBetweenGiveUpsMs)) return;
  const leads = untold
    .slice(0, mostLeadsNamed)
    .map(({ reference, form, reason }) => ({ reference, form, reason }));
  const next = {
    carrier,
    kind: 'gave-up',
    since: isAhead(newest.settledAt) ? now - 1 : newest.settledAt,
    told_at: now,
    telling_since: null,
  } as const;
  await alertOnce(next, told, next, {
    kind: 'gave-up',
    carrier,
    since: first.settledAt,
    count: untold.length,
    leads,
  });
}

/** Returns what has to be done every minute. */
export function createDeliveryWatch({ database, clock, log, alertOperator }: DeliveryWatchOptions) {
  const { queries } = database;
  let notToldAt = Number.NEGATIVE_INFINITY;

  /** Reserved first, so that two servers do not both tell it; on record only once somebody was told. */
  async function alertOnce(key: AlertKey, before: Told, next: Told, alert: DeliveryAlert): Promise<void> {
    const isOurs = await database.deliveryTransaction((transaction) =>
      claimAlert(transaction, key, before, clock.now()),
    );
    if (!isOurs) return;
    const { kind, carrier, count, leads } = alert;
    const facts = { carrier, since: new Date(alert.since).toISOString(), count, leads };
    if (kind === 'not-delivering' || kind === 'gave-up') log.error(facts, summarizeAlert(alert));
    else log.info(facts, summarizeAlert(alert));
    const isTold = await alertOperator(alert);
    if (!isTold) notToldAt = clock.now();
    await database.deliveryTransaction((transaction) =>
      recordAlert(transaction, key, isTold ? next : before),
    );
  }

  const looking = { queries, alertOnce };
  return async function look(): Promise<void> {
    const now = clock.now();
    if (now >= notToldAt && now < notToldAt + pauseAfterFailureMs) return;
    const alerts = await findAlerts(queries);
    const backlogs = await countByCarrier(queries, 'due');
    const toldOf = (carrier: CarrierName, kind: DeliveryAlertsTable['kind']) =>
      alerts.find((each) => each.carrier === carrier && each.kind === kind && each.told_at > 0) ?? null;
    const carriers = new Set([
      ...alerts.map(({ carrier }) => carrier),
      ...backlogs.map(({ carrier }) => carrier),
      ...(await countByCarrier(queries, 'gave-up')).map(({ carrier }) => carrier),
    ]);
    // No reason to call anybody: an address may have been mistyped, a phone left behind.
    for (const carrier of notificationCarriers) carriers.delete(carrier);
    for (const carrier of carriers) {
      const backlog = backlogs.find((each) => each.carrier === carrier);
      await lookAtBacklog(carrier, backlog, toldOf(carrier, 'not-delivering'), now, looking);
      await lookAtGivenUp(carrier, toldOf(carrier, 'gave-up'), now, looking);
    }
  };
}
