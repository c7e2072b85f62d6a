import { expect, it } from 'vitest';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { storeLeads } from '../../tests/relays-under-test.ts';
import { readOutboxFigures } from './metrics.ts';

describeOnBothDatabases('the figures of the outbox', (kind) => {
  it('counts what waits, what was given up and since when, for every carrier', async () => {
    const database = await openFreshDatabase(kind);
    const [receipt] = await storeLeads(database, 3);
    const arrivedAt = Date.parse(receipt?.receivedAt ?? '');
    const [entry] = await database.queries.selectFrom('outbox_entries').selectAll().execute();
    await database.queries
      .updateTable('outbox_entries')
      .set({ state: 'gave-up', settled_at: 1 })
      .where('id', '=', String(entry?.id))
      .execute();
    const figures = await readOutboxFigures(database.queries, ['smtp'], arrivedAt + 60_000);
    expect(figures).toEqual({
      carriers: [
        { carrier: 'smtp', due: 0, oldestDueSeconds: 0, gaveUp: 0 },
        { carrier: 'form-service', due: 2, oldestDueSeconds: expect.closeTo(60, 0), gaveUp: 1 },
      ],
      quarantined: 0,
    });
  });
});
