import { expect, test } from 'vitest';
import { makeDatabase } from '../fresh-databases.ts';
import { isThorough } from '../thorough.ts';
import { type ChaosTally, runChaos } from './chaos-run.ts';

/** A busy machine is no failure; these runs take seconds when it is idle. */
const withinMs = 230_000;
const timeout = 240_000;

/** Tries one server has under way at once: so many leads a kill can make arrive again, and no more. */
const triesUnderWay = 4;

function expectNothingLost(tally: ChaosTally, leads: number) {
  expect(tally).toMatchObject({
    answered: leads,
    stored: leads,
    delivered: leads,
    lost: 0,
    withheld: 0,
    stuck: 0,
    invented: 0,
    surprises: [],
    photographsLost: 0,
    orphansAfter: 0,
  });
  // Some leads, by chance, have three each; one run in a million has too few.
  expect(tally.photographs).toBeGreaterThan(leads / 5);
  expect(tally.triesCutOff).toBeLessThanOrEqual(tally.kills * triesUnderWay);
}

const leads = 40;
/** More than the daily run has, so that a kill meets some on their way. */
const shareWithPhotographs = 0.4;

// Proves 12.4, 12.11.
test('no lead and no photograph is lost while the server is killed three times and the form service behaves in every way', {
  timeout,
}, async () => {
  const tally = await runChaos({ leads, shareWithPhotographs, kills: 3, servers: 1, seed: 2026, withinMs });
  expect(tally.kills).toBe(3);
  expectNothingLost(tally, leads);
});

test(`no lead and no photograph is lost when one of two servers on PostgreSQL dies in the middle of ${leads} and stays dead`, {
  timeout,
}, async () => {
  const address = await makeDatabase('postgres');
  const tally = await runChaos({
    leads,
    shareWithPhotographs,
    kills: 1,
    servers: 2,
    staysDown: true,
    postgresUrl: 'url' in address ? address.url : '',
    seed: 7,
    withinMs,
  });
  expect(tally.kills).toBe(1);
  expectNothingLost(tally, leads);
});

const whole = { leads: 5_000, kills: 30, faults: 10, servers: 1, seed: 15, withinMs: 30 * 60_000 };

test.runIf(isThorough).for(['sqlite', 'postgres'] as const)(
  'no lead and no photograph is lost among 5,000 requests while rows, files, locks, connections and clocks go wrong and the server is killed 30 times (%s)',
  { timeout: whole.withinMs + 30_000 },
  async (kind) => {
    const address = await makeDatabase(kind);
    const tally = await runChaos({ ...whole, ...('url' in address ? { postgresUrl: address.url } : {}) });
    expect(tally.kills).toBe(whole.kills);
    expect(new Set(tally.faults).size).toBe(whole.faults);
    expectNothingLost(tally, whole.leads);
  },
);
