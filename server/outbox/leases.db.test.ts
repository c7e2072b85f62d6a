import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import {
  describeOnBothDatabases,
  describeOnOneDatabase,
  openForTest,
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
  startRelay,
  statesOf,
  storeLeads,
} from '../../tests/relays-under-test.ts';
import { countByCarrier } from '../database/outbox-entries.ts';
import type { OutboxEntriesTable } from '../database/tables.ts';

describeOnBothDatabases('leases of outbox entries', (kind) => {
  it('never has two relays on one entry', async () => {
    const { address, database: first } = await openFreshDatabaseAt(kind);
    const databases = [first, openForTest(address), openForTest(address)];
    await storeLeads(first, 60);
    const seen: string[] = [];
    for (const database of databases) {
      const { carrier } = carrierThat(async ({ idempotencyKey }) => {
        seen.push(idempotencyKey);
        await pause(5);
        return delivered;
      });
      startRelay(database, [carrier]);
    }
    await eventually(
      async () => (await statesOf(first)).filter((state) => state === 'delivered').length,
    ).toBe(60);
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
  });

  it('is not held up by a lease or a moment that a wrong clock has set years ahead', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 3);
    const years = Date.now() + 3 * 365 * 24 * 60 * 60 * 1000;
    const [leased, late] = (await entriesOf(database)).map(({ id }) => id);
    const change = (id: string | undefined) =>
      database.queries.updateTable('outbox_entries').where('id', '=', id ?? '');
    await change(leased).set({ claimed_by: 'a server ahead', lease_expires_at: years }).execute();
    await change(late).set({ due_at: years }).execute();
    const { carrier } = carrierThat(() => delivered);
    const { log, lines } = logBook();
    startRelay(database, [carrier], { log });
    await eventually(() => statesOf(database)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'warn', facts: { carrier: 'form-service', entries: 2 } }),
    );
  });

  it('does not wait for hours after a clock that was hours ahead, and counts the waiting from now', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database, 3);
    const hourMs = 60 * 60 * 1000;
    const ahead = Date.now() + 5 * hourMs;
    const [failed, askedToWait] = (await entriesOf(database)).map(({ id }) => id);
    const change = (values: Partial<OutboxEntriesTable>) =>
      database.queries.updateTable('outbox_entries').set(values);
    await change({ due_at: ahead, created_at: ahead }).execute();
    await change({ failing_since: ahead, last_outcome: 'postponed' })
      .where('id', '=', failed ?? '')
      .execute();
    await change({ failing_since: Date.now(), last_outcome: 'postponed' })
      .where('id', '=', askedToWait ?? '')
      .execute();
    const { carrier, leads } = carrierThat(() => ({ kind: 'misconfigured', reason: 'The wrong password.' }));
    startRelay(database, [carrier], { retryBaseMs: 10 * hourMs });
    await eventually(async () => (await deliveriesOf(database)).length).toBe(2);
    expect(leads).toHaveLength(2);
    const entries = await entriesOf(database);
    expect(entries.find(({ id }) => id === askedToWait)).toMatchObject({ due_at: ahead, attempts: 0 });
    const [backlog] = await countByCarrier(database.queries, 'due');
    expect(backlog?.since).toBeLessThanOrEqual(Date.now());
  });

  it('does not overwrite the record of the server that took over, and says that the lead may arrive twice', async () => {
    const database = await openFreshDatabase(kind);
    await storeLeads(database);
    const { promise: release, resolve } = Promise.withResolvers<DeliveryOutcome>();
    const stalled = carrierThat(() => release);
    const { log, lines } = logBook();
    startRelay(database, [stalled.carrier], { log });
    await eventually(() => stalled.leads.length).toBe(1);
    // What happens to a process that was frozen for longer than its lease.
    await database.queries.updateTable('outbox_entries').set({ lease_expires_at: 0 }).execute();
    const other = carrierThat(() => delivered);
    startRelay(database, [other.carrier]);
    await eventually(() => statesOf(database)).toEqual(['delivered']);
    resolve({ kind: 'refused', reason: 'too late' });
    await eventually(() => lines.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('may arrive twice'),
    );
    expect(await statesOf(database)).toEqual(['delivered']);
    expect(await deliveriesOf(database)).toHaveLength(2);
  });
});

// Most of it is waiting.
describeOnOneDatabase('a lease', (kind) => {
  it('is renewed while a try lasts longer', async () => {
    const { address, database: ours } = await openFreshDatabaseAt(kind);
    const theirs = openForTest(address);
    await storeLeads(ours);
    const slow = carrierThat(async () => {
      await pause(8_000);
      return delivered;
    });
    startRelay(ours, [slow.carrier], { leaseMs: 6_000, deliveryTimeoutMs: 30_000 });
    await eventually(() => slow.leads.length).toBe(1);
    const rival = carrierThat(() => delivered);
    startRelay(theirs, [rival.carrier]);
    await eventually(() => statesOf(ours)).toEqual(['delivered']);
    expect(rival.leads).toEqual([]);
  });
});
