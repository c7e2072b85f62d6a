// Rows, files, locks, connections and clocks go wrong while the server is killed again and again.

import { expect, test } from 'vitest';
import { describeOnBothDatabases, makeDatabase } from '../fresh-databases.ts';
import { isThorough } from '../thorough.ts';
import { runChaos } from './chaos-run.ts';

const plan = isThorough
  ? { leads: 5_000, kills: 30, faults: 10, withinMs: 15 * 60_000 }
  : { leads: 100, kills: 2, faults: 4, withinMs: 110_000 };

describeOnBothDatabases('no lead is lost, withheld or stuck', (kind) => {
  test(`among ${plan.leads}, with ${plan.kills} kills and ${plan.faults} other faults`, {
    timeout: plan.withinMs + 30_000,
  }, async () => {
    const address = await makeDatabase(kind);
    const postgres = address.kind === 'postgres' ? { postgresUrl: address.url } : {};
    const tally = await runChaos({ ...plan, ...postgres, servers: 1, seed: 15 });
    expect(tally).toMatchObject({
      answered: plan.leads,
      stored: plan.leads,
      delivered: plan.leads,
      lost: 0,
      withheld: 0,
      stuck: 0,
      invented: 0,
      kills: plan.kills,
      surprises: [],
    });
    expect(new Set(tally.faults).size).toBe(plan.faults);
  });
});
