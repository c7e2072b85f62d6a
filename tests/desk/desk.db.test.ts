// The desk as a part of the server, asked the way browsers and intruders ask.

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { Lead } from '#leads/forms/lead.ts';
import { readLead } from '#leads/forms/read-lead.ts';
import { findEntriesOfLeads } from '#server/database/outbox-entries.ts';
import { createPushCarrier } from '#server/delivery/push.ts';
import { createIntake } from '#server/intake/intake.ts';
import { drawReference } from '#server/intake/reference.ts';
import { forgetLead } from '#server/office/forget-lead.ts';
import { pushDevicesIn } from '#server/office/notifications.ts';
import { findLead } from '#server/office/office.ts';
import { invitePerson, removePerson } from '#server/office/people.ts';
import { showLead } from '#server/office/show-lead.ts';
import { systemRandom } from '#server/platform/clock-and-random.ts';
import { drawPhotograph } from '../draw-photograph.ts';
import { createBrowserKeys, startFakePushService } from '../fakes/push-service.ts';
import { describeOnBothDatabases, describeOnOneDatabase } from '../fresh-databases.ts';
import { eventually, startRelay } from '../relays-under-test.ts';
import { sampleLead, sampleSubmission } from '../sample-submissions.ts';
import { buildTestApp, intakeInto, siteUrl } from '../security/test-app.ts';
import { inDays, openDesk, openDeskSignedIn } from './desk-under-test.ts';

// Proves 10.73.
it('is not there unless it is switched on', async () => {
  const { app } = await buildTestApp();
  for (const url of ['/desk', '/desk/', '/desk/sign-in', '/desk/assets/desk.js'])
    expect((await app.inject({ url })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/desk/sign-in' })).statusCode).toBe(404);
});

describeOnOneDatabase('the pages of the desk', (kind) => {
  // Proves 10.73.
  it('shows nothing to anybody who is not signed in, whichever page they ask for', async () => {
    const { get, post, path, signIn, database } = await openDesk(kind);
    const pages = ['/desk', '/desk/numbers', '/desk/record', '/desk/changes', '/desk/notifications'];
    pages.push('/desk/new', '/desk/people', '/desk/people/confirm', `${path}/contact`, '/desk/announcements');
    pages.push(path, `${path}/forget`);
    for (const page of pages) {
      const { statusCode, headers, body } = await get(page);
      expect([page, statusCode]).toEqual([page, 303]);
      expect(headers.location).toBe(`/desk/sign-in?next=${encodeURIComponent(page)}`);
      expect(body).not.toContain('Dolores');
    }
    for (const action of [
      path,
      `${path}/send`,
      `${path}/forget`,
      `${path}/assign`,
      `${path}/export`,
      '/desk/notifications',
      '/desk/notifications/any/remove',
      '/desk/export/csv',
      '/desk/calendar',
      '/desk/new',
      '/desk/people',
      '/desk/announcements',
      `${path}/contact`,
      `${path}/confirm`,
      `${path}/outcome`,
    ])
      expect((await post(action, { note: 'x' })).statusCode).toBe(401);
    // A session that has run out no longer counts, nor does that of somebody removed.
    await signIn(Date.now() - 1);
    expect((await get(path)).statusCode).toBe(303);
    await database.queries
      .updateTable('sessions')
      .set({ expires_at: Date.now() + 60_000 })
      .execute();
    expect((await get(path)).statusCode).toBe(200);
    await database.queries.updateTable('people').set({ removed_at: Date.now() }).execute();
    expect((await get(path)).statusCode).toBe(303);
    expect(await database.queries.selectFrom('notes').selectAll().execute()).toEqual([]);
  });

  it('asks nobody to sign in whose page only asks what is new: that would spoil the sign-in of another tab', async () => {
    const { app, get, database, signIn } = await openDesk(kind);
    const asking = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    for (const page of ['/desk/changes', '/desk']) {
      const { statusCode, headers } = await get(page, asking);
      expect([page, statusCode, headers.location]).toEqual([page, 401, undefined]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const look = () => app.inject({ method: 'HEAD', url: '/desk', headers: asking });
    expect((await look()).statusCode).toBe(401);
    expect(await database.queries.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
    await signIn();
    expect((await get('/desk', asking)).statusCode).toBe(200);
  });

  // Proves 10.73.
  it('keeps its pages out of caches, search engines and frames, and runs no script but its own', async () => {
    const { get, path } = await openDeskSignedIn(kind);
    for (const page of ['/desk', path, '/desk/no-such-page']) {
      const { headers, body } = await get(page);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(body).not.toMatch(/ style="|<script>/);
      expect(body).toContain('noindex');
    }
  });

  // Proves 10.73.
  it('takes nothing that another website sends, with the cookie or without', async () => {
    const { get, post, path, database } = await openDeskSignedIn(kind);
    const strangers: object[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
      { origin: siteUrl, 'sec-fetch-site': 'same-site' },
      { origin: siteUrl.replace('https', 'http'), 'sec-fetch-site': 'same-origin' },
    ];
    const actions = ['/desk/notifications', '/desk/new', '/desk/people', '/desk/announcements'];
    for (const part of ['', '/assign', '/contact', '/confirm', '/outcome', '/forget'])
      actions.push(`${path}${part}`);
    for (const action of actions) {
      for (const headers of strangers)
        expect((await post(action, { note: 'x', revision: '0', person: 'pat' }, headers)).statusCode).toBe(
          403,
        );
    }
    const queries = database.queries;
    expect(await queries.selectFrom('notes').selectAll().execute()).toEqual([]);
    expect(await queries.selectFrom('leads').select('assigned_to').execute()).toEqual([
      { assigned_to: null },
    ]);
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    expect((await get(path, image)).statusCode).toBe(403);
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await get(path, link)).statusCode).toBe(200);
  });

  it('goes nowhere else after signing in', async () => {
    const { get } = await openDeskSignedIn(kind);
    for (const next of [
      'https://evil.example/desk',
      '//evil.example/desk',
      '/\\evil.example',
      '/about',
      'x:y',
    ])
      expect((await get(`/desk/sign-in?next=${encodeURIComponent(next)}`)).headers.location).toBe('/desk');
    const inside = '/desk/requests/APR-1?done=saved';
    expect((await get(`/desk/sign-in?next=${encodeURIComponent(inside)}`)).headers.location).toBe(inside);
  });

  it('lets somebody whose passkey did not work try again, until the invitation is too old', async () => {
    const { database, get, post } = await openDesk(kind);
    const token_hash = createHash('sha256').update('invited').digest('base64url');
    const expires_at = Date.now() + 60_000;
    await database.queries
      .insertInto('invitations')
      .values({ token_hash, person_id: 'pat', expires_at })
      .execute();
    expect((await get('/desk/invitation/invited')).body).toContain('Welcome, Pat Miller');
    const failed = await post('/desk/invitation/invited', { credential: '{"id":"x"}' });
    expect(failed.statusCode).toBe(401);
    expect(failed.body).toContain('Please try again.');
    await database.queries
      .updateTable('invitations')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect((await get('/desk/invitation/invited')).statusCode).toBe(410);
  });

  it('says so when a person could not be forgotten completely', async () => {
    const { database, post, path } = await openDeskSignedIn(kind);
    await database.queries.schema.alterTable('notes').renameTo('notes_away').execute();
    const { statusCode, body } = await post(`${path}/forget`, {});
    expect(statusCode).toBe(409);
    expect(body).toContain('Not everything is erased yet.');
  });

  it('lets nobody guess links or passkeys for long', async () => {
    const { get, post } = await openDesk(kind, { rateLimitMax: 3 });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await get(`/desk/invitation/${tries}`)).statusCode);
    expect(statuses).toEqual([410, 410, 410, 429]);
    for (let tries = 0; tries < 3; tries += 1)
      expect((await post('/desk/sign-in', { credential: '{"id":"x"}' })).statusCode).toBe(401);
    const { statusCode, headers, body } = await post('/desk/sign-in', { credential: '{}' });
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect(body).toContain('Too many tries');
  });

  it('carries whatever form was sent through the sign-in, to be sent again', async () => {
    const { post, path } = await openDesk(kind);
    for (const [action, fields] of [
      [`${path}/contact`, { revision: '0', name: 'Dolores "Lola" Umber' }],
      [`${path}/outcome`, { revision: '0', dollars: '12,400' }],
      ['/desk/announcements', { action: 'set-day', day: '2027-11-25', name: 'Thanksgiving' }],
      ['/desk/new', { key: 'k'.repeat(43), name: 'Lou', next: 'https://evil.example' }],
    ] as const) {
      const { statusCode, body } = await post(action, { ...fields });
      const [, carried = ''] = /name="unsaved" value="([^"]+)"/.exec(body) ?? [];
      expect([statusCode, JSON.parse(carried.replaceAll('&quot;', '"'))]).toEqual([401, { action, fields }]);
    }
    // Only of the desk, and only what a form holds.
    for (const unsaved of [
      '{',
      'null',
      '[]',
      '{"action":"//evil.example","fields":{"a":"b"}}',
      '{"action":{}}',
    ]) {
      const { statusCode, body } = await post('/desk/sign-in', { credential: '{}', unsaved });
      expect([statusCode, body.includes('name="unsaved"')]).toEqual([401, false]);
    }
  });

  it('keeps a note that was typed whatever else was refused', async () => {
    const { post, signIn, path } = await openDesk(kind, { rateLimitMax: 3 });
    const note = { note: 'Rang twice.' };
    for (let tries = 0; tries < 3; tries += 1) expect((await post(path, note)).statusCode).toBe(401);
    // Each of them has drawn a challenge; nobody who is not signed in draws more in a minute.
    const limited = await post(path, note);
    expect(limited.statusCode).toBe(429);
    expect(limited.body).toContain('Rang twice.');
    await signIn();
    const { statusCode, body } = await post(`${path}/assign`, { ...note, person: 'somebody removed' });
    expect(statusCode).toBe(409);
    expect(body).toContain('Rang twice.');
  });

  it('sets a visit by the Enter key beside its day, and takes no year that was mistyped', async () => {
    const { get, post, path } = await openDeskSignedIn(kind);
    for (const [revision, stage] of ['called', 'won'].entries()) {
      const { body } = await get(path);
      const form = body.slice(body.indexOf('id="progress"'));
      // Enter in a field presses the first button of its form, which saves whatever was typed.
      expect(form.match(/<button[^>]*>/)?.[0]).not.toMatch(/ (name|value|formaction)=/i);
      expect((await post(path, { stage, revision: String(revision) })).statusCode).toBe(303);
    }
    const typed = { stage: 'visit-set', revision: '2', visit: '0026-11-24T14:30', note: 'Gate code 11' };
    const { statusCode, body } = await post(path, typed);
    expect(statusCode).toBe(422);
    expect(body).toContain('Please look at its year.');
    expect(body).toContain('0026-11-24T14:30');
    expect(body).toContain('Gate code 11');
  });

  it('keeps search and filters on the way through the pages and when something new has come in', async () => {
    const { get } = await openDeskSignedIn(kind);
    const linksOf = async (address: string) => {
      const { body } = await get(address);
      const to = (pattern: RegExp) => pattern.exec(body)?.[1]?.replaceAll('&amp;', '&');
      return [
        to(/<a href="([^"]*)"[^>]*data-renew-note/),
        to(/<a href="([^"]*)"[^>]*data-sign-in-note/),
        to(/<a href="([^"]*)">Newest/),
      ];
    };
    for (const list of ['/desk?view=all', '/desk?q=swo', '/desk?stage=called&held=1']) {
      expect(await linksOf(list)).toEqual([list, list, undefined]);
      const later = `${list}${list.includes('?') ? '&' : '?'}after=99-x`;
      expect(await linksOf(later)).toEqual([list, list, list]);
    }
  });

  it('says that a note is too long, and keeps it unless it is forty times as long', async () => {
    const { post, path } = await openDeskSignedIn(kind);
    for (const note of ['x'.repeat(60_000), 'x'.repeat(200_000), 'é'.repeat(40_000)]) {
      const { statusCode, body } = await post(path, { note, revision: '0' });
      expect(statusCode).toBe(422);
      expect(body).toContain('A note has at most 5,000 characters.');
      expect(body).toContain(`${note}</textarea>`);
    }
    const beyond = await post(path, { note: 'x'.repeat(300_000), revision: '0' });
    expect([beyond.statusCode, beyond.body]).toEqual([413, expect.stringContaining('is far too long')]);
  });

  it('shows the photos of a request, to those who are signed in and to nobody else', async () => {
    const { get, signIn, path, office } = await openDesk(kind);
    const { id } = await office.database.queries.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    await office.photographs.addWhole(id, await drawPhotograph(1, 320, 240));
    const picture = `${path}/photographs/1.jpg`;
    expect((await get(picture)).statusCode).toBe(303);
    await signIn();
    const { body } = await get(path);
    expect(body).toMatch(
      new RegExp(`<img[^>]* src="${picture}"[^>]*width="320" height="240" loading="lazy"`),
    );
    const { statusCode, headers, rawPayload } = await get(picture);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    expect((await get(`${path}/photographs/2.jpg`)).statusCode).toBe(404);
  });

  it('offers one request as a table of its own, and puts on record that it was taken', async () => {
    const { get, post, signIn, path, reference, database } = await openDesk(kind);
    expect((await post(`${path}/export`, {})).body).not.toContain('Dolores');
    await signIn();
    const other = await intakeInto(database)(sampleSubmission({ lead: sampleLead('Another one') }));
    const { headers, body } = await post(`${path}/export`, {});
    expect(headers['content-disposition']).toContain(`${reference}.csv`);
    expect(body).toContain(reference);
    expect(body).not.toContain(other.reference);
    expect((await get(path)).body).toContain('Exported the request');
  });

  it('writes tables as the office reads: the shop’s time, plain headings, the estimate in words', async () => {
    const { post, path, database } = await openDeskSignedIn(kind);
    await post(`${path}/forget`, {});
    const roof = readLead('roof-cost', {
      name: 'Dana Whitaker',
      email: 'dana@example.org',
      phone: '(937) 555-0188',
      address: '12 Linden Avenue',
      squareFootage: '2000',
      roofType: 'metal',
      stories: '2',
      roofPitch: 'steep',
      roofAccess: 'difficult',
    });
    if (roof.kind === 'invalid') throw new Error(JSON.stringify(roof.errors));
    const { reference } = await intakeInto(database)(sampleSubmission({ lead: roof.value }));
    await database.queries
      .updateTable('leads')
      .set({
        received_at: Date.parse('2026-11-23T02:34:52.553Z'),
        visit_at: Date.parse('2027-07-06T19:00:00Z'),
        stage: 'visit-set',
      })
      .where('reference', '=', reference)
      .execute();
    const note = 'Wants "standing seam"\nCall after five';
    await post(`/desk/requests/${reference}`, { note, revision: '0', visit: '' });
    await database.queries
      .updateTable('notes')
      .set({ written_at: Date.parse('2026-11-23T15:00:00Z') })
      .execute();
    const [heading = '', ...lines] = (await post('/desk/export/csv', {})).body.split('\r\n');
    expect(heading).toMatch(/^\ufeffReference,/);
    const headings = heading.replace('\ufeff', '').split(',');
    expect(headings).toEqual(
      expect.arrayContaining(['Received', 'First called', 'Visit', 'Name', 'Roof area (sq ft)']),
    );
    expect(headings.filter((each) => /[a-z][A-Z]|^[a-z]/.test(each))).toEqual([]);
    expect(new Set(headings).size).toBe(headings.length);
    const line = lines.find((each) => each.startsWith(reference));
    // In the evening before, at the shop in Duluth.
    expect(line).toContain(
      `${reference},2026-11-22 20:34,Roof Cost Calculator,,Visit set,,,2027-07-06 14:00,`,
    );
    expect(line).toMatch(/Metal: \$[\d,]+; /);
    expect(line).toMatch(/,"2026-11-23 09:00, Pat Miller: Wants ""standing seam""\nCall after five"$/);
    expect(line).not.toMatch(/[{}]|T\d\d:|Z/);
  });

  it('notifies the devices of the person signed in, and nobody once that is turned off or the person removed', async () => {
    const service = await startFakePushService();
    onTestFinished(() => service.close());
    const isPushEndpoint = (endpoint: string) => endpoint.startsWith(service.url);
    const { get, post, database, office } = await openDeskSignedIn(kind, { isPushEndpoint });
    const receive = async (message: string) => {
      const intake = createIntake({ ...office, random: systemRandom, carriers: ['disk', 'push'] });
      const { reference } = await intake.receive(sampleSubmission({ lead: sampleLead(message) }));
      const { id } = await findLead(office, reference);
      return (await findEntriesOfLeads(database.queries, [id])).map(({ carrier }) => carrier);
    };
    expect(await receive('Nobody listens yet')).toEqual(['disk']);

    const browser = createBrowserKeys();
    const turnOn = (name: string) => {
      const { p256dh, auth } = browser;
      const subscription = JSON.stringify({ endpoint: `${service.url}/${name}`, keys: { p256dh, auth } });
      return post('/desk/notifications', { subscription });
    };
    expect((await turnOn('phone')).statusCode).toBe(303);
    // The same browser again is not a second device.
    await turnOn('phone');
    const page = (await get('/desk/notifications')).body;
    expect(page.match(/Turn off/g)).toHaveLength(1);
    expect(page).not.toContain(service.url);
    expect((await get('/desk/record')).body).toContain('Turned notifications on');

    const carrier = createPushCarrier({ ...pushDevicesIn(database), siteUrl, isPushEndpoint });
    startRelay(database, [carrier]);
    expect(await receive('The first')).toEqual(['disk', 'push']);
    await eventually(() => service.received.length).toBe(1);
    expect(browser.open(service.received[0]?.body ?? Buffer.of())).toContain('Roof Repair');

    const id = /notifications\/([\w-]+)\/remove/.exec(page)?.[1];
    await post(`/desk/notifications/${id}/remove`, {});
    expect(await receive('Turned off')).toEqual(['disk']);
    await turnOn('phone');
    await removePerson({ ...office, personId: null }, 'Pat Miller');
    expect(await receive('Gone')).toEqual(['disk']);
    expect(service.received).toHaveLength(1);
  });

  it('takes nothing that is not a device, and lets nobody turn off what is another’s', async () => {
    const { post, signIn, database } = await openDesk(kind);
    expect((await post('/desk/notifications', { subscription: '{}' })).statusCode).toBe(401);
    await signIn();
    const { p256dh, auth } = createBrowserKeys();
    const keys = { p256dh, auth };
    for (const subscription of [
      '',
      'null',
      '{}',
      '{"endpoint":1,"keys":{}}',
      JSON.stringify({ endpoint: 'http://127.0.0.1:80/', keys }),
      JSON.stringify({ endpoint: 'https://evil.example/push', keys }),
      JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'AAAA', auth: 'AAAA' } }),
      JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a', keys: { ...keys, p256dh: 'B'.repeat(87) } }),
    ])
      expect((await post('/desk/notifications', { subscription })).statusCode, subscription).toBe(409);
    const queries = database.queries;
    expect(await queries.selectFrom('push_devices').selectAll().execute()).toEqual([]);
    await queries
      .insertInto('people')
      .values({ id: 'lee', name: 'Lee', invited_at: 1, removed_at: null })
      .execute();
    const device = { endpoint: 'https://web.push.apple.com/a', p256dh, auth, name: 'Phone', added_at: 1 };
    await queries
      .insertInto('push_devices')
      .values({ id: 'of-lee', person_id: 'lee', ...device })
      .execute();
    await post('/desk/notifications/of-lee/remove', {});
    expect(await queries.selectFrom('push_devices').select('id').execute()).toEqual([{ id: 'of-lee' }]);
  });

  it('shows visits to a calendar that knows the secret address, and to nobody once it was replaced', async () => {
    const { app, post, path, database } = await openDeskSignedIn(kind);
    const today = new Date().toISOString();
    const thisYear = Number(today.slice(0, 4));
    const year = today.slice(5) < '07-04' ? thisYear : thisYear + 1;
    await post(path, { stage: 'visit-set', visit: `${year}-07-04T14:30`, revision: '0', note: '' });
    const linkOn = (body: string) => /desk\/calendar\/([\w-]{43}\.ics)/.exec(body)?.[0] ?? '';
    const first = linkOn((await post('/desk/calendar', {})).body);
    const read = (link: string) => app.inject({ url: `/${link}` });
    const { headers, body } = await read(first);
    expect(headers['content-type']).toContain('text/calendar');
    expect(headers['cache-control']).toBe('no-store');
    // Half past two in the afternoon at the shop, in summer.
    expect(body).toContain(`DTSTART:${year}0704T193000Z`);
    expect(body).toContain('SUMMARY:Roof Repair\\, Dolores Umber');
    // Pressed again, for a laptop: what the phone has continues until they say otherwise.
    const asked = (await post('/desk/calendar', {})).body;
    expect(linkOn(asked)).toBe('');
    for (const choice of ['Get another address', 'End the old ones', 'name="replace"'])
      expect(asked).toContain(choice);
    const another = linkOn((await post('/desk/calendar', { replace: 'no' })).body);
    for (const link of [first, another]) expect((await read(link)).statusCode).toBe(200);
    const second = linkOn((await post('/desk/calendar', { replace: 'yes' })).body);
    for (const link of [first, another]) expect((await read(link)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect((await read(`desk/calendar/${'A'.repeat(43)}.ics`)).statusCode).toBe(404);
    await post(`${path}/forget`, {});
    expect((await read(second)).body).not.toMatch(/Dolores|VEVENT/);
    await database.queries.updateTable('people').set({ removed_at: Date.now() }).execute();
    expect((await read(second)).statusCode).toBe(404);
  });
});

describeOnBothDatabases('the desk', (kind) => {
  it('says in one sentence what is wrong with an address, and nothing about the server', async () => {
    const { get, path } = await openDeskSignedIn(kind);
    const nobodys = `/desk/requests/${drawReference(systemRandom)}`;
    for (const url of ['/desk/requests/nonsense', nobodys, '/desk/requests/%00']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).not.toMatch(/leads\.db|postgres:|\bat \//);
    }
    for (const query of [
      '?after=x',
      '?from=2026-02-30',
      '?form=evil',
      "?q='%22;--",
      '?q=a&q=b',
      '?after=9-9',
      '?q=%00',
      '?q=%ED%A0%80',
    ])
      expect((await get(`/desk${query}`)).statusCode).toBe(200);
    expect((await get('/desk/record?before=%00')).statusCode).toBe(200);
    for (const done of ['__proto__', 'constructor', 'saved&done=saved'])
      expect((await get(`${path}?done=${done}`)).statusCode).toBe(200);
  });

  it('takes no form that it did not write, and fails at none', async () => {
    const { post, path } = await openDeskSignedIn(kind);
    for (const revision of ['x', '', '-1', '1e9', '99999999999', 'NaN'])
      expect((await post(path, { stage: 'called', note: 'x\u0000', revision })).statusCode).toBe(409);
    expect((await post(path, { stage: 'paid', note: '', revision: '0' })).statusCode).toBe(422);
    expect((await post(path, { note: 'x'.repeat(5_001), revision: '0' })).statusCode).toBe(422);
    expect((await post('/desk/notifications/%00/remove', {})).statusCode).toBe(303);
    for (const credential of ['', 'null', '[]', '{"id":"\u0000"}', '{"id":{}}', '{"id":"x","response":null}'])
      expect((await post('/desk/sign-in', { credential })).statusCode).toBe(401);
  });

  it('keeps a note and a visit that were typed when the database is away, and loses nothing', async () => {
    const { post, path, database, log } = await openDeskSignedIn(kind);
    const { queries } = database;
    await queries.schema.alterTable('audit_entries').renameTo('entries_away').execute();
    const { statusCode, body } = await post(path, { note: 'Rang <twice>.', revision: '0', stage: 'called' });
    expect(statusCode).toBe(500);
    expect(body).toContain('Nothing was changed.');
    expect(body).toContain('Rang &lt;twice&gt;.');
    expect(body).toContain('name="stage" value="called"');
    const visit = { visit: `${inDays(1)}T14:30`, stage: 'visit-set', revision: '0' };
    const unsaved = await post(path, visit);
    expect([unsaved.statusCode, unsaved.body.split(visit.visit).length]).toEqual([500, 2]);
    expect(JSON.stringify(log)).not.toContain('Rang');
    // Nor can anybody be recognized by then.
    await queries.schema.alterTable('sessions').renameTo('sessions_away').execute();
    const unknown = await post(path, { note: 'Rang <twice>.', revision: '0', stage: 'called' });
    expect([unknown.statusCode, unknown.body.split('Rang &lt;twice&gt;.').length]).toEqual([500, 2]);
    await queries.schema.alterTable('sessions_away').renameTo('sessions').execute();
    await queries.schema.alterTable('entries_away').renameTo('audit_entries').execute();
    expect(await queries.selectFrom('notes').selectAll().execute()).toEqual([]);
    const lead = await queries.selectFrom('leads').select('stage').executeTakeFirst();
    expect(lead?.stage).toBe('new');
  });

  it('finds whom the office types or pastes, with the apostrophe of any keyboard, the marks of other programs and letters of other keyboards', async () => {
    const { database, find } = await openDeskSignedIn(kind);
    const receive = async (name: string, phone: string) => {
      const lead = { ...sampleLead(), contact: { ...sampleLead().contact, name, phone } } as Lead;
      return (await intakeInto(database)(sampleSubmission({ lead }))).reference;
    };
    const reference = await receive('Zoë O’Neil', '(513) 555-0123');
    await receive('Łukasz Møller\u2011Weiß', '\u202a+1 740\u2011555\u20110199\u202c');
    for (const q of [
      ...["o'neil", 'O’Neil Zoë', 'zoe 513-555-0123', '+1 (513) 555 0123 neil', '555-0123', 'oneil'],
      '\u202a+1\u00a0513-555-0123\u202c',
      '\u2068(513)\u2069 555\u20110123',
      '\u200e513–555–0123\u200f',
      'tel:+15135550123',
      'TEL:513-555-0123',
      reference.replaceAll('-', ''),
      reference.replaceAll('-', '').toLowerCase(),
      reference.replaceAll('-', '\u2011'),
      reference.replaceAll('-', '–'),
    ])
      expect([q, await find(q)]).toEqual([q, ['Zoë O’Neil']]);
    for (const q of ['lukasz', 'ŁUKASZ', 'moller-weiss', 'Møller–Weiß', '740-555-0199'])
      expect([q, await find(q)]).toEqual([q, ['Łukasz Møller\u2011Weiß']]);
    for (const q of ['oxnel zoe', 'baker 513-555-0123', '513-555-0124', '%', '_', 'tel: oneal'])
      expect([q, await find(q)]).toEqual([q, []]);
  });

  it('saves once what was pressed twice, and says that it is saved', async () => {
    const { database, post, path } = await openDeskSignedIn(kind);
    const visit = `${inDays(2)}T14:30`;
    for (const fields of [
      { note: 'Rang.', stage: 'called', revision: '0' },
      { note: 'Gate code.', revision: '1' },
      { note: '', visit, stage: 'visit-set', revision: '1' },
    ]) {
      const answers = await Promise.all([post(path, fields), post(path, fields)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    }
    const notes = await database.queries.selectFrom('notes').select('text').orderBy('written_at').execute();
    expect(notes.map(({ text }) => text)).toEqual(['Rang.', 'Gate code.']);
    const entries = await database.queries.selectFrom('audit_entries').selectAll().execute();
    expect(entries).toHaveLength(3);
    // What is not the same is not a second press.
    const other = await post(path, {
      note: '',
      visit: '2026-12-02T10:30',
      stage: 'visit-set',
      revision: '1',
    });
    expect(other.statusCode).toBe(409);
    expect((await post(path, { note: 'Rang again.', revision: '1' })).statusCode).toBe(303);
  });

  it('tells a list what has come in since it was drawn, and counts who waits', async () => {
    const { office, get } = await openDeskSignedIn(kind);
    const shown = async () => /data-changes="([^"]+)"/.exec((await get('/desk')).body)?.[1] ?? '';
    const since = await shown();
    // Nothing of it is on the list.
    await invitePerson({ ...office, personId: 'pat' }, 'Lee Ortiz');
    expect(await shown()).toBe(since);
    expect((await get('/desk/changes')).json()).toEqual({ newestChange: since, waiting: 1 });
    await intakeInto(office.database)(sampleSubmission({ idempotencyKey: 'second' }));
    const { newestChange, waiting } = (await get('/desk/changes')).json();
    expect([newestChange === since, waiting]).toEqual([false, 2]);
  });

  it('tells a list what has come in while it was drawn', async () => {
    const { office, get: look } = await openDeskSignedIn(kind);
    const { queries } = office.database;
    let isDrawn = false;
    const comeInOnce = async () => {
      isDrawn = true;
      await intakeInto(office.database)(sampleSubmission({ idempotencyKey: 'meanwhile' }));
    };
    const slow = queries.withPlugin({
      transformQuery: ({ node }) => node,
      // Once the requests of the list have been read.
      transformResult: async ({ result }) => {
        if (!isDrawn && result.rows.some((row) => 'lead_json' in row)) await comeInOnce();
        return result;
      },
    });
    const whileDrawn = { ...office, database: { ...office.database, queries: slow } };
    const { get } = await openDesk(kind, { office: whileDrawn });
    const drawn = (await get('/desk')).body;
    expect([isDrawn, drawn.match(/Waiting /g)?.length]).toEqual([true, 1]);
    const { newestChange } = (await look('/desk/changes')).json();
    expect(drawn).not.toContain(`data-changes="${newestChange}"`);
  });

  it('saves a visit that was typed whichever button is pressed, and says so where it cannot', async () => {
    const { post, path, reference, office } = await openDeskSignedIn(kind);
    let revision = 0;
    const press = async (stage: string, days: number, note = '') => {
      const fields = {
        note,
        visit: `${inDays(days)}T14:30`,
        revision: String(revision),
        ...(stage && { stage }),
      };
      const answers = await Promise.all([post(path, fields), post(path, fields)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
      const { details } = await showLead({ ...office, personId: null }, reference);
      expect(details.visitAt).toContain(inDays(days));
      revision += 1;
      expect([details.revision, details.notes.length]).toEqual([revision, 1]);
      return details.stage;
    };
    expect(await press('', 2, 'Gate code 11.')).toBe('visit-set');
    expect(await press('called', 3)).toBe('called');
    expect(await press('', 4)).toBe('visit-set');
    expect(await press('won', 5)).toBe('won');
    // A day for the work does not take back that it was won.
    expect(await press('', 6)).toBe('won');
    const late = { note: 'Half a note', visit: `${inDays(7)}T14:30`, revision: '0' };
    for (const [fields, status, text] of [
      [late, 409, 'Since you opened this page, Pat Miller set the stage: Won'],
      [{ ...late, stage: 'lost', revision: '5' }, 422, 'new or lost has no visit'],
      [{ ...late, stage: 'new', revision: '5' }, 422, 'new or lost has no visit'],
      [{ ...late, visit: 'Tuesday', revision: '5' }, 422, 'When is the visit?'],
    ] as const) {
      const { statusCode, body } = await post(path, fields);
      expect([statusCode, body]).toEqual([status, expect.stringContaining(text)]);
      expect(body).toContain('Half a note</textarea>');
      expect(body).toContain(`value="${fields.visit}"`);
    }
    expect((await post(`${path}/assign`, { person: '', visit: late.visit })).body).toContain(
      'What you typed is not saved yet.',
    );
  });

  it('keeps a visit in calendar and list until the request is lost or new again', async () => {
    const { app, get, post, path, reference } = await openDeskSignedIn(kind);
    const visit = `${inDays(2)}T14:30`;
    const link = /desk\/calendar\/[\w-]{43}\.ics/.exec((await post('/desk/calendar', {})).body)?.[0];
    const timeOfVisit = /\d, 2:30 pm/;
    let revision = 0;
    const press = async (stage: string, typed = '') => {
      const fields = { stage, visit: typed, revision: String(revision++) };
      expect((await post(path, fields)).statusCode).toBe(303);
      return {
        inCalendar: (await app.inject({ url: `/${link}` })).body.includes(reference),
        inList: timeOfVisit.test((await get('/desk?view=all')).body),
        onPage: timeOfVisit.test((await get(path)).body),
      };
    };
    const isShown = { inCalendar: true, inList: true, onPage: true };
    const isHidden = { inCalendar: false, inList: false, onPage: false };
    for (const [stage, typed, expected] of [
      ['visit-set', visit, isShown],
      ['called', '', isShown],
      ['won', '', isShown],
      ['lost', '', isHidden],
      // Lost was pressed by mistake.
      ['called', '', isShown],
      ['new', '', isHidden],
      ['called', '', isHidden],
    ] as const)
      expect([stage, await press(stage, typed)]).toEqual([stage, expected]);
  });

  it('says that a request held back as likely spam matches, and lets nobody work on it before it is released', async () => {
    const { app, get, post, database, reference: other } = await openDeskSignedIn(kind);
    const lead = sampleLead('Held back');
    const held = { lead, quarantine: 'honeypot-filled', idempotencyKey: 'held' } as const;
    const { reference } = await intakeInto(database)(sampleSubmission(held));
    const path = `/desk/requests/${reference}`;
    const found = (await get(`/desk?q=${reference}`)).body;
    expect(found).toContain('No other request matches.');
    expect(found).toMatch(new RegExp(`href="/desk\\?q=${reference}&amp;held=1">1 request that matches`));
    expect((await get(`/desk?q=${reference}&held=1`)).body).toContain(`href="${path}"`);
    expect((await get(`/desk?q=${other}`)).body).not.toContain('held=1">1 request that');

    const visit = `${inDays(2)}T14:30`;
    const page = (await get(path)).body;
    expect(page).not.toMatch(/name="(stage|visit)"/);
    for (const fields of [{ stage: 'called' }, { stage: 'visit-set', visit }, { visit }]) {
      const { statusCode, body } = await post(path, { note: 'Rang twice.', revision: '0', ...fields });
      expect([statusCode, body]).toEqual([409, expect.stringContaining('Release it first')]);
      expect(body).toContain('Rang twice.');
    }
    expect((await post(path, { note: 'Looks real.', revision: '0' })).statusCode).toBe(303);
    await post(`${path}/send`, {});
    expect((await post(path, { stage: 'visit-set', visit, revision: '0' })).statusCode).toBe(303);
    expect((await get(`/desk?q=${reference}`)).body).toContain(`href="${path}"`);
    const link = /desk\/calendar\/[\w-]{43}\.ics/.exec((await post('/desk/calendar', {})).body)?.[0];
    expect((await app.inject({ url: `/${link}` })).body).toContain(reference);
  });

  it('assigns a request to somebody at the desk, shows it and finds it by that', async () => {
    const { get, post, path, reference, database, office } = await openDeskSignedIn(kind);
    const assign = (person: string, revision: number, note = '') =>
      post(`${path}/assign`, { person, revision: String(revision), note });
    expect((await get('/desk?person=nobody')).body).toContain(reference);
    expect((await assign('stranger', 0)).statusCode).toBe(409);
    for (let times = 0; times < 2; times += 1) expect((await assign('pat', 0)).statusCode).toBe(303);
    expect((await assign('pat', 1, 'Half a note')).body).toContain('Half a note</textarea>');
    // The second of two who assign it to different people is told.
    const late = await assign('', 0, 'Mine');
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Mine</textarea>')]);
    expect(late.body).toContain('Since you opened this page, Pat Miller assigned it to: Pat Miller');
    const page = (await get(path)).body;
    expect(page).not.toContain('Half a note');
    expect(page).toContain('Assigned it to: Pat Miller');
    expect(page).toMatch(/<option value="pat" selected/);
    expect((await get('/desk?person=pat')).body).toContain(reference);
    expect((await get('/desk?person=nobody')).body).not.toContain(reference);
    expect((await post('/desk/export/csv', {})).body).toMatch(/,New,,,,Pat Miller,/);
    expect((await assign('', 1)).statusCode).toBe(303);
    expect((await get('/desk?person=nobody')).body).toContain(reference);
    expect((await assign('pat', 2)).statusCode).toBe(303);
    await forgetLead({ ...office, personId: null }, reference);
    expect(JSON.stringify(await database.queries.selectFrom('leads').selectAll().execute())).not.toMatch(
      /pat/i,
    );
  });
});
