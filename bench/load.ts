// A load generator in a process of its own kind: bounded in connections and time, on loopback only.

import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly answersPerSecond: number;
  readonly latenciesMs: readonly number[];
  readonly statuses: ReadonlyMap<number, number>;
}

export interface Load {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second in all; unlimited when left out. */
  readonly ratePerSecond?: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A new body for every request. */
  readonly body?: (count: number) => string;
}

/** Keeps `connections` requests under way for `seconds`, or `ratePerSecond` requests a second. */
export async function putUnderLoad(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const latenciesMs: number[] = [];
  const statuses = new Map<number, number>();
  let count = 0;

  const once = () =>
    new Promise<void>((resolve) => {
      const startedAt = performance.now();
      const body = load.body?.(count);
      count += 1;
      const sent = request(
        load.url,
        {
          agent,
          method: load.method ?? 'GET',
          headers: { ...load.headers, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) },
        },
        (response) => {
          response.resume();
          response.on('end', () => {
            latenciesMs.push(performance.now() - startedAt);
            const status = response.statusCode ?? 0;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            resolve();
          });
        },
      );
      sent.on('error', () => {
        statuses.set(0, (statuses.get(0) ?? 0) + 1);
        resolve();
      });
      sent.end(body);
    });

  const startedAt = performance.now();
  const endsAt = startedAt + load.seconds * 1000;
  if (load.ratePerSecond) {
    const pauseMs = 1000 / load.ratePerSecond;
    const underWay: Promise<void>[] = [];
    for (let due = startedAt; due < endsAt; due += pauseMs) {
      const waitMs = due - performance.now();
      if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
      underWay.push(once());
    }
    await Promise.all(underWay);
  } else {
    await Promise.all(
      Array.from({ length: load.connections }, async () => {
        while (performance.now() < endsAt) await once();
      }),
    );
  }
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { answersPerSecond: latenciesMs.length / seconds, latenciesMs, statuses };
}
