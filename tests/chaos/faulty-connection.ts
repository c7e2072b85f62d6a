// A wire to a database that can be cut, or swallow everything without a word, as a broken switch does.

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'vitest';
import { makeDatabase } from '../fresh-databases.ts';

interface FaultyConnection {
  /** Of the database at its other end. */
  readonly url: string;
  /** `silent` takes everything and passes nothing on; `cut` refuses and breaks connections. */
  state: 'working' | 'silent' | 'cut';
}

/** Gone when the test is over. */
export async function openFaultyPostgres(
  onTestFinished: TestContext['onTestFinished'],
): Promise<FaultyConnection> {
  const address = await makeDatabase('postgres', onTestFinished);
  const target = new URL('url' in address ? address.url : '');
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('data', (chunk) => {
        if (state === 'working') other.write(chunk);
      });
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        if (state !== 'silent') other.destroy();
      });
    }
  });
  let state: FaultyConnection['state'] = 'working';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    breakAll();
    await closed;
  });
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    get state() {
      return state;
    },
    set state(next) {
      const wasSilent = state === 'silent';
      state = next;
      // What was swallowed never arrives; connections that lived through it are dead.
      if (next === 'cut' || wasSilent) breakAll();
    },
  };
}
