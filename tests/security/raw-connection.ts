// A connection that says exactly what it is told, as no well-behaved client would.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawConnection {
  readonly socket: Socket;
  /** Everything the server said so far. */
  readonly heard: () => string;
  say(text: string): void;
  /** Resolves when the server has ended the connection; throws when it has not within `withinMs`. */
  untilEnded(withinMs: number): Promise<void>;
}

export async function openRawConnection(port: number): Promise<RawConnection> {
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
    heard: () => Buffer.concat(pieces).toString('latin1'),
    say: (text) => void socket.write(text, 'latin1'),
    async untilEnded(withinMs) {
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
