// The desk on a database of its own, asked as browsers ask.

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { renderDeskPage } from '#desk/desk.tsx';
import { addDesk } from '#server/desk/desk.ts';
import type { DeskOptions } from '#server/desk/desk-context.ts';
import { createSiteBuilds, type SiteBuilds } from '#server/office/site-builds.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';
import { silentLog } from '#server/platform/operator-log.ts';
import { makeDatabase, openForTest } from '../fresh-databases.ts';
import { photographsOn } from '../photographs-under-test.ts';
import { sampleSubmission } from '../sample-submissions.ts';
import { buildTestApp, intakeInto, siteUrl } from '../security/test-app.ts';

const files = {
  render: renderDeskPage,
  assets: new Map(
    ['desk.css', 'desk.js', 'service-worker.js'].map((name) => [
      name,
      { body: Buffer.from(''), contentType: 'text/plain' },
    ]),
  ),
};
const sameOrigin = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
/** Of the cookie with which every request is sent; nobody is signed in with it until `signIn`. */
const token = 'T'.repeat(43);

/** A program whose build is `script`; its folder is gone when the test is over. */
export function makeProgram(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['ops/start', 'node_modules/astro', 'dist-desk'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'ops/start/build-site.mjs'), script);
  return folder;
}

/** Builds of the program in `folder`; taking them over is all that they leave out. */
export function buildsIn(folder: string): SiteBuilds {
  const builds: SiteBuilds = createSiteBuilds({
    folder,
    takeOver: async () => {
      builds.lookAtServed();
      return true;
    },
    log: silentLog,
  });
  onTestFinished(builds.stop);
  return builds;
}

export async function openDesk(kind: 'sqlite' | 'postgres', differences: Partial<DeskOptions> = {}) {
  const database = openForTest(await makeDatabase(kind));
  await database.migrate();
  const outgoingFolder = mkdtempSync(join(tmpdir(), 'outgoing-'));
  onTestFinished(() => rmSync(outgoingFolder, { recursive: true }));
  const photographs = photographsOn(database);
  const office = { database, clock: systemClock, random: systemRandom, outgoingFolder, photographs };
  const options: DeskOptions = {
    office,
    files,
    site: { changesFile: join(outgoingFolder, 'office-changes.json'), builds: buildsIn(outgoingFolder) },
    siteUrl,
    rateLimitMax: 1_000,
    wakeRelay: () => {},
    isDemonstration: false,
    ...differences,
  };
  const { app, log } = await buildTestApp({ addDesk: (scope) => addDesk(scope, options) });
  onTestFinished(() => app.close());
  const now = Date.now();
  await database.queries
    .insertInto('people')
    .values({ id: 'pat', name: 'Pat Miller', invited_at: now, removed_at: null })
    .execute();
  const signIn = async (expiresAt = now + 60_000) => {
    const token_hash = createHash('sha256').update(token).digest('base64url');
    await database.queries
      .insertInto('sessions')
      .values({ token_hash, person_id: 'pat', created_at: now, expires_at: expiresAt })
      .execute();
  };
  const cookie = `__Host-desk=${token}`;
  const get = (url: string, headers = {}) => app.inject({ url, headers: { cookie, ...headers } });
  const post = (url: string, fields: Record<string, string>, headers: object = sameOrigin) =>
    app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const { reference } = await intakeInto(database)(sampleSubmission());
  return { database, app, log, signIn, get, post, office, path: `/desk/requests/${reference}`, reference };
}
