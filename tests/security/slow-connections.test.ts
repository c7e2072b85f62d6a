import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { AppOptions } from '#server/http/app.ts';
import { openRawConnection, type RawConnection, statusesIn } from './raw-connection.ts';
import { buildTestApp, lead as goodLead, listenOnLoopback } from './test-app.ts';

const lead = JSON.stringify(goodLead);
const headOf = (bytes: number) =>
  `POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

const open: RawConnection[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});

async function listen(differences: Partial<AppOptions> = {}) {
  const { app, received } = await buildTestApp(differences);
  const port = await listenOnLoopback(app);
  const connectTo = async () => {
    const connection = await openRawConnection(port);
    open.push(connection);
    return connection;
  };
  return { received, connectTo };
}

const quick = { wholeRequestMs: 600, headersMs: 300, idleMs: 300, checkEveryMs: 50 };
const soonMs = 2_000;

/** Says one character every few milliseconds until nobody listens any more. */
async function dribble(connection: RawConnection, text: string): Promise<void> {
  for (const character of text) {
    if (connection.socket.destroyed) return;
    connection.say(character);
    await pause(20);
  }
}

test('anyone who dribbles headers, dribbles a body, or says nothing is cut off when the time is up', async () => {
  const { connectTo, received } = await listen({ limits: quick });
  const [silent, headers, body] = [await connectTo(), await connectTo(), await connectTo()];
  const startedAt = performance.now();
  body.say(headOf(lead.length));
  void dribble(headers, `GET / HTTP/1.1\r\n${'x-slow: slow\r\n'.repeat(50)}`);
  void dribble(body, lead.repeat(3));
  await Promise.all([silent, headers, body].map((connection) => connection.untilEnded(soonMs)));
  expect(performance.now() - startedAt).toBeGreaterThan(quick.headersMs);
  expect(statusesIn(headers.heard())).toEqual([408]);
  expect(statusesIn(body.heard())).toEqual([408]);
  expect(received).toEqual([]);
});

test('the limits that hold in the real server cut a slow sender off in well under a minute', async () => {
  const { app } = await buildTestApp();
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  const checkEveryMs = Reflect.get(app.server, 'connectionsCheckingInterval') as number;
  expect(headersTimeout + checkEveryMs).toBeLessThanOrEqual(15_000);
  // A form on one bar of signal takes seconds to arrive.
  expect(requestTimeout).toBeGreaterThanOrEqual(20_000);
  expect(requestTimeout + checkEveryMs).toBeLessThanOrEqual(45_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(75_000);
});

test('2,000 connections that say nothing, or stop in the middle, keep nobody else waiting', async () => {
  const { connectTo, received } = await listen();
  const before = process.memoryUsage().rss;
  for (let hundreds = 0; hundreds < 20; hundreds += 1) {
    await Promise.all(
      Array.from({ length: 100 }, async (_, place) => {
        const connection = await connectTo();
        if (place % 2 === 0) connection.say(`GET / HTTP/1.1\r\nhost: roof.example\r\nx-waiting: `);
        if (place % 5 === 0) connection.say(`\r\n\r\n`);
      }),
    );
  }
  const visitor = await connectTo();
  visitor.say(headOf(Buffer.byteLength(lead)) + lead);
  await expect.poll(() => statusesIn(visitor.heard())).toEqual([201]);
  // Answered while all the others were still held open, not because they had been cut off.
  expect(open.filter(({ socket }) => socket.destroyed)).toEqual([]);
  expect(received).toHaveLength(1);
  // Both ends of each connection live in this process; a server alone needs less.
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(250);
}, 20_000);

test('a connection kept open after its answer is ended when it has been idle for its time', async () => {
  const { connectTo } = await listen({ limits: quick });
  const connection = await connectTo();
  connection.say('GET /about HTTP/1.1\r\nhost: roof.example\r\n\r\n');
  await connection.untilEnded(soonMs);
  expect(statusesIn(connection.heard())).toEqual([200]);
});

const smuggled = `POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(lead)}\r\n\r\n${lead}`;
const ambiguous: [string, string, string][] = [
  ['both a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked', `0\r\n\r\n${smuggled}`],
  ['two lengths', `content-length: 0\r\ncontent-length: ${smuggled.length}`, smuggled],
  ['lines that end in a bare line feed', 'content-length: 4\nx-end: a', `abcd${smuggled}`],
];

test.each(ambiguous)('a request with %s cannot smuggle a second one in', async (_how, header, rest) => {
  const { connectTo, received } = await listen();
  const connection = await connectTo();
  connection.say(`POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\n${header}\r\n\r\n${rest}`);
  await connection.untilEnded(soonMs);
  expect(statusesIn(connection.heard())).toEqual([400]);
  expect(received).toEqual([]);
});
