import { expect, test } from 'vitest';
import { describeOnBothDatabases, openFreshDatabase } from '../fresh-databases.ts';
import { isThorough } from '../thorough.ts';
import { fuzzApp } from './fuzz-app.ts';

const requests = isThorough ? 2_000 : 500;

describeOnBothDatabases(`${requests} generated bodies of every kind`, (kind) => {
  // Proves 10.46.
  test('are answered as specified, never with a 5xx, keep every promise and leave no memory behind', {
    timeout: 120_000,
  }, async () => {
    const result = await fuzzApp(await openFreshDatabase(kind), requests, 20_261_121);
    expect(result.requests).toBe(requests);
    expect(result.promised).toBeGreaterThan(requests / 100);
    expect(result.broken).toBe(0);
    // Every refusal there is has been met, or this would be a test of nothing.
    expect(Object.keys(result.statuses)).toEqual(
      expect.arrayContaining(['201', '303', '400', '403', '404', '413', '415', '422']),
    );
    expect(result.heapGrowthMegabytes).toBeLessThan(10);
  });
});
