import { readStoredLead } from '#leads/forms/stored-lead.ts';
import { findNotesOfLeads } from '../database/audit-entries.ts';
import { insertLeadKeys } from '../database/lead-keys.ts';
import { findLeadsToBackfill } from '../database/lead-list.ts';
import { contactKeysOf, deriveSearchColumns } from '../intake/search-columns.ts';
import type { Office } from './office.ts';

const leadsPerCommit = 200;

/** Makes leads of earlier releases findable, and returns how many. */
export async function backfillSearchColumns({ database }: Pick<Office, 'database'>): Promise<number> {
  let filled = 0;
  for (;;) {
    const leads = await findLeadsToBackfill(database.queries, leadsPerCommit);
    if (leads.length === 0) return filled;
    await database.transaction(async (transaction) => {
      for (const { id, leadJson } of leads) {
        const stored = readStoredLead(leadJson);
        const notes = (await findNotesOfLeads(transaction, [id])).map(({ text }) => text);
        const columns =
          stored.kind === 'readable'
            ? deriveSearchColumns(stored.lead, notes)
            : { search_text: '', urgency: 0, description: 1 };
        if (stored.kind === 'readable')
          await insertLeadKeys(transaction, [{ id, keys: contactKeysOf(stored.lead) }]);
        await transaction
          .updateTable('leads')
          .set(columns)
          .where('id', '=', id)
          .where('forgotten_at', 'is', null)
          .execute();
      }
    });
    filled += leads.length;
  }
}
