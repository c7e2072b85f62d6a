// The promise put to the test: clients that keep asking, servers that are killed without warning, a form service that
// behaves in every way. Afterwards leads are counted in three places, which must agree.

import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { startFakeFormService } from '../fakes/form-service.ts';
import { stormyMix } from '../fakes/form-service-behaviors.ts';
import { type RunningServer, startServer } from '../journeys/running-server.ts';
import { countLeads, deliveredLeads, type LeadCount } from './count-leads.ts';
import { postLeads } from './retrying-clients.ts';
import { type SeededRandom, seedRandom } from './seeded-random.ts';

export interface ChaosPlan {
  readonly leads: number;
  readonly kills: number;
  /** More than one needs `postgresUrl`. */
  readonly servers: number;
  /** SQLite in a file of its own when left out. */
  readonly postgresUrl?: string;
  /** A killed server does not come back: the others have to take its claims over. */
  readonly staysDown?: boolean;
  readonly seed: number;
  readonly withinMs: number;
}

export interface ChaosTally extends LeadCount {
  /** Leads whose client was told a reference. */
  readonly answered: number;
  readonly kills: number;
  /** Answers 200 to a key whose first answer never arrived. */
  readonly repeats: number;
  /** Requests that ended without an answer or with 503, all of which were made again. */
  readonly failedRequests: number;
  readonly seconds: number;
  /** Lines in which a server spoke of something nobody expected. */
  readonly surprises: readonly string[];
}

const clients = 24;
const variables = {
  LEAD_CARRIERS: 'form-service',
  LEAD_MAILBOX: 'owner@example.com',
  LOG_LEVEL: 'error',
  RATE_LIMIT_MAX: '1000000',
  RETRY_BASE_MS: '20',
  DELIVERY_TIMEOUT_MS: '800',
  CLAIM_LEASE_MS: '1500',
};
/** A message that hangs costs a whole timeout; one in a hundred is enough to meet it. */
const mix = { ...stormyMix, accept: 61, hang: 1 };

export async function runChaos(plan: ChaosPlan): Promise<ChaosTally> {
  const startedAt = performance.now();
  const chance = seedRandom(plan.seed);
  const formService = await startFakeFormService();
  formService.setBehavior({ behavior: 'random', mix, seed: plan.seed, retryAfterSeconds: 0 });
  const servers: RunningServer[] = [];
  try {
    for (let count = 0; count < plan.servers; count += 1) {
      servers.push(
        await startServer(
          {
            ...variables,
            FORM_SERVICE_URL: formService.url,
            ...(plan.postgresUrl === undefined ? {} : { DATABASE_URL: plan.postgresUrl }),
          },
          { flags: ['--leads-only'] },
        ),
      );
    }
    const urls = servers.map(({ url }) => url.replace('localhost', '127.0.0.1')) as [string, ...string[]];
    const { tally, done } = postLeads({
      count: plan.leads,
      clients,
      urls,
      chance,
      name: `Storm ${plan.seed}`,
    });
    const deadline = startedAt + plan.withinMs;
    const killing = killAtRandom(
      servers,
      plan,
      chance,
      () => tally.answered.length + deliveredLeads(formService).size,
      deadline,
    );
    await Promise.all([done, killing]);

    const address = addressOf(plan, servers);
    await untilSettled(address, deadline);
    return {
      ...(await countLeads(address, tally.answered, formService)),
      answered: new Set(tally.answered.map(({ message }) => message)).size,
      kills: await killing,
      repeats: tally.repeats,
      failedRequests: tally.failures,
      seconds: (performance.now() - startedAt) / 1000,
      surprises: servers.flatMap(surprisesOf),
    };
  } finally {
    await Promise.all(servers.map((server) => server.dispose()));
    await formService.close();
  }
}

/** Spreads the kills over the whole of the work: half of it is answering, half delivering. */
async function killAtRandom(
  servers: readonly RunningServer[],
  plan: ChaosPlan,
  chance: SeededRandom,
  workDone: () => number,
  deadline: number,
): Promise<number> {
  const allWork = plan.leads * 2;
  const moments = Array.from({ length: plan.kills }, () => chance.below(allWork * 0.95)).sort(
    (a, b) => a - b,
  );
  let kills = 0;
  for (const moment of moments) {
    while (workDone() < moment) {
      if (performance.now() > deadline) return kills;
      await pause(10);
    }
    await pause(chance.below(40));
    const victim = servers[plan.staysDown ? kills : chance.below(servers.length)] as RunningServer;
    await victim.stop('SIGKILL');
    kills += 1;
    if (!plan.staysDown) await victim.startAgain();
  }
  return kills;
}

function addressOf({ postgresUrl }: ChaosPlan, [server]: readonly RunningServer[]): DatabaseAddress {
  if (postgresUrl !== undefined) return { kind: 'postgres', url: postgresUrl };
  return { kind: 'sqlite', path: server?.databaseFile ?? '' };
}

async function untilSettled(address: DatabaseAddress, deadline: number): Promise<void> {
  const database = openDatabase(address);
  try {
    for (;;) {
      const open = await database.queries
        .selectFrom('outbox_entries')
        .select('id')
        .where('state', '!=', 'delivered')
        .execute();
      if (open.length === 0 || performance.now() > deadline) return;
      await pause(50);
    }
  } finally {
    await database.close();
  }
}

function surprisesOf(server: RunningServer): string[] {
  return server
    .output()
    .split('\n')
    .filter((line) => /unexpected|nobody expected|uncaught|unhandled/i.test(line));
}
