import type { Queries } from './tables.ts';

/** The last lead of the page before; null before the first. */
export type LeadPosition = { readonly receivedAt: number; readonly id: string } | null;

/** Leads in the order they came in, one page at a time; a page never shifts when leads arrive meanwhile. */
export function readLeadsAfter(queries: Queries, position: LeadPosition, atMost: number) {
  return queries
    .selectFrom('leads')
    .selectAll()
    .$if(position !== null, (query) =>
      query.where((column) =>
        column.or([
          column('received_at', '>', position?.receivedAt ?? 0),
          column.and([
            column('received_at', '=', position?.receivedAt ?? 0),
            column('id', '>', position?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(atMost)
    .execute();
}
