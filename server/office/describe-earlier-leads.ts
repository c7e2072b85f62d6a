import { readStoredLead } from '#leads/forms/stored-lead.ts';
import { findUndescribedLeads } from '../database/lead-list.ts';
import { describeForDesk } from '../intake/describe-for-desk.ts';
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
        const description =
          stored.kind === 'readable' ? describeForDesk(stored.lead) : { search_text: '', urgency: 0 };
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
