// npm run demo:crash [-- seconds]: for twenty seconds requests come in while the server is killed without warning, again and
// again. At the end every reference that was given is looked up in the database and printed. Nothing is sent anywhere;
// everything is thrown away.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/open-database.ts';

const runMs = Number(process.argv[2] ?? 20) * 1000;
const killEveryMs = 2_000;
const senders = 8;
const referencesInLine = 7;
const programFolder = join(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const folder = mkdtempSync(join(tmpdir(), 'roofing-crash-'));
const file = join(folder, 'leads.db');
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const settings = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: String(port),
  DATABASE_URL: `file:${file}`,
  LEAD_CARRIERS: 'disk',
  RATE_LIMIT_MAX: '1000000',
  LOG_LEVEL: 'fatal',
};

let isOver = false;

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function start(): Promise<ChildProcess> {
  const started = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/main.ts', '--leads-only'],
    {
      cwd: programFolder,
      env: settings,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  while (!(await isReady())) await pause(50);
  return started;
}

let life = 1;
const cutOff = new Set<string>();
const given: { reference: string; life: number }[] = [];

/** One visitor after another; a request without an answer is sent again under the same key, as a browser does. */
async function send(sender: number): Promise<void> {
  for (let count = 0; !isOver; count += 1) {
    const key = `crash-${sender}-${count}-${'0'.repeat(16)}`;
    const lead = {
      name: 'Dana Whitaker',
      email: 'dana@example.org',
      phone: '(937) 555-0188',
      service: 'Roof Repair',
      message: `Request ${count} of sender ${sender}.`,
    };
    let reference: string | undefined;
    while (reference === undefined && !isOver) {
      try {
        const response = await fetch(`${url}/api/leads/home`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(lead),
        });
        reference = ((await response.json()) as { reference?: string }).reference;
      } catch {
        cutOff.add(key);
        await pause(100);
      }
    }
    if (reference) given.push({ reference, life });
  }
}

console.log(
  `${senders} people at a time send requests for ${runMs / 1000} seconds; the server is killed every ${killEveryMs / 1000}.`,
);
let server = await start();
const sending = Array.from({ length: senders }, (_, sender) => send(sender));
const end = Date.now() + runMs;
while (true) {
  await pause(Math.min(killEveryMs, Math.max(0, end - Date.now())));
  server.kill('SIGKILL');
  await once(server, 'exit');
  if (Date.now() >= end) break;
  life += 1;
  server = await start();
}
isOver = true;
await Promise.all(sending);

const database = openDatabase({ kind: 'sqlite', path: file });
const stored = new Set(
  (await database.queries.selectFrom('leads').select('reference').execute()).map(
    ({ reference }) => reference,
  ),
);
await database.close();
rmSync(folder, { recursive: true, force: true });

for (let number = 1; number <= life; number += 1) {
  const own = given.filter((each) => each.life === number);
  console.log(`\nlife ${number} of the server: ${own.length} references given, ✓ in the database, ✗ missing`);
  const marked = own.map(({ reference }) => `${stored.has(reference) ? '✓' : '✗'} ${reference}`);
  for (let first = 0; first < marked.length; first += referencesInLine)
    console.log(marked.slice(first, first + referencesInLine).join('  '));
}
const lost = given.filter(({ reference }) => !stored.has(reference));
console.log(
  `\n${life} kills, ${cutOff.size} requests cut off and sent again, ${given.length} references given, ${lost.length} of them missing.`,
);
process.exitCode = lost.length === 0 ? 0 : 1;
