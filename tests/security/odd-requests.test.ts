// However odd a stranger's request is, it counts as the sender's mistake and wakes nobody.

import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppOptions } from '#server/http/app.ts';
import { makeDatabase, openForTest } from '../fresh-databases.ts';
import { openRawConnection, sayOnce, statusesIn } from './raw-connection.ts';
import { buildTestApp, intakeInto, type LogLines, lead, listenOnLoopback } from './test-app.ts';

/** None of these requests gets as far as a photograph. */
const photographs = {} as NonNullable<AppOptions['photographs']>;

const errorsIn = (log: LogLines) => log.filter(({ level }) => Number(level) >= 50);
const paths = ['/api/leads/home', '/api/leads/home/with-photographs'];
const part = (boundary: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\nDana\r\n--${boundary}--\r\n`;

// Proves 10.90.
test.each(
  paths.flatMap((url) =>
    [`${'b'.repeat(5_000)}`, `"b;${'b'.repeat(5_000)}"`, `"${'b'.repeat(300)}"`].map(
      (boundary) => [url, boundary] as const,
    ),
  ),
)('%s with a boundary longer than the standard allows is 400', async (url, boundary) => {
  const { app, log } = await buildTestApp({ photographs });
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: part(boundary.replaceAll('"', '')),
  });
  expect(statusCode).toBe(400);
  expect(errorsIn(log)).toEqual([]);
});

// Proves 10.90.
test.each(paths)('%s: a sender who hangs up in the middle of a form is no error', async (path) => {
  const { app, log } = await buildTestApp({ photographs });
  const port = await listenOnLoopback(app);
  const connection = await openRawConnection(port);
  connection.say(
    `POST ${path} HTTP/1.1\r\nhost: roof.example\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n${part('b').slice(0, -6)}`,
  );
  await pause(50);
  connection.socket.resetAndDestroy();
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, open) => resolve(open)));
  await expect.poll(count).toBe(0);
  expect(errorsIn(log)).toEqual([]);
});

// Proves 10.90.
test('two Host headers are 400 (RFC 9112), whatever is asked for', async () => {
  const { app } = await buildTestApp({ photographs });
  const port = await listenOnLoopback(app);
  for (const path of ['/about', '/healthz', '/nowhere']) {
    const head = `GET ${path} HTTP/1.1\r\nhost: roof.example\r\nHost: evil.example\r\nconnection: close\r\n\r\n`;
    expect(statusesIn(await sayOnce(port, head))).toEqual([400]);
  }
});

test('anyone who is answered before the end of a photograph, and then sends the rest, keeps the connection', async () => {
  const { app } = await buildTestApp({ photographs });
  const port = await listenOnLoopback(app);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { say, heard, socket } = await openRawConnection(port);
  onTestFinished(() => void socket.destroy());
  say(
    'PUT /api/leads/home/photographs/9 HTTP/1.1\r\nhost: roof.example\r\ncontent-type: image/jpeg\r\ncontent-length: 9000\r\n\r\n',
  );
  await expect.poll(() => statusesIn(heard())).toEqual([422]);
  say(`${'x'.repeat(9_000)}GET /about HTTP/1.1\r\nhost: roof.example\r\n\r\n`);
  await expect.poll(() => statusesIn(heard())).toEqual([422, 200]);
  vi.advanceTimersByTime(30_000);
  say('GET /about HTTP/1.1\r\nhost: roof.example\r\n\r\n');
  await expect.poll(() => statusesIn(heard())).toEqual([422, 200, 200]);
});

// Proves 10.46.
test('no answer to a bad request tells what another visitor typed', async () => {
  const database = openForTest(await makeDatabase('sqlite'));
  await database.migrate();
  const { app } = await buildTestApp({ receiveLead: intakeInto(database) });
  const post = (payload: object | string, key = 'own') =>
    app.inject({
      method: 'POST',
      url: '/api/leads/home',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      payload,
    });
  expect((await post({ ...lead, name: 'Zebulon Quill' }, 'taken')).statusCode).toBe(201);
  const bad = [post('{"name":'), post('[]'), post({}), post({ ...lead, email: 'none' }), post(lead, 'taken')];
  const answers = await Promise.all(bad);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 422, 422, 422]);
  for (const { body } of answers) expect(body).not.toMatch(/zebulon|quill/i);
});
