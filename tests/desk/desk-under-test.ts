// The desk on a database of its own, asked as browsers ask.

import { createHash } from 'node:crypto';
import { renderDeskPage } from '#desk/desk.tsx';
import { countStep } from '#server/database/step-counts.ts';
import { addDesk } from '#server/desk/desk.ts';
import type { DeskOptions } from '#server/desk/desk-context.ts';
import { toShopFields } from '#server/office/shop-time.ts';
import { showLead } from '#server/office/show-lead.ts';
import { systemClock } from '#server/platform/clock-and-random.ts';
import { openFreshDatabaseAt } from '../fresh-databases.ts';
import { photographsOn } from '../photographs-under-test.ts';
import { sampleSubmission } from '../sample-submissions.ts';
import { buildTestApp, intakeInto, siteUrl } from '../security/test-app.ts';
import { makeFolder } from '../temporary-folder.ts';

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

export async function openDesk(kind: 'sqlite' | 'postgres', differences: Partial<DeskOptions> = {}) {
  const { address, database } = await openFreshDatabaseAt(kind);
  const outgoingFolder = makeFolder();
  const photographs = photographsOn(database);
  const office = { database, clock: systemClock, outgoingFolder, photographs };
  const options: DeskOptions = {
    office,
    files,
    siteUrl,
    rateLimitMax: 1_000,
    refreshAnnouncements: async () => {},
    enterLead: intakeInto(database),
    mail: null,
    wakeRelay: () => {},
    isDemonstration: false,
    ...differences,
  };
  const { app, log } = await buildTestApp({
    rateLimitMax: options.rateLimitMax,
    countStep: (step) => countStep(database.queries, step, toShopFields(Date.now()).day),
    addDesk: (scope) => addDesk(scope, options),
  });
  const now = Date.now();
  await database.queries
    .insertInto('people')
    .values({ id: 'pat', name: 'Pat Miller', invited_at: now, removed_at: null })
    .execute();
  const signIn = async (expiresAt = now + 60_000) => {
    const token_hash = createHash('sha256').update(token).digest('base64url');
    await database.queries
      .insertInto('sessions')
      .values({ token_hash, person_id: 'pat', passkey_id: null, created_at: now, expires_at: expiresAt })
      .execute();
  };
  const cookie = `__Host-desk=${token}`;
  const get = (url: string, headers = {}) => app.inject({ url, headers: { cookie, ...headers } });
  /** Whom a list shows. */
  const listed = async (query = '') => {
    const { body } = await get(`/desk${query}`);
    return [...body.matchAll(/requests\/[^"]+">([^<]+)/g)].map(([, name]) => name);
  };
  const find = (q: string) => listed(`?${new URLSearchParams({ q })}`);
  const post = (url: string, fields: Record<string, string>, headers: object = sameOrigin) =>
    app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const { reference } = await intakeInto(database)(sampleSubmission());
  const details = async (of = reference) => (await showLead({ ...office, personId: null }, of)).details;
  /** Every word about people that the database holds. */
  const everything = async () => {
    const tables = ['leads', 'lead_keys', 'outbox_entries', 'audit_entries', 'notes'] as const;
    const read = tables.map((table) => database.queries.selectFrom(table).selectAll().execute());
    return JSON.stringify(await Promise.all(read));
  };
  return {
    address,
    database,
    app,
    log,
    signIn,
    get,
    listed,
    find,
    post,
    office,
    details,
    everything,
    path: `/desk/requests/${reference}`,
    reference,
  };
}

/** A day from now on, as a field holds it. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function openDeskSignedIn(...asked: Parameters<typeof openDesk>) {
  const desk = await openDesk(...asked);
  await desk.signIn();
  return desk;
}
