// The list at the desk: which leads, in which order, and how many.

import { sql } from 'kysely';
import type { FormName } from '#leads/forms/form-names.ts';
import type { Stage } from '#leads/progress/stage.ts';
import type { LeadPosition } from './leads.ts';
import type { Queries } from './tables.ts';

export interface LeadQuery {
  /** Words that all have to be in name, mail, phone or reference; folded the way `search_text` is. */
  readonly words: readonly string[];
  readonly form: FormName | null;
  /** `other`: none that we name. */
  readonly town: string | 'other' | null;
  readonly service: string | null;
  readonly stage: Stage | null;
  /** This urgent or more. */
  readonly urgency: number | null;
  /** Milliseconds since 1970: from the one, up to but without the other. */
  readonly from: number | null;
  readonly until: number | null;
  /** Those held back as likely spam instead of all the others. */
  readonly isQuarantined: boolean;
}

const matching = (queries: Queries, query: LeadQuery) =>
  queries
    .selectFrom('leads')
    .where('forgotten_at', 'is', null)
    .where((column) => {
      const isHeld = column.and([
        column('quarantine_reason', 'is not', null),
        column('released_at', 'is', null),
      ]);
      return query.isQuarantined ? isHeld : column.not(isHeld);
    })
    .$if(query.form !== null, (leads) => leads.where('form', '=', query.form as FormName))
    .$if(query.town === 'other', (leads) => leads.where('town', 'is', null))
    .$if(query.town !== null && query.town !== 'other', (leads) => leads.where('town', '=', query.town))
    .$if(query.service !== null, (leads) => leads.where('service', '=', query.service))
    .$if(query.stage !== null, (leads) => leads.where('stage', '=', query.stage as Stage))
    .$if(query.urgency !== null, (leads) => leads.where('urgency', '>=', query.urgency))
    .$if(query.from !== null, (leads) => leads.where('received_at', '>=', query.from ?? 0))
    .$if(query.until !== null, (leads) => leads.where('received_at', '<', query.until ?? 0))
    .where((column) => column.and(query.words.map((word) => contains(word))));

/** `%` and `_` are what somebody typed, not wildcards. */
function contains(word: string) {
  const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return sql<boolean>`(search_text like ${anywhere(word)} escape '\\' or reference like ${anywhere(word.toUpperCase())} escape '\\')`;
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

export async function countMatchingLeads(queries: Queries, query: LeadQuery): Promise<number> {
  const { leads } = await matching(queries, query)
    .select(({ fn }) => fn.countAll<number>().as('leads'))
    .executeTakeFirstOrThrow();
  return leads;
}

/** Leads of a release before this one, or taken by one that still runs beside it. */
export function findUndescribedLeads(queries: Queries, atMost: number) {
  return queries
    .selectFrom('leads')
    .select(['id', 'lead_json as leadJson'])
    .where('search_text', 'is', null)
    .where('forgotten_at', 'is', null)
    .limit(atMost)
    .execute();
}
