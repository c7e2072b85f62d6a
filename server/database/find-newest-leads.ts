import type { EntryState, Queries } from './tables.ts';

export interface LeadFilter {
  /** Only leads held in quarantine, or only those that are not. */
  readonly isQuarantined: boolean;
  /** Only leads with an entry in this state. */
  readonly state: EntryState | null;
  readonly atMost: number;
}

export function findNewestLeads(queries: Queries, { isQuarantined, state, atMost }: LeadFilter) {
  return (
    queries
      .selectFrom('leads')
      .selectAll()
      .where((column) => {
        const isHeld = column.and([
          column('quarantine_reason', 'is not', null),
          column('released_at', 'is', null),
        ]);
        return isQuarantined ? isHeld : column.not(isHeld);
      })
      .$if(state !== null, (query) =>
        query.where('id', 'in', (entries) =>
          entries
            .selectFrom('outbox_entries')
            .select('lead_id')
            .where('state', '=', state as EntryState),
        ),
      )
      // References break ties, so that two calls show two leads of one moment in the same order.
      .orderBy('received_at', 'desc')
      .orderBy('reference')
      .limit(atMost)
      .execute()
  );
}
