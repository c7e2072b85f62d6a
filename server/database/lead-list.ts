// Lists of leads: which, in which order, and how many.

import { type ExpressionBuilder, sql } from 'kysely';
import type { FormName } from '#leads/forms/form-names.ts';
import type { Stage } from '#leads/progress/stage.ts';
import { countRows } from './count-rows.ts';
import type { LeadPosition } from './leads.ts';
import type { EntryState, LeadTables, Queries } from './tables.ts';

/** Which kind of leads, for lists and for counts. */
export interface LeadKind {
  readonly form: FormName | null;
  /** `other`, as with the next two: of those that name none. */
  readonly town: string | 'other' | null;
  readonly service: string | 'other' | null;
  readonly source: string | 'other' | null;
}

export interface LeadQuery extends LeadKind {
  /** Words that all have to be in what a lead is found by, or its reference; folded the way `search_text` is. */
  readonly words: readonly string[];
  /** Only these; null: whatever matches. */
  readonly ids: readonly string[] | null;
  readonly stage: Stage | null;
  /** Id of a person; `nobody`: those that nobody takes care of. */
  readonly assignedTo: string | 'nobody' | null;
  /** This urgent or more. */
  readonly urgency: number | null;
  /** Milliseconds since 1970: from the one, up to but without the other. */
  readonly from: number | null;
  readonly until: number | null;
  /** Those held back as likely spam instead of all the others. */
  readonly isQuarantined: boolean;
  /** Only leads with an outbox entry in this state. */
  readonly state: EntryState | null;
  readonly includesForgotten: boolean;
}

/** All but those held back and those forgotten. */
export const everyLead: LeadQuery = {
  words: [],
  ids: null,
  form: null,
  town: null,
  service: null,
  source: null,
  stage: null,
  assignedTo: null,
  urgency: null,
  from: null,
  until: null,
  isQuarantined: false,
  state: null,
  includesForgotten: false,
};

export const isOfKind =
  ({ form, ...named }: LeadKind) =>
  (column: ExpressionBuilder<LeadTables, 'leads'>) =>
    column.and([
      ...(form === null ? [] : [column('form', '=', form)]),
      ...(['town', 'service', 'source'] as const).flatMap((name) => {
        const wanted = named[name];
        if (wanted === null) return [];
        return [wanted === 'other' ? column(name, 'is', null) : column(name, '=', wanted)];
      }),
    ]);

const isHeld = (column: ExpressionBuilder<LeadTables, 'leads'>) =>
  column.and([column('quarantine_reason', 'is not', null), column('released_at', 'is', null)]);

/** As the index leads_in_brief has it: planners do not turn it around. */
export const isNotHeld = (column: ExpressionBuilder<LeadTables, 'leads'>) =>
  column.or([column('quarantine_reason', 'is', null), column('released_at', 'is not', null)]);

const matching = (queries: Queries, query: LeadQuery) =>
  queries
    .selectFrom('leads')
    .$if(!query.includesForgotten, (leads) => leads.where('forgotten_at', 'is', null))
    .where(query.isQuarantined ? isHeld : isNotHeld)
    .where(isOfKind(query))
    .$if(query.state !== null, (leads) =>
      leads.where('id', 'in', (entries) =>
        entries
          .selectFrom('outbox_entries')
          .select('lead_id')
          .where('state', '=', query.state as EntryState),
      ),
    )
    .$if(query.stage !== null, (leads) => leads.where('stage', '=', query.stage as Stage))
    .$if(query.assignedTo === 'nobody', (leads) => leads.where('assigned_to', 'is', null))
    .$if(query.assignedTo !== null && query.assignedTo !== 'nobody', (leads) =>
      leads.where('assigned_to', '=', query.assignedTo),
    )
    .$if(query.urgency !== null, (leads) => leads.where('urgency', '>=', query.urgency))
    .$if(query.from !== null, (leads) => leads.where('received_at', '>=', query.from ?? 0))
    .$if(query.until !== null, (leads) => leads.where('received_at', '<', query.until ?? 0))
    .$if(query.ids !== null, (leads) => leads.where('id', 'in', query.ids ?? []))
    .where((column) => column.and(query.words.map(contains)));

/** `%` and `_` are what somebody typed, not wildcards. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

const isSaid = (part: string) => sql<boolean>`search_text like ${anywhere(part)} escape '\\'`;

const contains = (word: string) =>
  sql<boolean>`(${isSaid(word)} or reference like ${anywhere(word.toUpperCase())} escape '\\')`;

/** How many are worth a look; more than that share half a word with everybody. */
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

/** One page, newest first; it never shifts when leads arrive meanwhile. */
export function findLeadPage(queries: Queries, query: LeadQuery, after: LeadPosition, atMost: number) {
  return matching(queries, query)
    .selectAll()
    .$if(after !== null, (leads) =>
      leads.where((column) =>
        column.or([
          column('received_at', '<', after?.receivedAt ?? 0),
          column.and([
            column('received_at', '=', after?.receivedAt ?? 0),
            column('id', '<', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export const countMatchingLeads = (queries: Queries, query: LeadQuery) => countRows(matching(queries, query));

/** Leads of a release before this one, or taken by one that still runs beside it. */
export function findUndescribedLeads(queries: Queries, atMost: number) {
  return queries
    .selectFrom('leads')
    .select(['id', 'lead_json as leadJson'])
    .where('description', '=', 0)
    .where('forgotten_at', 'is', null)
    .limit(atMost)
    .execute();
}
