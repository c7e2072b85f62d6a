import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Lead } from '#leads/forms/lead.ts';
import type { DeliveryOutcome, DeliveryTrouble } from '#leads/notice/delivery-outcome.ts';
import {
  type DatabaseKind,
  deleteOnlyTheLead,
  describeOnBothDatabases,
  describeOnOneDatabase,
  openFreshDatabase,
  openFreshDatabaseAt,
} from '../../tests/fresh-databases.ts';
import {
  carrierThat,
  delivered,
  deliveriesOf,
  entriesOf,
  eventually,
  logBook,
  postponed,
  startRelay,
  statesOf,
  storeLeads,
} from '../../tests/relays-under-test.ts';
import { intakeOn, sampleLead, sampleSubmission } from '../../tests/sample-submissions.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference, forgetLeads, summarizeSince } from '../database/leads.ts';
import { requeueEntries } from '../database/outbox-entries.ts';
import type { LeadsTable } from '../database/tables.ts';
import type { Carrier } from '../delivery/carrier.ts';

/** A relay over so many stored leads, with a carrier that does as told. */
async function relayLeads(
  kind: DatabaseKind,
  count: number,
  deliver: Parameters<typeof carrierThat>[0],
  options = {},
) {
  const database = await openFreshDatabase(kind);
  const receipts = await storeLeads(database, count);
  const { carrier, leads } = carrierThat(deliver);
  const { log, lines } = logBook();
  const relay = startRelay(database, [carrier], { log, ...options });
  return { database, receipts, leads, lines, relay };
}

describeOnBothDatabases('the outbox', (kind) => {
  // Proves R4.1.
  it('takes a stored lead to its carrier, whole, and records the try', async () => {
    const { database, receipts, leads } = await relayLeads(kind, 1, () => delivered);
    const [receipt] = receipts;
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    const [lead] = await database.queries.selectFrom('leads').selectAll().execute();
    expect(leads).toEqual([
      {
        reference: receipt?.reference,
        receivedAt: receipt?.receivedAt,
        idempotencyKey: lead?.id,
        lead: sampleLead('Lead 0'),
        fields: sampleLead('Lead 0').contact,
        notice: { form: 'home', subject: receipt?.reference, fields: [] },
      },
    ]);
    expect(await deliveriesOf(database)).toMatchObject([{ outcome: 'delivered', reason: null }]);
  });

  // Proves R5.3, 10.27.
  it('tries again after passing trouble, with the same key, until the lead has arrived', async () => {
    const { database, leads, lines } = await relayLeads(kind, 1, (_lead, _signal, call) => {
      if (call === 1) return postponed;
      if (call === 2) throw new TypeError('dolores.umber@example.org is undefined');
      return delivered;
    });
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    expect(new Set(leads.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect((await deliveriesOf(database)).map(({ outcome }) => outcome)).toEqual([
      'postponed',
      'postponed',
      'delivered',
    ]);
    expect((await entriesOf(database))[0]).toMatchObject({
      attempts: 3,
      failing_since: null,
      claimed_by: null,
    });
    expect(JSON.stringify([lines, await deliveriesOf(database), await entriesOf(database)])).not.toContain(
      'dolores',
    );
  });

  it('says which stored lead cannot be read, keeps it for later and sends the others', async () => {
    const database = await openFreshDatabase(kind);
    const [damaged, ...others] = await storeLeads(database, 10);
    await database.queries
      .updateTable('leads')
      .set({ lead_json: '{"form":"home","contact":{"name":"Dolores Um' })
      .where('reference', '=', damaged?.reference ?? '')
      .execute();
    const { carrier, leads } = carrierThat(() => delivered);
    const { log, lines } = logBook();
    startRelay(database, [carrier], { log, retryBaseMs: 60_000 });
    await eventually(async () => (await statesOf(database)).toSorted()).toEqual([
      ...others.map(() => 'delivered'),
      'due',
    ]);
    await eventually(() => deliveriesOf(database)).toHaveLength(10);
    expect(leads.map(({ reference }) => reference)).not.toContain(damaged?.reference);
    expect(lines).toContainEqual({
      level: 'error',
      facts: { reference: damaged?.reference, carrier: 'form-service', reason: 'it is no JSON' },
      message: 'a stored lead cannot be read',
    });
    expect(await deliveriesOf(database)).toContainEqual(
      expect.objectContaining({
        outcome: 'postponed',
        reason: 'The stored lead cannot be read: it is no JSON.',
      }),
    );
  });

  it('continues when the lead of an entry is missing, says so, and sends it once it is back', async () => {
    const { address, database } = await openFreshDatabaseAt(kind);
    const [missing, other] = await storeLeads(database, 2);
    const row = await findLeadByReference(database.queries, missing?.reference ?? '');
    await deleteOnlyTheLead(address, missing?.reference ?? '');
    const { carrier, leads } = carrierThat(() => delivered);
    const { log, lines } = logBook();
    const relay = startRelay(database, [carrier], { log });
    await eventually(async () => (await statesOf(database)).toSorted()).toEqual(['delivered', 'gave-up']);
    expect(leads.map(({ reference }) => reference)).toEqual([other?.reference]);
    await eventually(() => lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('has no lead') }),
    );

    await database.queries
      .insertInto('leads')
      .values(row as LeadsTable)
      .execute();
    await requeueEntries(database.queries, { leadId: null, states: ['gave-up'], now: Date.now() });
    relay.wake();
    await eventually(() => statesOf(database)).toEqual(['delivered', 'delivered']);
  });

  it('continues when everything it was just sending has vanished from the database', async () => {
    const { promise: release, resolve } = Promise.withResolvers<DeliveryOutcome>();
    const { database, leads, lines } = await relayLeads(kind, 4, (_lead, _signal, call) =>
      call <= 4 ? release : delivered,
    );
    await eventually(() => leads.length).toBe(4);
    for (const table of ['deliveries', 'outbox_entries', 'lead_keys', 'leads'] as const)
      await database.queries.deleteFrom(table).execute();
    resolve(delivered);
    await storeLeads(database);
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    expect(lines.filter(({ message }) => message.includes('was erased from the database'))).toHaveLength(4);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('says that a lead forgotten during its try may have arrived', async () => {
    const { promise: release, resolve } = Promise.withResolvers<DeliveryOutcome>();
    const { database, leads, lines } = await relayLeads(kind, 1, () => release);
    await eventually(() => leads.length).toBe(1);
    const ids = (await database.queries.selectFrom('leads').select('id').execute()).map(({ id }) => id);
    await database.transaction((transaction) => forgetLeads(transaction, ids, Date.now()));
    resolve({ kind: 'refused', reason: 'Dolores Umber is not welcome here.' });
    await eventually(() => lines).toMatchObject([
      { level: 'warn', message: expect.stringContaining('forgotten while it was being sent') },
    ]);
    expect(await statesOf(database)).toEqual(['forgotten']);
    expect(await deliveriesOf(database)).toMatchObject([{ outcome: 'refused', reason: null }]);
  });

  it('takes a fresh emergency past a backlog, and the backlog continues', async () => {
    const { database, leads, relay } = await relayLeads(kind, 60, async () => {
      await pause(20);
      return delivered;
    });
    await eventually(() => leads.length).toBeGreaterThanOrEqual(8);
    const intake = intakeOn(database, { carriers: ['form-service'], onStored: relay.wake });
    const contact = { ...sampleLead().contact, service: 'Emergency Repair' };
    const lead = { form: 'home', contact } as Lead;
    const { reference } = await intake.receive(sampleSubmission({ lead }));
    const atEmergency = leads.length;
    await eventually(() => leads.length).toBe(61);
    const order = leads.map((each) => each.reference);
    expect(new Set(order).size).toBe(61);
    // Those under way, and as many that were leased in the same turn.
    expect(order.indexOf(reference) - atEmergency).toBeLessThan(8);
  });

  it('never lets new leads starve the old ones', async () => {
    const database = await openFreshDatabase(kind);
    const old = await storeLeads(database, 20);
    const intake = intakeOn(database, { carriers: ['form-service'] });
    const { carrier, leads } = carrierThat(async (_lead, _signal, call) => {
      // For each that goes out a new one comes in.
      if (call <= 80) await intake.receive(sampleSubmission({ lead: sampleLead(`New ${call}`) }));
      return delivered;
    });
    startRelay(database, [carrier]);
    await eventually(() => leads.length).toBe(100);
    const first = leads.slice(0, 60).map(({ reference }) => reference);
    expect(old.filter(({ reference }) => !first.includes(reference))).toEqual([]);
  });

  it('stops within ten seconds, lets a quick try finish and puts a hanging one back', async () => {
    const firstIsQuick: Parameters<typeof carrierThat>[0] = async (_lead, signal, call) => {
      if (call === 1) await pause(300);
      else await pause(60_000, undefined, { signal });
      return delivered;
    };
    const { database, leads, relay } = await relayLeads(kind, 2, firstIsQuick, { deliveryTimeoutMs: 60_000 });
    await eventually(() => leads.length).toBe(2);
    const startedAt = performance.now();
    await relay.stop();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    const entries = await entriesOf(database);
    expect(entries.map(({ state }) => state).sort()).toEqual(['delivered', 'due']);
    expect(entries.map(({ claimed_by }) => claimed_by)).toEqual([null, null]);
  }, 20_000);

  it('warns about leads whose carrier nobody configured any more', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 3, ['smtp']);
    const { log, lines } = logBook();
    startRelay(database, [carrierThat(() => delivered).carrier], { log });
    await eventually(() => lines).toMatchObject([{ level: 'error', facts: { carrier: 'smtp', entries: 3 } }]);
  });
});

describeOnOneDatabase('what a relay makes of its carriers', (kind) => {
  it('gives up on a lasting refusal at once, and logs it as an error', async () => {
    const refused = { kind: 'refused', reason: 'No such mailbox.' } as const;
    const { database, receipts, leads, lines } = await relayLeads(kind, 1, () => refused);
    await eventually(() => statesOf(database)).toEqual(['gave-up']);
    expect(leads).toHaveLength(1);
    await eventually(() => lines).toContainEqual({
      level: 'error',
      facts: expect.objectContaining({ reference: receipts[0]?.reference, reason: refused.reason }),
      message: expect.stringContaining('GAVE UP'),
    });
  });

  // Proves R5.2.
  it.each([
    ['activation-needed', 'somebody must activate the form'],
    ['misconfigured', 'the carrier refuses us, and will until the settings are corrected'],
  ] as const)('says loudly at the first try that something is %s', async (trouble, told) => {
    const { database, lines } = await relayLeads(kind, 1, (_lead, _signal, call) =>
      call === 1 ? { kind: trouble, reason: 'What to do.' } : delivered,
    );
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    expect(lines[0]).toMatchObject({
      level: 'error',
      facts: { reason: 'What to do.' },
      message: `lead not delivered: ${told}`,
    });
  });

  it('says at the start what is wrong with a carrier, before there is any lead', async () => {
    const database = await openFreshDatabase(kind);
    const troubled = (outcome: DeliveryTrouble | null): Carrier => ({
      ...carrierThat(() => delivered).carrier,
      findTrouble: async () => outcome,
    });
    const { log, lines } = logBook();
    startRelay(
      database,
      [
        troubled({ kind: 'misconfigured', reason: 'Check SMTP_URL.' }),
        troubled({ kind: 'postponed', reason: 'Nobody listens there.' }),
        troubled(null),
      ],
      { log },
    );
    await eventually(() => lines).toMatchObject([
      { level: 'error', facts: { carrier: 'form-service', reason: 'Check SMTP_URL.' } },
      { level: 'warn', facts: { carrier: 'form-service', reason: 'Nobody listens there.' } },
    ]);
  });

  it('mails the visitor once, however often the notice is tried', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 1, ['smtp', 'auto-response']);
    const notice = carrierThat((_lead, _signal, call) => (call < 4 ? postponed : delivered), 'smtp');
    const autoResponse = carrierThat(() => delivered, 'auto-response');
    startRelay(database, [notice.carrier, autoResponse.carrier]);
    await eventually(() => statesOf(database)).toEqual(['delivered', 'delivered']);
    expect(notice.leads).toHaveLength(4);
    expect(autoResponse.leads).toHaveLength(1);
  });

  it('does not cry for help when a visitor’s address is wrong', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 1, ['auto-response']);
    const { carrier } = carrierThat(() => ({ kind: 'refused', reason: 'No such address.' }), 'auto-response');
    const { log, lines } = logBook();
    startRelay(database, [carrier], { log });
    await eventually(() => lines).toMatchObject([{ level: 'warn', facts: { reason: 'No such address.' } }]);
    expect(await summarizeSince(database.queries, 0)).toMatchObject({ received: 1, gaveUp: 0 });
  });

  it('does not let one carrier’s trouble delay another', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 20, ['form-service', 'webhook']);
    const hanging = carrierThat(
      (_lead, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      'form-service',
    );
    const working = carrierThat(() => delivered, 'webhook');
    startRelay(database, [hanging.carrier, working.carrier], { deliveryTimeoutMs: 60_000 });
    await eventually(
      async () => (await entriesOf(database)).filter(({ state }) => state === 'delivered').length,
    ).toBe(20);
    expect(hanging.leads).toHaveLength(4);
  }, 30_000);

  it('leaves a carrier behind that neither answers nor heeds its signal', async () => {
    const neverFirst: Parameters<typeof carrierThat>[0] = (_lead, _signal, call) =>
      call === 1 ? new Promise(() => {}) : delivered;
    const { database } = await relayLeads(kind, 1, neverFirst, { deliveryTimeoutMs: 50 });
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    expect((await deliveriesOf(database))[0]?.reason).toBe('There was no answer within 50 ms.');
  });

  it('starts right after a lead is stored, without waiting for its next look', async () => {
    const database = await openFreshDatabase(kind);
    const { carrier, leads } = carrierThat(() => delivered);
    const relay = startRelay(database, [carrier], { lookEveryMs: 600_000 });
    await pause(100);
    await intakeOn(database, { carriers: ['form-service'], onStored: relay.wake }).receive(
      sampleSubmission(),
    );
    await eventually(() => leads.length).toBe(1);
  });

  it('tells of a copy that did not arrive, and delivers the lead once', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const reason = 'The mail server refused a carbon copy. Check LEAD_CC.';
    const { carrier, leads } = carrierThat(() => ({ kind: 'delivered', reason }));
    const { log, lines } = logBook();
    startRelay(database, [carrier], { log });
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    await eventually(() => lines.length).toBe(1);
    expect(lines).toMatchObject([{ level: 'warn', facts: { reason } }]);
    const entries = await database.queries.selectFrom('outbox_entries').select('last_reason').execute();
    expect(entries).toEqual([{ last_reason: reason }]);
    expect(leads).toHaveLength(1);
  });

  it('keeps a delivery in mind while the database is away, and does not repeat it', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    let isAway = false;
    const unreliable: LeadDatabase = {
      ...database,
      deliveryTransaction: (work) =>
        isAway ? Promise.reject(new Error('gone')) : database.deliveryTransaction(work),
    };
    const { carrier, leads } = carrierThat(() => {
      isAway = true;
      setTimeout(() => {
        isAway = false;
      }, 500);
      return delivered;
    });
    const { log, lines } = logBook();
    startRelay(unreliable, [carrier], { log });
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    expect(leads).toHaveLength(1);
    expect(lines.map(({ message }) => message)).toEqual([
      'the outbox cannot reach the database; it keeps trying',
      'the outbox reaches the database again',
      'lead delivered',
    ]);
  });
});
