// The promise put to the test: clients that keep asking, servers that are killed without warning, a form service that
// behaves in every way. Afterwards leads are counted in three places and photographs in two, which must agree.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { drawPhotograph } from '../draw-photograph.ts';
import { startFakeFormService } from '../fakes/form-service.ts';
import type { FormServiceBehavior } from '../fakes/form-service-behaviors.ts';
import { type RunningServer, startServer } from '../journeys/running-server.ts';
import {
  countLeads,
  countPhotographs,
  deliveredLeads,
  findStuck,
  type LeadCount,
  type PhotographCount,
} from './count-leads.ts';
import { type Fault, makeWrongClock, postgresFaults, type ServerWithClock, sqliteFaults } from './faults.ts';
import { postLeads } from './retrying-clients.ts';
import { type SeededRandom, seedRandom } from './seeded-random.ts';

export interface ChaosPlan {
  readonly leads: number;
  /** How many of the leads have three photographs each; a quarter when left out. */
  readonly shareWithPhotographs?: number;
  readonly kills: number;
  /** More than one needs `postgresUrl`. */
  readonly servers: number;
  /** How many faults are mixed in, taking turns among all there are for this database. */
  readonly faults?: number;
  /** SQLite in a file of its own when left out. */
  readonly postgresUrl?: string;
  /** A killed server does not come back: the others have to take its leases over. */
  readonly staysDown?: boolean;
  readonly seed: number;
  readonly withinMs: number;
}

export interface ChaosTally extends LeadCount, PhotographCount {
  /** Leads whose client was told a reference, and photographs whose client was told that they are on disk. */
  readonly answered: number;
  readonly photographs: number;
  readonly kills: number;
  readonly faults: readonly string[];
  /** Lines in which a server spoke of something nobody expected. */
  readonly surprises: readonly string[];
  readonly seconds: number;
}

const mostClients = 24;
const variables = {
  LEAD_CARRIERS: 'form-service',
  LEAD_MAILBOX: 'owner@example.com',
  LOG_LEVEL: 'error',
  RATE_LIMIT_MAX: '1000000',
  RETRY_BASE_MS: '20',
  DELIVERY_TIMEOUT_MS: '800',
  CLAIM_LEASE_MS: '1500',
};
/** In a hundred messages. One that hangs costs a whole timeout; one is enough to meet it. */
const behaviors: Partial<Record<FormServiceBehavior, number>> = {
  accept: 61,
  refuse: 5,
  'too-many': 5,
  error: 10,
  unreachable: 5,
  html: 5,
  cut: 5,
  'accept-then-cut': 3,
  hang: 1,
};

export async function runChaos(plan: ChaosPlan): Promise<ChaosTally> {
  const startedAt = performance.now();
  const chance = seedRandom(plan.seed);
  const formService = await startFakeFormService();
  const whims = seedRandom(plan.seed + 1);
  const choices = Object.entries(behaviors).flatMap(([behavior, times]) => Array(times).fill(behavior));
  formService.setBehavior(() => choices[whims.below(choices.length)], 0);
  const running: ServerWithClock[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  try {
    for (let count = 0; count < plan.servers; count += 1) {
      const clock = makeWrongClock();
      const server = await startServer(
        {
          ...variables,
          ...clock.variables,
          FORM_SERVICE_URL: formService.url,
          PHOTOGRAPH_STORAGE: `file:${folder}`,
          ...(plan.postgresUrl === undefined ? {} : { DATABASE_URL: plan.postgresUrl }),
        },
        { flags: ['--leads-only'] },
      );
      running.push({ server, clock });
    }
    const servers = running.map(({ server }) => server);
    const urls = servers.map(({ url }) => url.replace('localhost', '127.0.0.1')) as [string, ...string[]];
    const { tally, done } = postLeads({
      count: plan.leads,
      clients: Math.min(mostClients, Math.ceil(plan.leads / 5)),
      urls,
      chance,
      name: `Storm ${plan.seed}`,
      photographs: await Promise.all([1, 2, 3].map((seed) => drawPhotograph(seed, 200 + 100 * seed, 320))),
      shareWithPhotographs: plan.shareWithPhotographs ?? 0.25,
    });
    const deadline = startedAt + plan.withinMs;
    const harming = harmAtRandom(
      running,
      plan,
      chance,
      () => tally.answered.length + deliveredLeads(formService).size,
      deadline,
    );
    await Promise.all([done, harming]);

    const address = addressOf(plan, servers);
    await untilSettled(address, deadline);
    const counted = await countLeads(address, tally.answered, formService);
    // A photograph whose sender hung up at its end may still be on its way into storage.
    await Promise.all(servers.map((server) => server.stop()));
    return {
      ...counted,
      ...(await countPhotographs(address, tally.photographs, folder)),
      answered: new Set(tally.answered.map(({ message }) => message)).size,
      photographs: tally.photographs.length,
      ...(await harming),
      surprises: servers.flatMap(surprisesOf),
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    await Promise.all(
      running.map(({ server, clock }) => {
        clock.dispose();
        return server.dispose();
      }),
    );
    await formService.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Harm {
  readonly kills: number;
  readonly faults: readonly string[];
}

/** Spreads kills and faults over the whole of the work: half of it is answering, half delivering. */
async function harmAtRandom(
  running: readonly ServerWithClock[],
  plan: ChaosPlan,
  chance: SeededRandom,
  workDone: () => number,
  deadline: number,
): Promise<Harm> {
  const choices: readonly [string, Fault][] = Object.entries(
    plan.postgresUrl === undefined ? sqliteFaults : postgresFaults(plan.postgresUrl),
  );
  const wanted: readonly ('kill' | readonly [string, Fault])[] = [
    ...Array<'kill'>(plan.kills).fill('kill'),
    ...Array.from({ length: plan.faults ?? 0 }, (_, place) => choices[place % choices.length] ?? 'kill'),
  ];
  const allWork = plan.leads * 2;
  const harms = wanted
    .map((harm) => ({ harm, moment: chance.below(allWork * 0.95) }))
    .sort((a, b) => a.moment - b.moment);
  let kills = 0;
  const faults: string[] = [];
  for (const { harm, moment } of harms) {
    while (workDone() < moment) {
      if (performance.now() > deadline) return { kills, faults };
      await pause(10);
    }
    await pause(chance.below(40));
    const victim = running[plan.staysDown ? kills : chance.below(running.length)] as ServerWithClock;
    if (harm === 'kill') {
      await victim.server.stop('SIGKILL');
      kills += 1;
      if (!plan.staysDown) await victim.server.startAgain();
    } else {
      const [name, fault] = harm;
      await fault(victim);
      faults.push(name);
    }
  }
  return { kills, faults };
}

function addressOf({ postgresUrl }: ChaosPlan, [server]: readonly RunningServer[]): DatabaseAddress {
  if (postgresUrl !== undefined) return { kind: 'postgres', url: postgresUrl };
  return { kind: 'sqlite', path: server?.databaseFile ?? '' };
}

async function untilSettled(address: DatabaseAddress, deadline: number): Promise<void> {
  const database = openDatabase(address);
  try {
    for (;;) {
      if ((await findStuck(database)).length === 0 || performance.now() > deadline) return;
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
    .filter((line) => /unexpected error|nobody expected|uncaught|unhandled/i.test(line));
}
