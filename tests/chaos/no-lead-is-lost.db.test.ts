import { expect, test } from 'vitest';
import { makeDatabase } from '../fresh-databases.ts';
import { isThorough } from '../thorough.ts';
import { type ChaosTally, runChaos } from './chaos-run.ts';

/** A busy machine is no failure; these runs take seconds when it is idle. */
const withinMs = 110_000;
const timeout = 120_000;

/** Tries one server has under way at once: so many leads a kill can make arrive again, and no more. */
const triesUnderWay = 4;

function expectNothingLost(tally: ChaosTally, leads: number) {
  const { answered, stored, delivered, lost, withheld, stuck, invented, surprises } = tally;
  expect({ answered, stored, delivered, lost, withheld, stuck, invented, surprises }).toEqual({
    answered: leads,
    stored: leads,
    delivered: leads,
    lost: 0,
    withheld: 0,
    stuck: 0,
    invented: 0,
    surprises: [],
  });
  expect(tally.triesCutOff).toBeLessThanOrEqual(tally.kills * triesUnderWay);
}

const leads = isThorough ? 1_000 : 100;

test('no lead is lost while the server is killed four times and the form service behaves in every way', {
  timeout,
}, async () => {
  const tally = await runChaos({ leads, kills: 4, servers: 1, seed: 2026, withinMs });
  expect(tally.kills).toBe(4);
  expectNothingLost(tally, leads);
});

test(`no lead is lost when one of two servers on PostgreSQL dies in the middle of ${leads} and stays dead`, {
  timeout,
}, async () => {
  const address = await makeDatabase('postgres');
  const tally = await runChaos({
    leads,
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
