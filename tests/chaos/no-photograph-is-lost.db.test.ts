import { expect, test } from 'vitest';
import { makeDatabase } from '../fresh-databases.ts';
import { isThorough } from '../thorough.ts';
import { type PhotographTally, runPhotographChaos } from './photograph-run.ts';

const [requests, kills] = isThorough ? [100, 10] : [12, 3];
const withinMs = 110_000;
const timeout = 120_000;

function expectNothingLost(tally: PhotographTally) {
  expect(tally).toMatchObject({
    requests,
    lostRequests: 0,
    acknowledged: 3 * requests,
    lost: 0,
    orphansAfter: 0,
    kills,
  });
}

// Proves 12.11, 12.4.
test('no request and no acknowledged photograph is lost while the server is killed and connections break', {
  timeout,
}, async () => {
  expectNothingLost(await runPhotographChaos({ requests, kills, seed: 20, withinMs }));
});

test('nor with two servers on PostgreSQL and one folder', { timeout }, async () => {
  const address = await makeDatabase('postgres');
  const postgresUrl = 'url' in address ? address.url : '';
  expectNothingLost(await runPhotographChaos({ requests, kills, postgresUrl, seed: 21, withinMs }));
});
