// Counts for the desk. Each is one statement that both databases read alike.

import { sql } from 'kysely';
import type { Stage } from '#leads/progress/stage.ts';
import type { Queries } from './tables.ts';

/** What a contractor lives by, over the last weeks. */
export interface LeadFigures {
  readonly weeks: readonly { readonly monday: string; readonly leads: number }[];
  readonly byForm: readonly Count[];
  readonly byTown: readonly Count[];
  readonly byService: readonly Count[];
  readonly byMaterial: readonly Count[];
  readonly byStage: readonly { readonly stage: Stage; readonly leads: number }[];
  readonly medianMinutesToCall: number | null;
  readonly waiting: number;
  readonly oldestWaiting: { readonly reference: string; readonly minutes: number } | null;
}

/** Half-open, milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Spam that nobody released is no request. */
const requests = (queries: Queries, { from, until }: Span) =>
  queries
    .selectFrom('leads')
    .where('received_at', '>=', from)
    .where('received_at', '<', until)
    .where((column) =>
      column.or([column('quarantine_reason', 'is', null), column('released_at', 'is not', null)]),
    );

/** A name, or null for what names none, and how many requests it has. */
export interface Count {
  readonly name: string | null;
  readonly leads: number;
}

/** How many requests came in, by form, town or service; those that name none under null. */
export function countBy(queries: Queries, span: Span, column: 'form' | 'town' | 'service'): Promise<Count[]> {
  return requests(queries, span)
    .where('forgotten_at', 'is', null)
    .select(({ fn, ref }) => [ref(column).as('name'), fn.countAll<number>().as('leads')])
    .groupBy(column)
    .orderBy('leads', 'desc')
    .orderBy(column)
    .execute();
}

/** How many requests came in in each span, whoever was forgotten since. */
export async function countInSpans(queries: Queries, spans: readonly Span[]): Promise<number[]> {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return [];
  const counted = await requests(queries, { from: first.from, until: last.until })
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

export async function countByStage(queries: Queries, span: Span): Promise<{ stage: Stage; leads: number }[]> {
  return requests(queries, span)
    .select(({ fn }) => ['stage', fn.countAll<number>().as('leads')])
    .groupBy('stage')
    .execute();
}

/** How many times each material was priced in the roof calculator. */
export async function countMaterials(
  { queries, dialect }: { readonly queries: Queries; readonly dialect: 'sqlite' | 'postgres' },
  span: Span,
): Promise<Count[]> {
  // The one thing the two write differently: reading JSON out of a text.
  const roofType =
    dialect === 'postgres'
      ? sql<string>`lead_json::json #>> '{answers,roofType}'`
      : sql<string>`json_extract(lead_json, '$.answers.roofType')`;
  return requests(queries, span)
    .where('form', '=', 'roof-cost')
    .where('lead_json', 'is not', null)
    .select(({ fn }) => [roofType.as('name'), fn.countAll<number>().as('leads')])
    .groupBy(roofType)
    .execute();
}

/** The middle one of all times from request to first call, in milliseconds; null when nobody was called. */
export async function findMedianTimeToCall(queries: Queries, span: Span): Promise<number | null> {
  const called = requests(queries, span).where('first_called_at', 'is not', null);
  const { leads } = await called
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .executeTakeFirstOrThrow();
  if (leads === 0) return null;
  const waits = await called
    .select(sql<number>`first_called_at - received_at`.as('waitMs'))
    .orderBy('waitMs')
    .offset(Math.floor((leads - 1) / 2))
    .limit(leads % 2 === 0 ? 2 : 1)
    .execute();
  return waits.reduce((sum, { waitMs }) => sum + waitMs, 0) / waits.length;
}

/** Requests that nobody has called yet: how many, and the one that waits longest. */
export async function findWaiting(queries: Queries) {
  const waiting = requests(queries, { from: 0, until: Number.MAX_SAFE_INTEGER })
    .where('stage', '=', 'new')
    .where('forgotten_at', 'is', null);
  const { leads } = await waiting
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .executeTakeFirstOrThrow();
  const oldest = await waiting
    .select(['reference', 'received_at as receivedAt'])
    .orderBy('received_at')
    .limit(1)
    .executeTakeFirst();
  return { leads, oldest: oldest ?? null };
}
