// Lists of leads: which, in which order, and how many.

import { type ExpressionBuilder, sql } from 'kysely';
import { onlyWhere, onlyWith } from '#content/wording/only-where.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { Stage } from '#leads/progress/stage.ts';
import { countRows } from './count-rows.ts';
import type { LeadPosition } from './leads.ts';
import type { EntryState, LeadTables, Queries } from './tables.ts';

/** Which kind of leads, for lists and for counts; null or left out: any. */
export interface LeadKind {
  readonly form?: FormName | null;
  /** `other`, here and in the next two: leads that name none. */
  readonly town?: string | 'other' | null;
  readonly service?: string | 'other' | null;
  readonly source?: string | 'other' | null;
}

/** Without any of these, all leads but those held back and those forgotten. */
export interface LeadQuery extends LeadKind {
  /** Words that all have to be in what a lead is found by, or its reference; folded the way `search_text` is. */
  readonly words?: readonly string[];
  readonly ids?: readonly string[];
  readonly stage?: Stage | null;
  /** Id of a person; `nobody`: those that nobody takes care of. */
  readonly assignedTo?: string | 'nobody' | null;
  /** This urgent or more. */
  readonly urgency?: number | null;
  /** Milliseconds since 1970: from the one, up to but without the other. */
  readonly from?: number | null;
  readonly until?: number | null;
  /** Those held back as likely spam instead of all the others. */
  readonly isQuarantined?: boolean;
  /** Only leads with an outbox entry in this state. */
  readonly state?: EntryState | null;
  readonly includesForgotten?: boolean;
}

/** Rows whose column has the value that a filter wants; for `other` those without a value. */
const names = (
  column: ExpressionBuilder<LeadTables, 'leads'>,
  name: 'town' | 'service' | 'source' | 'assigned_to',
  wanted: string | null | undefined,
  other: string,
) => onlyWith(wanted, (text) => (text === other ? column(name, 'is', null) : column(name, '=', text)));

export const isOfKind =
  ({ form, town, service, source }: LeadKind) =>
  (column: ExpressionBuilder<LeadTables, 'leads'>) =>
    column.and([
      ...onlyWith(form, (name) => column('form', '=', name)),
      ...names(column, 'town', town, 'other'),
      ...names(column, 'service', service, 'other'),
      ...names(column, 'source', source, 'other'),
    ]);

const isQuarantined = (column: ExpressionBuilder<LeadTables, 'leads'>) =>
  column.and([column('quarantine_reason', 'is not', null), column('released_at', 'is', null)]);

/** Written as in the index leads_in_brief: planners do not turn it around. */
export const isNotQuarantined = (column: ExpressionBuilder<LeadTables, 'leads'>) =>
  column.or([column('quarantine_reason', 'is', null), column('released_at', 'is not', null)]);

const matching = (queries: Queries, query: LeadQuery) =>
  queries
    .selectFrom('leads')
    .where(query.isQuarantined ? isQuarantined : isNotQuarantined)
    .where(isOfKind(query))
    .where((column) =>
      column.and([
        ...onlyWhere(!query.includesForgotten, column('forgotten_at', 'is', null)),
        ...onlyWith(query.state, (state) =>
          column(
            'id',
            'in',
            column.selectFrom('outbox_entries').select('lead_id').where('state', '=', state),
          ),
        ),
        ...onlyWith(query.stage, (stage) => column('stage', '=', stage)),
        ...names(column, 'assigned_to', query.assignedTo, 'nobody'),
        ...onlyWith(query.urgency, (least) => column('urgency', '>=', least)),
        ...onlyWith(query.from, (moment) => column('received_at', '>=', moment)),
        ...onlyWith(query.until, (moment) => column('received_at', '<', moment)),
        ...onlyWith(query.ids, (ids) => column('id', 'in', ids)),
        ...(query.words ?? []).map(contains),
      ]),
    );

/** `%` and `_` are what somebody typed, not wildcards. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

const isSaid = (part: string) => sql<boolean>`search_text like ${anywhere(part)} escape '\\'`;

const contains = (word: string) =>
  sql<boolean>`(${isSaid(word)} or reference like ${anywhere(word.toUpperCase())} escape '\\')`;

/** So many are compared at most: half a word that more of them share tells nothing. */
const mostAlike = 3_000;

/** Leads that have a part of each word, the newest first. Whether the rest nearly matches, the caller finds out. */
export function findLeadsAlike(queries: Queries, query: LeadQuery, parts: readonly (readonly string[])[]) {
  return matching(queries, query)
    .select(['id', 'search_text as searchText'])
    .where((column) => column.and(parts.map((any) => column.or(any.map(isSaid)))))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostAlike)
    .execute();
}

/** One page, newest first; leads that arrive do not shift it. */
export function findLeadPage(queries: Queries, query: LeadQuery, after: LeadPosition, atMost: number) {
  return matching(queries, query)
    .selectAll()
    .$if(after !== null, (leads) =>
      leads.where(sql<boolean>`(received_at, id) < (${after?.receivedAt}, ${after?.id})`),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export const countMatchingLeads = (queries: Queries, query: LeadQuery) => countRows(matching(queries, query));

/** Leads of a release before this one, or taken by one that still runs beside it. */
export function findLeadsToBackfill(queries: Queries, atMost: number) {
  return queries
    .selectFrom('leads')
    .select(['id', 'lead_json as leadJson'])
    .where('description', '=', 0)
    .where('forgotten_at', 'is', null)
    .limit(atMost)
    .execute();
}
