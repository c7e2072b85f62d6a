// SIGTERM, as a supervisor sends it before it kills: requests under way are answered, and the end comes soon.

import { once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startFakeFormService } from '../fakes/form-service.ts';
import type { RunningServer } from '../journeys/running-server.ts';
import { eventually, outboxEntries, storedLeads } from '../journeys/stored-leads.ts';
import { openFaultyPostgres } from './faulty-connection.ts';
import {
  leadSaying,
  longestStopMs,
  type OnTestFinished,
  postLead,
  startLeadServer as start,
  statusOf,
  stopAndTime,
} from './lead-posts.ts';

/** A connection that has sent `text` and then says nothing more. */
async function holdOpen(onTestFinished: OnTestFinished, server: RunningServer, text: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** What was sent before has reached the server: requests behind it are answered. */
async function untilArrived(server: RunningServer): Promise<void> {
  for (let requests = 0; requests < 3; requests += 1) await statusOf(server.url, '/healthz');
}

const leadHead = (bytes: number) =>
  `POST /api/leads/home HTTP/1.1\r\nhost: roof.example\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

// Most of each is waiting, so they wait together.
describe.concurrent('a stop', () => {
  test('leads that are being stored when the stop is asked for are answered, and stored', async ({
    onTestFinished,
  }) => {
    const server = await start(onTestFinished, { LOG_LEVEL: 'info' });
    const other = new DatabaseSync(server.databaseFile);
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const posting = Promise.all(
      Array.from({ length: 20 }, (_, place) => postLead(server.url, `on-the-way-${place}`)),
    );
    const lead = JSON.stringify(leadSaying('on the same line'));
    const request = `${leadHead(Buffer.byteLength(lead))}${lead}`;
    const line = await holdOpen(onTestFinished, server, request);
    let said = '';
    line.on('data', (chunk) => {
      said += chunk;
    });
    await untilArrived(server);
    const stopping = stopAndTime(server);
    await expect.poll(server.output).toContain('stopping');
    line.write(request);
    // Time to arrive; nothing tells from outside that it has.
    await pause(250);
    other.exec('rollback');

    const answers = await posting;
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const { exitCode, tookMs } = await stopping;
    expect(exitCode).toBe(0);
    expect(tookMs).toBeLessThan(longestStopMs);
    // The second on that line came after the stop was asked for, and says the same as the first.
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 201', 'HTTP/1.1 200']);
    const promised = [...answers.map(({ body }) => body.reference), /"reference":"([^"]+)"/.exec(said)?.[1]];
    const stored = storedLeads(server.databaseFile).map(({ reference }) => reference);
    expect(stored.sort()).toEqual(promised.sort());
  });

  test('neither a form service that never answers nor slow visitors hold it up, and the next server delivers', async ({
    onTestFinished,
  }) => {
    const formService = await startFakeFormService('hang');
    onTestFinished(formService.close);
    const server = await start(onTestFinished, {
      LEAD_CARRIERS: 'form-service',
      LEAD_MAILBOX: 'owner@example.com',
      FORM_SERVICE_URL: formService.url,
    });
    expect((await postLead(server.url, 'hanging')).status).toBe(201);
    expect(await eventually(() => formService.received.length === 1)).toBe(true);
    await holdOpen(onTestFinished, server, '');
    await holdOpen(onTestFinished, server, 'POST /api/leads/home HTTP/1.1\r\nhost: roof');
    await holdOpen(onTestFinished, server, `${leadHead(300)}{"name":"Da`);
    const kept = await holdOpen(
      onTestFinished,
      server,
      'GET /healthz HTTP/1.1\r\nhost: roof.example\r\n\r\n',
    );
    await once(kept, 'data');

    const { exitCode, tookMs } = await stopAndTime(server);
    expect(exitCode).toBe(0);
    expect(tookMs).toBeLessThan(longestStopMs);
    expect(outboxEntries(server.databaseFile)).toMatchObject([
      { state: 'due', claimed_by: null, lease_expires_at: null },
    ]);

    formService.setBehavior('accept');
    await server.startAgain();
    expect(await eventually(() => formService.mailed.length === 1)).toBe(true);
  });

  test('a database that is away does not hold up the stop, however it went', async ({ onTestFinished }) => {
    const wire = await openFaultyPostgres(onTestFinished);
    const server = await start(onTestFinished, { DATABASE_URL: wire.url });

    wire.state = 'silent';
    const unanswered = postLead(server.url, 'swallowed').catch(() => null);
    await untilArrived(server);
    const whileSilent = await stopAndTime(server);
    expect(whileSilent.tookMs).toBeLessThan(longestStopMs);
    expect((await unanswered)?.status ?? 503).toBe(503);

    wire.state = 'cut';
    const starting = server.startAgain();
    starting.catch(() => {});
    expect(
      await eventually(async () => (await statusOf(server.url, '/healthz').catch(() => 0)) === 200),
    ).toBe(true);
    const beforeItWasEverThere = await stopAndTime(server);
    expect(beforeItWasEverThere.exitCode).toBe(0);
    expect(beforeItWasEverThere.tookMs).toBeLessThan(longestStopMs);
    await expect(starting).rejects.toThrow('ended with 0');
  });
});
