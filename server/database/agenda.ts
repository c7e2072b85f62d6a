// What waits for somebody: calls, visits, and past visits without a result.

import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from './count-rows.ts';
import { requests, type Span } from './lead-figures.ts';
import type { LeadKind } from './lead-list.ts';
import type { LeadTables, Queries } from './tables.ts';

/** What waits for somebody: `to-call` by now, or `today` by the end of the day. */
export type Agenda = 'to-call' | 'today';

type Column = ExpressionBuilder<LeadTables, 'leads'>;

/** `today`: its first moment at the shop; `tomorrow`: that of the next day. */
export interface Day {
  readonly today: number;
  readonly tomorrow: number;
}

/** When the wait began: on the day it was put off to, or at its release from likely spam. */
const waitingSince = sql<number>`coalesce(next_at, released_at, received_at)`;

/** The condition of the index leads_to_call. */
const isOpen = (column: Column) =>
  column.or([column('stage', '=', 'new'), column('next_at', 'is not', null)]);

/** Compares `next_at` alone with `now`: what came in while the clock was ahead waits as well. */
const waiting = (queries: Queries, now: number, kind: LeadKind = {}) =>
  requests(queries, { kind })
    .where(isOpen)
    .where('forgotten_at', 'is', null)
    .where((column) => column.or([column('next_at', 'is', null), column('next_at', '<=', now)]));

/** Requests that wait for a call by now: the most urgent first, of those the one that waits longest. */
const toCall = (queries: Queries, now: number) =>
  waiting(queries, now).orderBy(sql`coalesce(urgency, 0)`, 'desc').orderBy(waitingSince).orderBy('id');

/** @param since leaves out those whose wait began before or after it. */
export function findWaitingLeads(queries: Queries, now: number, since?: Span) {
  return toCall(queries, now)
    .$if(since !== undefined, (leads) =>
      leads.where(waitingSince, '>=', since?.from ?? 0).where(waitingSince, '<=', since?.until ?? 0),
    )
    .select(['reference', 'form', 'town', 'service', 'received_at as receivedAt', 'next_step as nextStep'])
    .select(({ fn, val }) => [fn.coalesce('urgency', val(0)).as('urgency'), waitingSince.as('waitingSince')])
    .execute();
}

export const countWaiting = (queries: Queries, now: number, kind?: LeadKind) =>
  countRows(waiting(queries, now, kind));

export function findLongestWaiting(queries: Queries, now: number, kind?: LeadKind) {
  return waiting(queries, now, kind)
    .select(['reference', waitingSince.as('waitingSince')])
    .orderBy(waitingSince)
    .limit(1)
    .executeTakeFirst();
}

/** Whole rows. Their ids are sorted first: sorting whole rows would read every request that waits. */
export function findLeadsToCall(queries: Queries, now: number, atMost: number) {
  return findInOrder(queries, toCall(queries, now).select('id').limit(atMost));
}

/** Visits of this day, and those before it that nobody has followed up. */
const isVisitOf =
  ({ today, tomorrow }: Day) =>
  (column: Column) =>
    column.and([
      column('visit_at', '<', tomorrow),
      column.or([
        column('stage', '=', 'visit-set'),
        column.and([column('visit_at', '>=', today), column('stage', '!=', 'lost')]),
      ]),
    ]);

export function findVisitsOfDay(queries: Queries, day: Day) {
  return requests(queries)
    .where('forgotten_at', 'is', null)
    .where(isVisitOf(day))
    .select(['reference', 'form', 'town', 'service', 'visit_at as visitAt'])
    .orderBy('visit_at')
    .$narrowType<{ visitAt: number }>()
    .execute();
}

/** Those visits, and calls that were put off to this day or one before. */
const onDay = (queries: Queries, day: Day) =>
  requests(queries)
    .where('forgotten_at', 'is', null)
    .where((column) =>
      column.or([column.and([isOpen(column), column('next_at', '<', day.tomorrow)]), isVisitOf(day)(column)]),
    );

export const countOfDay = (queries: Queries, day: Day) => countRows(onDay(queries, day));

export function findLeadsOfDay(queries: Queries, day: Day, atMost: number) {
  return findInOrder(
    queries,
    onDay(queries, day).select('id').orderBy(sql`coalesce(next_at, visit_at)`).orderBy('id').limit(atMost),
  );
}

async function findInOrder(
  queries: Queries,
  wanted: { execute(): Promise<readonly { readonly id: string }[]> },
) {
  const ids = (await wanted.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const visits = (queries: Queries) =>
  queries
    .selectFrom('leads')
    .where('stage', '!=', 'lost')
    .where('forgotten_at', 'is', null)
    .orderBy('visit_at')
    .select(['reference', 'service', 'visit_at as visitAt', 'assigned_to as assignedTo'])
    .$narrowType<{ visitAt: number }>();

/** Other visits that begin less than `apartMs` before or after this moment. */
export function findVisitsAround(queries: Queries, leadId: string, moment: number, apartMs: number) {
  return visits(queries)
    .select(['form', 'town'])
    .where('visit_at', '>', moment - apartMs)
    .where('visit_at', '<', moment + apartMs)
    .where('id', '!=', leadId)
    .execute();
}

export function findVisits(queries: Queries, since: number) {
  return visits(queries)
    .select(['id', 'lead_json as leadJson', 'stage_at as stageAt', 'revision'])
    .where('visit_at', '>=', since)
    .execute();
}
