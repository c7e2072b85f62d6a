import { readStoredLead } from '#leads/forms/stored-lead.ts';
import { findNotesOfLeads } from '../database/audit-entries.ts';
import { insertLeadKeys } from '../database/lead-keys.ts';
import { findUndescribedLeads } from '../database/lead-list.ts';
import { describeForDesk, keysOf } from '../intake/describe-for-desk.ts';
import type { Office } from './office.ts';

const leadsPerCommit = 200;

/** Makes leads of earlier releases findable, and returns how many. */
export async function describeEarlierLeads({ database }: Pick<Office, 'database'>): Promise<number> {
  let described = 0;
  for (;;) {
    const leads = await findUndescribedLeads(database.queries, leadsPerCommit);
    if (leads.length === 0) return described;
    await database.transaction(async (transaction) => {
      for (const { id, leadJson } of leads) {
        const stored = readStoredLead(leadJson);
        const notes = (await findNotesOfLeads(transaction, [id])).map(({ text }) => text);
        const description =
          stored.kind === 'readable'
            ? describeForDesk(stored.lead, notes)
            : { search_text: '', urgency: 0, description: 1 };
        if (stored.kind === 'readable')
          await insertLeadKeys(transaction, [{ id, keys: keysOf(stored.lead) }]);
        await transaction
          .updateTable('leads')
          .set(description)
          .where('id', '=', id)
          .where('forgotten_at', 'is', null)
          .execute();
      }
    });
    described += leads.length;
  }
}
