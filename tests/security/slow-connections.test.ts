import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { AppOptions } from '#server/http/app.ts';
import type { Submission } from '#server/intake/submission.ts';
import { openRawConnection, type RawConnection, statusesIn } from './raw-connection.ts';
import { buildTestApp, listenOnLoopback } from './test-app.ts';

const lead = JSON.stringify({
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '937-555-0188',
  service: 'Roof Repair',
});
const headOf = (bytes: number) =>
  `POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

const open: RawConnection[] = [];
let close = async () => {};
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await close();
});

async function listen(differences: Partial<AppOptions> = {}) {
  const received: Submission[] = [];
  const { app, log } = await buildTestApp({
    receiveLead: async (submission) => {
      received.push(submission);
      return { reference: 'APR-7K4M-Q2X8', receivedAt: '2026-11-21T09:00:00.000Z', isRepeat: false };
    },
    ...differences,
  });
  const port = await listenOnLoopback(app);
  close = () => app.close();
  const connectTo = async () => {
    const connection = await openRawConnection(port);
    open.push(connection);
    return connection;
  };
  return { port, received, log, connectTo };
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

test('whoever dribbles headers, dribbles a body, or says nothing is cut off when the time is up', async () => {
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

test('a visitor on one bar of signal, whose form takes seconds to arrive, gets through', async () => {
  const { connectTo, received } = await listen();
  const connection = await connectTo();
  const text = headOf(Buffer.byteLength(lead)) + lead;
  const pieces = text.match(/[\s\S]{1,20}/g) ?? [];
  for (const piece of pieces) {
    connection.say(piece);
    await pause(150);
  }
  await expect.poll(() => statusesIn(connection.heard())).toEqual([201]);
  expect(received).toHaveLength(1);
});

test('the limits that hold in the real server cut a slow sender off in well under a minute', async () => {
  const { app } = await buildTestApp();
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server;
  const checkEveryMs = Reflect.get(app.server, 'connectionsCheckingInterval') as number;
  expect(headersTimeout + checkEveryMs).toBeLessThanOrEqual(15_000);
  expect(requestTimeout + checkEveryMs).toBeLessThanOrEqual(45_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(75_000);
  await app.close();
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

test.each([
  ['a header of 20 kilobytes', `x-long: ${'a'.repeat(20_000)}`],
  ['a cookie of 40 kilobytes', `cookie: a=${'a'.repeat(40_000)}`],
  ['thousands of headers', 'x-many: many\r\n'.repeat(3_000).trimEnd()],
])('%s is refused', async (_what, header) => {
  const { connectTo } = await listen();
  const connection = await connectTo();
  connection.say(`GET / HTTP/1.1\r\nhost: roof.example\r\n${header}\r\n\r\n`);
  await connection.untilEnded(soonMs);
  expect(statusesIn(connection.heard())).toEqual([431]);
  expect(connection.heard()).not.toMatch(/aaaa|many/);
});

const smuggled = `POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(lead)}\r\n\r\n${lead}`;
const ambiguous: [string, string, string][] = [
  ['both a length and chunks', 'content-length: 4\r\ntransfer-encoding: chunked', `0\r\n\r\n${smuggled}`],
  ['chunks and a length', 'transfer-encoding: chunked\r\ncontent-length: 6', `0\r\n\r\n${smuggled}`],
  ['two lengths', `content-length: 0\r\ncontent-length: ${smuggled.length}`, smuggled],
  ['a length with a sign', 'content-length: +4', `abcd${smuggled}`],
  ['chunks spelled with a blank', 'transfer-encoding : chunked', `0\r\n\r\n${smuggled}`],
  ['chunks hidden behind another coding', 'transfer-encoding: chunked, identity', `0\r\n\r\n${smuggled}`],
  ['chunks in an unknown coding', 'transfer-encoding: xchunked', `0\r\n\r\n${smuggled}`],
  ['a folded header', 'x-fold: a\r\n transfer-encoding: chunked\r\ncontent-length: zero', smuggled],
  ['chunks whose size is no number', 'transfer-encoding: chunked', `0x0\r\n\r\n${smuggled}`],
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
