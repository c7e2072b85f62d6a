// Counts for the desk. Each is one statement that both databases read alike.

import { sql } from 'kysely';
import type { Stage } from '#leads/progress/stage.ts';
import { countRows } from './count-rows.ts';
import { isNotQuarantined, isOfKind, type LeadKind } from './lead-list.ts';
import type { findStepCounts } from './step-counts.ts';
import type { Queries } from './tables.ts';

export interface LeadFigures {
  readonly weeks: readonly { readonly monday: string; readonly sunday: string; readonly leads: number }[];
  readonly byForm: readonly Count[];
  readonly byTown: readonly Count[];
  readonly byService: readonly Count[];
  /** By id of who takes care of them. */
  readonly byPerson: readonly Count[];
  /** The most frequent first; unknown ones under null. */
  readonly bySource: Awaited<ReturnType<typeof countBySource>>;
  readonly byMaterial: readonly Count[];
  readonly byStage: readonly { readonly stage: Stage; readonly leads: number }[];
  readonly stepCounts: Awaited<ReturnType<typeof findStepCounts>>;
  readonly medianMsToCall: number | null;
  readonly waiting: number;
  readonly oldestWaiting: { readonly reference: string; readonly waitMs: number } | null;
}

type Count = Awaited<ReturnType<typeof countBy>>[number];

/** Half-open, milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface Scope extends Span {
  readonly kind: LeadKind;
}

/** Anybody can invent sources in a link, so only the most frequent are listed. */
const mostSources = 25;

/** Spam that nobody released is no request. */
export const requests = (queries: Queries, { from, until, kind = {} }: Partial<Scope> = {}) =>
  queries
    .selectFrom('leads')
    .$if(from !== undefined, (leads) => leads.where('received_at', '>=', from ?? 0))
    .$if(until !== undefined, (leads) => leads.where('received_at', '<', until ?? 0))
    .where(isOfKind(kind))
    .where(isNotQuarantined);

export function countBy(queries: Queries, scope: Scope, column: 'form' | 'town' | 'service' | 'assigned_to') {
  return requests(queries, scope)
    .where('forgotten_at', 'is', null)
    .select(({ fn, ref }) => [ref(column).as('name'), fn.countAll<number>().as('leads')])
    .groupBy(column)
    .orderBy('leads', 'desc')
    .orderBy(column)
    .execute();
}

export function countBySource(queries: Queries, scope: Scope) {
  return requests(queries, scope)
    .where('forgotten_at', 'is', null)
    .select(({ fn }) => [
      'source as name',
      fn.countAll<number>().as('leads'),
      fn.countAll<number>().filterWhere('stage', '=', 'won').as('won'),
      // The sum of the amounts that were entered.
      fn
        .coalesce(fn.sum<number>('won_dollars').filterWhere('stage', '=', 'won'), sql<number>`0`)
        .as('wonDollars'),
      fn.countAll<number>().filterWhere('stage', '=', 'lost').as('lost'),
    ])
    .groupBy('source')
    .orderBy('leads', 'desc')
    .orderBy('source')
    .limit(mostSources)
    .execute();
}

/** How many requests came in in each span, people forgotten since included. */
export async function countInSpans(
  queries: Queries,
  spans: readonly Span[],
  kind: LeadKind,
): Promise<number[]> {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return [];
  const counted = await requests(queries, { from: first.from, until: last.until, kind })
    .select(({ fn }) =>
      spans.map(({ from, until }, place) =>
        fn
          .countAll<number>()
          .filterWhere('received_at', '>=', from)
          .filterWhere('received_at', '<', until)
          .as(String(place)),
      ),
    )
    .executeTakeFirst();
  return spans.map((_, place) => (counted as Record<string, number> | undefined)?.[place] ?? 0);
}

export function countByStage(queries: Queries, scope: Scope) {
  return requests(queries, scope)
    .select(({ fn }) => ['stage', fn.countAll<number>().as('leads')])
    .groupBy('stage')
    .execute();
}

export async function countMaterials(
  { queries, dialect }: { readonly queries: Queries; readonly dialect: 'sqlite' | 'postgres' },
  scope: Scope,
) {
  // SQLite and PostgreSQL read JSON out of a text differently.
  const roofType =
    dialect === 'postgres'
      ? sql<string>`lead_json::json #>> '{answers,roofType}'`
      : sql<string>`json_extract(lead_json, '$.answers.roofType')`;
  return requests(queries, scope)
    .where('form', '=', 'roof-cost')
    .where('lead_json', 'is not', null)
    .select(({ fn }) => [roofType.as('name'), fn.countAll<number>().as('leads')])
    .groupBy(roofType)
    .execute();
}

/** Median time from request to first call, in milliseconds; null when nobody was called. */
export async function findMedianTimeToCall(queries: Queries, scope: Scope): Promise<number | null> {
  const called = requests(queries, scope).where('first_called_at', 'is not', null);
  const leads = await countRows(called);
  if (leads === 0) return null;
  const waits = await called
    .select(sql<number>`first_called_at - received_at`.as('waitMs'))
    .orderBy('waitMs')
    .offset(Math.floor((leads - 1) / 2))
    .limit(leads % 2 === 0 ? 2 : 1)
    .execute();
  return waits.reduce((sum, { waitMs }) => sum + waitMs, 0) / waits.length;
}
