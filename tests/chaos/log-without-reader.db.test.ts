// The reader of the log may go away. The server still takes leads, and stops when asked. What a reader that stands still is
// spared is in server/platform/log-output.test.ts.

import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import type { RunningServer } from '../journeys/running-server.ts';
import { longestStopMs, type OnTestFinished, postLead, startLeadServer, stopAndTime } from './lead-posts.ts';

const start = (onTestFinished: OnTestFinished) => startLeadServer(onTestFinished, { LOG_LEVEL: 'trace' });

async function postLeads(server: RunningServer, count: number, name = 'lead') {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, place) => postLead(server.url, `${name}-${place}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(count).fill(201));
}

async function expectGoodStop(server: RunningServer) {
  const { exitCode, tookMs } = await stopAndTime(server);
  expect(exitCode).toBe(0);
  expect(tookMs).toBeLessThan(longestStopMs);
}

/** Processor time of a process so far, in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

test('a server whose log nobody reads any more takes leads, idles and stops', async ({ onTestFinished }) => {
  const server = await start(onTestFinished);
  await postLeads(server, 5, 'before');
  server.closeOutput();
  await postLeads(server, 20);
  if (process.platform === 'linux') {
    const before = processorTime(server.pid());
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(processorTime(server.pid()) - before).toBeLessThan(100);
  }
  await expectGoodStop(server);
});

test('a server outlives the terminal that started it, and no signal opens a debugger', async ({
  onTestFinished,
}) => {
  const server = await start(onTestFinished);
  process.kill(server.pid(), 'SIGUSR1');
  await postLeads(server, 1);
  const isListening = await new Promise((resolve) => {
    const socket = connect(9229, '127.0.0.1', () => resolve(server.output().includes('Debugger listening')));
    socket.on('error', () => resolve(false)).on('close', () => socket.destroy());
  });
  expect(isListening).toBe(false);
  process.kill(server.pid(), 'SIGHUP');
  await postLeads(server, 1, 'after');
  await expectGoodStop(server);
});
