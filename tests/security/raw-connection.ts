// A connection that says exactly what it is told, as no well-behaved client would.

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type RawConnection = Awaited<ReturnType<typeof openRawConnection>>;

export async function openRawConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  const pieces: Buffer[] = [];
  let hasEnded = false;
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  // A reset is an ending like any other.
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  await once(socket, 'connect');
  return {
    socket,
    /** Everything the server said so far. */
    heard: () => Buffer.concat(pieces).toString('latin1'),
    say: (text: string) => void socket.write(text, 'latin1'),
    /** Resolves when the server has ended the connection; throws when it has not within `withinMs`. */
    async untilEnded(withinMs: number) {
      await Promise.race([ended, pause(withinMs, undefined, { ref: false })]);
      if (!hasEnded) throw new Error(`The server has not ended the connection within ${withinMs} ms.`);
    },
  };
}

/** Says `text` on a connection of its own, and returns what came back until the server ended it. */
export async function sayOnce(port: number, text: string, withinMs = 5_000): Promise<string> {
  const connection = await openRawConnection(port);
  connection.say(text);
  await connection.untilEnded(withinMs).finally(() => connection.socket.destroy());
  return connection.heard();
}

export const statusesIn = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
