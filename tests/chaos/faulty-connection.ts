// A wire to a database that can be cut, or swallow everything without a word, as a broken switch does.

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface FaultyConnection {
  readonly port: number;
  /** `silent` takes everything and passes nothing on; `cut` refuses and breaks connections. */
  state: 'working' | 'silent' | 'cut';
  close(): Promise<void>;
}

export async function openFaultyConnection(targetPort: number): Promise<FaultyConnection> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(targetPort, '127.0.0.1');
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
  return {
    port: (server.address() as AddressInfo).port,
    get state() {
      return state;
    },
    set state(next) {
      const wasSilent = state === 'silent';
      state = next;
      // What was swallowed never arrives; connections that lived through it are dead.
      if (next === 'cut' || wasSilent) breakAll();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
