import { releaseLead } from '../database/leads.ts';
import { findEntriesOfLeads, requeueEntries } from '../database/outbox-entries.ts';
import { type CarrierName, describeRetiredCarrier, isRetired } from '../delivery/carrier.ts';
import { findLead, isQuarantined, type Office, OperationRefused, recordAction } from './office.ts';

/** Makes everything of these carriers due that was given up or waits for its next try; returns how many deliveries. */
export async function retryAll(office: Office, carriers: readonly CarrierName[]): Promise<number> {
  const { database, clock } = office;
  return database.transaction(async (transaction) => {
    // Quarantined leads are released one by one, so that spam never goes out all at once.
    const revived = await requeueEntries(transaction, {
      leadId: null,
      states: ['gave-up', 'due'],
      carriers,
      now: clock.now(),
    });
    if (revived > 0) await recordAction(office, transaction, 'resent', { detail: 'everything that waited' });
    return revived;
  });
}

/**
 * Sends one lead again and lets it out of quarantine; returns how many deliveries are due now.
 * @throws OperationRefused when nothing of it waits.
 */
export async function retryLead(office: Office, reference: string): Promise<number> {
  const { database, clock } = office;
  const lead = await findLead(office, reference);
  if (lead.forgotten_at !== null)
    throw new OperationRefused(`${reference} is forgotten: there is nothing left to send.`);
  const wasQuarantined = isQuarantined(lead);
  const revived = await database.transaction(async (transaction) => {
    await releaseLead(transaction, lead.id, clock.now());
    const due = await requeueEntries(transaction, {
      leadId: lead.id,
      states: ['gave-up', 'due', 'withheld'],
      now: clock.now(),
    });
    if (due > 0 || wasQuarantined)
      await recordAction(office, transaction, wasQuarantined ? 'released' : 'resent', { leadId: lead.id });
    return due;
  });
  if (revived > 0) return revived;
  const entries = await findEntriesOfLeads(database.queries, [lead.id]);
  const states = entries.map(({ carrier, state }) => `${carrier}: ${state === 'due' ? 'on its way' : state}`);
  const advice = entries
    .filter(({ state }) => state === 'gave-up')
    .map(({ carrier }) => carrier)
    .filter(isRetired)
    .map((carrier) => ` ${describeRetiredCarrier(carrier)} Call the visitor.`);
  throw new OperationRefused(`${reference} needs no retry (${states.join(', ')}).${advice.join('')}`);
}
