// Relays as the .db.test.ts files need them: carriers that do as told, a log that can be read, quick pauses.

import { expect, onTestFinished } from 'vitest';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import type { Carrier, CarrierName, OutgoingLead } from '#server/delivery/carrier.ts';
import { createRelay, type RelayOptions } from '#server/outbox/relay.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';
import type { OperatorLog } from '#server/platform/operator-log.ts';
import { intakeOn, sampleLead, sampleSubmission } from './sample-submissions.ts';

/** Waits for what happens in the background; generous, because a busy machine is no failure. */
export const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 60_000 });

export const delivered: DeliveryOutcome = { kind: 'delivered' };
export const postponed: DeliveryOutcome = { kind: 'postponed', reason: 'The line was cut.' };

/** A carrier that does as told and remembers what it was given. */
export function carrierThat(
  deliver: (
    lead: OutgoingLead,
    signal: AbortSignal,
    call: number,
  ) => Promise<DeliveryOutcome> | DeliveryOutcome,
  name: CarrierName = 'form-service',
) {
  const leads: OutgoingLead[] = [];
  const carrier: Carrier = {
    name,
    async deliver(lead, signal) {
      leads.push(lead);
      return deliver(lead, signal, leads.length);
    },
  };
  return { carrier, leads };
}

export function logBook() {
  const lines: { level: string; facts: Record<string, unknown>; message: string }[] = [];
  const write = (level: string) => (facts: object, message: string) => {
    lines.push({ level, facts: facts as Record<string, unknown>, message });
  };
  const log: OperatorLog = { info: write('info'), warn: write('warn'), error: write('error') };
  return { log, lines };
}

export function startRelay(
  database: LeadDatabase,
  carriers: Carrier[],
  differences: Partial<RelayOptions> = {},
) {
  const relay = createRelay({
    database,
    carriers,
    clock: systemClock,
    random: systemRandom,
    log: logBook().log,
    composeNotice: (lead, reference) => ({ form: lead.form, subject: reference, fields: [] }),
    workerId: systemRandom.uuid(),
    retryBaseMs: 5,
    leaseMs: 30_000,
    deliveryTimeoutMs: 5_000,
    lookEveryMs: 50,
    finishWithinMs: 400,
    ...differences,
  });
  relay.start();
  onTestFinished(() => relay.stop());
  return relay;
}

export async function storeLeads(
  database: LeadDatabase,
  count = 1,
  carriers: CarrierName[] = ['form-service'],
) {
  const intake = intakeOn(database, { carriers });
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      intake.receive(sampleSubmission({ lead: sampleLead(`Lead ${place}`), idempotencyKey: `key-${place}` })),
    ),
  );
}

export const entriesOf = (database: LeadDatabase) =>
  database.queries.selectFrom('outbox_entries').selectAll().execute();
export const statesOf = async (database: LeadDatabase) =>
  (await entriesOf(database)).map(({ state }) => state);
export const deliveriesOf = (database: LeadDatabase) =>
  database.queries.selectFrom('deliveries').selectAll().orderBy('attempted_at').execute();
