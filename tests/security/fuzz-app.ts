// Sends generated requests one after another and notes whatever should not have happened.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { type GeneratedRequest, generatedRequest } from './generated-requests.ts';
import { buildTestApp, intakeInto } from './test-app.ts';

export interface FuzzResult {
  readonly requests: number;
  /** How often each status was given. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Different references that were given out, and those of them that are not in the database. */
  readonly promised: number;
  readonly broken: number;
  readonly slowestResponseMs: number;
  /** Heap in use after a collection: at the end, beyond what it was after the first tenth. */
  readonly heapGrowthMegabytes: number;
  readonly seconds: number;
}

/** Every status specification §10 names for a post; whatever is not here must never be seen. */
const permittedStatuses = [200, 201, 303, 400, 403, 404, 413, 415, 422];
const refusals = [400, 403, 404, 413, 415];

/** What another visitor has typed. It must never come back to anybody. */
const secret = 'Ophelia Quarrington-Zebrowski';

/** @throws what fast-check reports: the smallest request that was answered as it must not be. */
export async function fuzzApp(database: LeadDatabase, requests: number, seed: number): Promise<FuzzResult> {
  const { app, log } = await buildTestApp({ receiveLead: intakeInto(database) });
  const statuses: Record<number, number> = {};
  const references = new Set<string>();
  let slowestResponseMs = 0;
  let sent = 0;
  let heapAtFirst = 0;

  const send = async ({ inject, isTooLarge }: GeneratedRequest) => {
    sent += 1;
    if (sent === Math.ceil(requests / 10)) heapAtFirst = heapInUse();
    const startedAt = performance.now();
    const answer = await app.inject(inject);
    slowestResponseMs = Math.max(slowestResponseMs, performance.now() - startedAt);
    const { statusCode: status, body } = answer;
    statuses[status] = (statuses[status] ?? 0) + 1;
    const complain = (complaint: string) => {
      throw new Error(`${complaint}: ${status} ${body.slice(0, 300)} ${JSON.stringify(log.at(-1) ?? null)}`);
    };
    if (!permittedStatuses.includes(status)) complain('a status that the specification does not name');
    if (isTooLarge && !refusals.includes(status)) complain('a body that is too large was taken');
    if (/\bat .+:\d+:\d+|node_modules|\w(?:Error|Exception)\b/.test(body))
      complain('the answer shows the inside');
    if (body.includes(secret)) complain('the answer shows what another visitor typed');
    const reference =
      status === 303
        ? new URL(String(answer.headers.location), 'https://roof.example').searchParams.get('reference')
        : status < 300
          ? (answer.json() as { reference: string }).reference
          : null;
    if (reference) references.add(reference);
  };

  const startedAt = performance.now();
  await app.inject({
    method: 'POST',
    url: '/api/leads/home',
    payload: {
      name: secret,
      email: 'o@example.org',
      phone: '937-555-0166',
      service: 'Roof Repair',
      message: secret,
    },
  });
  await fc.assert(fc.asyncProperty(generatedRequest, send), { numRuns: requests, seed, endOnFailure: false });
  const heapGrowthMegabytes = (heapInUse() - heapAtFirst) / 2 ** 20;
  await app.close();
  const rows = await database.queries.selectFrom('leads').select('reference').execute();
  const stored = new Set(rows.map(({ reference }) => reference));
  return {
    requests: sent,
    statuses,
    promised: references.size,
    broken: [...references].filter((reference) => !stored.has(reference)).length,
    slowestResponseMs,
    heapGrowthMegabytes,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

let collectGarbage: (() => void) | undefined;

function heapInUse(): number {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as () => void;
  }
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
