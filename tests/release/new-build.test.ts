// A server that was started through a link to the current release, as docs/run.md has it, and what becomes of its pages.

import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#client/company.ts';
import { shopSlug } from '#content/cities/cities.ts';
import { postLead } from '../chaos/lead-posts.ts';
import { type RunningServer, startServer } from '../journeys/running-server.ts';
import { makeFolder } from '../temporary-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A release without anything built. */
function makeRelease(): string {
  const release = makeFolder();
  symlinkSync(join(root, 'server'), join(release, 'server'));
  return release;
}

function build(release: string, files: Readonly<Record<string, string>>): void {
  rmSync(join(release, 'dist'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(release, 'dist', name)), { recursive: true });
    writeFileSync(join(release, 'dist', name), text);
  }
}

async function start(release: string, variables: Record<string, string> = {}): Promise<RunningServer> {
  const through = ['sh', '-c', 'cd "$0" && exec "$@"', release];
  const server = await startServer(variables, { through });
  onTestFinished(server.dispose);
  return server;
}

async function get(server: RunningServer, path: string) {
  const response = await fetch(server.url + path);
  return { status: response.status, text: await response.text() };
}

const received = (build: string) => `<p data-reference-line hidden>${build}: <b data-reference></b></p>`;

test('a running server takes a new build when it is sent SIGHUP, and still has the scripts of the one before', async () => {
  const release = makeRelease();
  build(release, { 'index.html': 'first', 'gone.html': 'gone', 'assets/first.js': '1' });
  const server = await start(release);
  const { pid } = server;
  expect(await get(server, '/')).toMatchObject({ text: 'first' });

  build(release, {
    'index.html': 'second',
    'request-received.html': received('second'),
    'assets/second.js': '2',
  });
  process.kill(pid(), 'SIGHUP');
  await expect.poll(() => get(server, '/')).toEqual({ status: 200, text: 'second' });
  expect(await get(server, '/gone')).toMatchObject({ status: 404 });
  expect(await get(server, '/assets/first.js')).toEqual({ status: 200, text: '1' });
  expect(await get(server, '/assets/second.js')).toEqual({ status: 200, text: '2' });
  expect(
    (await get(server, `/request-received?reference=${company.referencePrefix}-7K4M-Q2X8`)).text,
  ).toContain('second');

  build(release, {});
  process.kill(pid(), 'SIGHUP');
  await expect.poll(server.output).toContain('the one before is still served');
  expect(await get(server, '/')).toEqual({ status: 200, text: 'second' });

  build(release, { 'index.html': 'third' });
  process.kill(pid(), 'SIGHUP');
  await expect.poll(() => get(server, '/')).toEqual({ status: 200, text: 'third' });
  expect(await get(server, '/assets/first.js')).toMatchObject({ status: 404 });
  expect(await get(server, '/assets/second.js')).toMatchObject({ status: 200 });
  expect(await server.stop()).toBe(0);
});

test('without pages the server starts, says so, takes leads, and asks search engines to come back', async () => {
  const release = makeRelease();
  const server = await start(release);
  expect(server.output()).toContain('there are no pages to serve; leads are still taken');
  expect((await postLead(server.url, 'no-pages')).status).toBe(201);
  for (const path of ['/', '/about', `/services/roof-repair/${shopSlug}`]) {
    const page = await fetch(server.url + path, { redirect: 'manual' });
    expect([page.status, page.headers.get('retry-after')], path).toEqual([503, '120']);
  }
  build(release, { 'index.html': 'built' });
  process.kill(server.pid(), 'SIGHUP');
  await expect.poll(() => get(server, '/')).toEqual({ status: 200, text: 'built' });
});

// What else is wrong in one: setting-names.test.ts.
test('a misspelled name in the .env file stops the start with one line', async () => {
  const release = makeRelease();
  writeFileSync(join(release, '.env'), 'LEAD_CARIERS=smtp\n');
  await expect(start(release)).rejects.toThrow(
    /^The server ended with 78:\nLEAD_CARIERS is not a setting of this program[^\n]*\n$/,
  );
});

test.each([
  { OUTGOING_FOLDER: '/dev/null/outgoing' },
  // Unlike all others it says that it is not there when a folder is to be made in it.
  { OUTGOING_FOLDER: '/proc/outgoing' },
  { PHOTOGRAPH_STORAGE: 'file:/dev/null' },
])('%o, a folder that cannot be written, stops the start with one line', async (folder) => {
  const [name] = Object.keys(folder);
  await expect(start(makeRelease(), folder)).rejects.toThrow(
    new RegExp(`^The server ended with 78:\n${name}: \\S+ cannot be written: [^\n]*\n$`),
  );
});
