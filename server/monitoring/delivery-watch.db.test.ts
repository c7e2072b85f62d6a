import { describe, expect, it } from 'vitest';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { entriesOf, eventually, logBook, storeLeads } from '../../tests/relays-under-test.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { requeueEntries } from '../database/outbox-entries.ts';
import type { OutboxEntriesTable } from '../database/tables.ts';
import type { DeliveryAlert } from './alert.ts';
import { createDeliveryWatch } from './delivery-watch.ts';

const minute = 60_000;

/** A watch whose clock is moved by hand, and what it told. */
function watchOver(database: LeadDatabase, ways: { fail?: boolean; stop?: boolean } = {}) {
  let now = Date.now();
  const told: DeliveryAlert[] = [];
  const { log, lines } = logBook();
  const look = createDeliveryWatch({
    database,
    log,
    clock: { now: () => now },
    alertOperator: async (alert) => {
      if (ways.fail) return false;
      if (ways.stop) return new Promise<boolean>(() => {});
      told.push(alert);
      return true;
    },
  });
  return {
    told,
    lines,
    ways,
    async lookAfter(minutes: number) {
      now += minutes * minute;
      await look();
    },
    now: () => now,
  };
}

/** All entries, or the one of a lead. */
function change(database: LeadDatabase, values: Partial<OutboxEntriesTable>, leadId?: string) {
  const all = database.queries.updateTable('outbox_entries').set(values);
  return (leadId ? all.where('lead_id', '=', leadId) : all).execute();
}

describeOnBothDatabases('the watch over deliveries', (kind) => {
  // Proves 10.58.
  it('tells after a quarter of an hour without a delivery while one is due, once, and once when it is over', async () => {
    const database = await openFreshDatabase(kind);
    const [receipt] = await storeLeads(database);
    const watch = watchOver(database);
    const failingSince = watch.now();
    await change(database, { failing_since: failingSince, last_reason: 'Nobody listens there.' });
    await watch.lookAfter(14);
    expect(watch.told).toEqual([]);
    await watch.lookAfter(2);
    await watch.lookAfter(60);
    expect(watch.told).toEqual([
      {
        kind: 'not-delivering',
        carrier: 'form-service',
        since: failingSince,
        count: 1,
        leads: [{ reference: receipt?.reference, form: 'home', reason: 'Nobody listens there.' }],
      },
    ]);
    expect(watch.lines).toMatchObject([{ level: 'error' }]);
    await change(database, { state: 'delivered', settled_at: watch.now() });
    await watch.lookAfter(1);
    await watch.lookAfter(1);
    expect(watch.told.slice(1)).toEqual([
      { kind: 'delivering-again', carrier: 'form-service', since: failingSince, count: 0, leads: [] },
    ]);
    expect(watch.lines[1]).toMatchObject({ level: 'info' });
  });

  it('does not tell while others of the same carrier still arrive', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 2);
    const watch = watchOver(database);
    const [first] = await entriesOf(database);
    await change(database, { failing_since: watch.now() });
    await change(database, { state: 'delivered', settled_at: watch.now() + 10 * minute }, first?.lead_id);
    await watch.lookAfter(20);
    expect(watch.told).toEqual([]);
    await watch.lookAfter(10);
    expect(watch.told).toMatchObject([{ kind: 'not-delivering', count: 1 }]);
  });

  it('tells at once when tries fail that only the operator can help', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const watch = watchOver(database);
    await change(database, { failing_since: watch.now(), last_outcome: 'misconfigured' });
    await watch.lookAfter(1);
    expect(watch.told).toMatchObject([{ kind: 'not-delivering', carrier: 'form-service' }]);
  });

  it('says nothing of leads that nobody has to send: quarantined ones, and ones just released', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const watch = watchOver(database);
    await change(database, { state: 'withheld' });
    await watch.lookAfter(60);
    await database.transaction((transaction) =>
      requeueEntries(transaction, { leadId: null, states: ['withheld'], now: watch.now() }),
    );
    await watch.lookAfter(1);
    expect(watch.told).toEqual([]);
  });

  it('is not repeated by a restart, nor by a second server', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const [watch, other] = [watchOver(database), watchOver(database)];
    await Promise.all([watch.lookAfter(16), other.lookAfter(16)]);
    const restarted = watchOver(database);
    await restarted.lookAfter(17);
    expect([...watch.told, ...other.told, ...restarted.told]).toHaveLength(1);
  });

  it('tells what a server was stopped in the middle of telling, beginning and end', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const [stopped, watch] = [watchOver(database, { stop: true }), watchOver(database)];
    void stopped.lookAfter(16);
    await eventually(() => stopped.lines.length).toBe(1);
    await watch.lookAfter(16);
    expect(watch.told).toEqual([]);
    await watch.lookAfter(2);
    expect(watch.told).toMatchObject([{ kind: 'not-delivering' }]);
    await change(database, { state: 'delivered', settled_at: watch.now() });
    void stopped.lookAfter(4);
    await eventually(() => stopped.lines.length).toBe(2);
    await watch.lookAfter(4);
    expect(watch.told[1]).toMatchObject({ kind: 'delivering-again' });
  });

  it('tells of each lead that is given up, together those of one hour, and when none is left', async () => {
    const database = await openFreshDatabase(kind);
    const receipts = await storeLeads(database, 3);
    const watch = watchOver(database);
    const entries = await entriesOf(database);
    const giveUp = (place: number) => {
      const given = { state: 'gave-up', settled_at: watch.now(), last_reason: 'Mailbox unknown.' } as const;
      return change(database, given, entries[place]?.lead_id);
    };
    await giveUp(0);
    await watch.lookAfter(1);
    await giveUp(1);
    await watch.lookAfter(1);
    expect(watch.told).toMatchObject([
      { kind: 'gave-up', count: 1, leads: [{ reason: 'Mailbox unknown.' }] },
    ]);
    await giveUp(2);
    await watch.lookAfter(60);
    await watch.lookAfter(60);
    expect(watch.told).toHaveLength(2);
    expect(watch.told[1]).toMatchObject({ kind: 'gave-up', count: 2 });
    const named = watch.told.flatMap(({ leads }) => leads.map(({ reference }) => reference));
    expect(named.sort()).toEqual(receipts.map(({ reference }) => reference).sort());
    await change(database, { state: 'delivered' });
    await watch.lookAfter(60);
    expect(watch.told[2]).toMatchObject({ kind: 'nothing-given-up', carrier: 'form-service' });
    expect(watch.told).toHaveLength(3);
  });

  describe('after the clock was ahead for a while', () => {
    const ahead = 300 * 24 * 60;

    it('tells that nothing leaves, although something was delivered while it was ahead', async () => {
      const database = await openFreshDatabase(kind);
      await storeLeads(database, 2);
      const watch = watchOver(database);
      const [first] = await entriesOf(database);
      await change(database, { failing_since: watch.now() });
      const settled_at = watch.now() + ahead * minute;
      await change(database, { state: 'delivered', failing_since: null, settled_at }, first?.lead_id);
      await watch.lookAfter(16);
      expect(watch.told).toMatchObject([{ kind: 'not-delivering', count: 1 }]);
    });

    it('tells of what is given up, each once more at most', async () => {
      const database = await openFreshDatabase(kind);
      const receipts = await storeLeads(database, 2);
      const watch = watchOver(database);
      const entries = await entriesOf(database);
      const giveUp = (entry: number) =>
        change(database, { state: 'gave-up', settled_at: watch.now() }, entries[entry]?.lead_id);
      await watch.lookAfter(ahead);
      await giveUp(0);
      await watch.lookAfter(1);
      await watch.lookAfter(-ahead);
      await giveUp(1);
      await watch.lookAfter(1);
      await watch.lookAfter(60);
      await watch.lookAfter(60);
      const [first, second] = receipts.map(({ reference }) => [reference]);
      const told = watch.told.filter(({ kind }) => kind === 'gave-up');
      const named = told.map(({ leads }) => leads.map(({ reference }) => reference));
      expect(named).toEqual([first, first, second]);
    });

    it('tries to tell again, though nobody could be reached', async () => {
      const database = await openFreshDatabase(kind);
      await storeLeads(database);
      const watch = watchOver(database, { fail: true });
      await watch.lookAfter(ahead);
      watch.ways.fail = false;
      await change(database, { failing_since: watch.now() - ahead * minute });
      await watch.lookAfter(16 - ahead);
      expect(watch.told).toMatchObject([{ kind: 'not-delivering' }]);
    });
  });

  it('keeps trying to tell when nobody can be reached', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const watch = watchOver(database, { fail: true });
    await watch.lookAfter(16);
    watch.ways.fail = false;
    await watch.lookAfter(1);
    expect(watch.told).toEqual([]);
    await watch.lookAfter(15);
    expect(watch.told).toMatchObject([{ kind: 'not-delivering' }]);
  });
});
