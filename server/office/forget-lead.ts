import { findLeadByReference } from '../database/leads.ts';
import { findEntriesOfLeads, isUnderWay } from '../database/outbox-entries.ts';
import type { CarrierName } from '../delivery/carrier.ts';
import { eraseLeftovers } from '../forgetting/copies.ts';
import { forgetPeople } from '../forgetting/forget-people.ts';
import { withRescued } from '../forgetting/rescued-databases.ts';
import { findLead, type Office, recordAction } from './office.ts';

/** Where the person may still be known. */
export interface Forgotten {
  /** Carriers that took the lead: it has to be erased there as well. */
  readonly sentBy: readonly CarrierName[];
  /** Carriers that were just sending it. */
  readonly beingSentBy: readonly CarrierName[];
}

type Lead = Awaited<ReturnType<typeof findLead>>;

/**
 * Erases the person and keeps the count. Forgetting twice is no error: one must be able to make sure.
 * @throws LeadNotFound when it is neither in this database nor in one that was rescued.
 */
export async function forgetLead(office: Office, reference: string): Promise<Forgotten> {
  const { database } = office;
  const isHere = (await findLeadByReference(database.queries, reference)) !== undefined;
  const forgotten = isHere
    ? []
    : await withRescued(database, async (rescued) => {
        const lead = await findLeadByReference(rescued.queries, reference);
        return lead && forgetFound({ ...office, database: rescued }, lead);
      });
  return (
    forgotten.find((each) => each !== undefined) ?? forgetFound(office, await findLead(office, reference))
  );
}

async function forgetFound(office: Office, lead: Lead): Promise<Forgotten> {
  const { database, clock } = office;
  // A notification does not say who it is about.
  const entries = (await findEntriesOfLeads(database.queries, [lead.id])).filter(
    ({ carrier }) => carrier !== 'push',
  );
  const carriersOf = (wanted: typeof entries) => wanted.map(({ carrier }) => carrier);
  const forgotten = {
    sentBy: carriersOf(entries.filter(({ state }) => state === 'delivered')),
    beingSentBy: carriersOf(
      entries.filter((entry) => entry.state === 'due' && isUnderWay(entry, clock.now())),
    ),
  };
  await forgetPeople([lead], office);
  await database.transaction((transaction) =>
    recordAction(office, transaction, 'forgotten', { leadId: lead.id }),
  );
  await eraseLeftovers(office);
  return forgotten;
}
