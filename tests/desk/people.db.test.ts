// Letting people in and out at the desk: never without the passkey, and never the last one.

import { expect, it } from 'vitest';
import { endDevice, invitePerson, removePerson } from '#server/office/people.ts';
import { createFakePasskey } from '../fakes/passkey.ts';
import { describeOnBothDatabases } from '../fresh-databases.ts';
import { siteUrl } from '../security/test-app.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

describeOnBothDatabases('people at the desk', (kind) => {
  async function open() {
    const desk = await openDeskSignedIn(kind);
    const { database, get, post, reference } = desk;
    const { queries } = database;
    const now = Date.now();
    const addPasskey = async (personId: string, name: string) => {
      const passkey = createFakePasskey(siteUrl);
      const { id, publicKey } = passkey;
      await queries
        .insertInto('passkeys')
        .values({
          id,
          person_id: personId,
          public_key: publicKey,
          counter: 0,
          name,
          created_at: now,
          used_at: now,
        })
        .execute();
      return passkey;
    };
    await queries
      .insertInto('people')
      .values({ id: 'sam', name: 'Sam', invited_at: now, removed_at: null })
      .execute();
    const own = await addPasskey('pat', 'Chrome on Windows');
    const phone = await addPasskey('sam', 'Safari on iPhone');
    const assign = (to: string) =>
      queries.updateTable('leads').set({ assigned_to: to }).where('reference', '=', reference).execute();
    const assigned = async () =>
      (await queries.selectFrom('leads').select('assigned_to').executeTakeFirst())?.assigned_to;
    /** What the page of confirming asks, and the cookie with which the answer has to come. */
    const ask = async (query: Record<string, string>) => {
      const { body, headers } = await get(`/desk/people/confirm?${new URLSearchParams(query)}`);
      const challenge = /__Host-desk-challenge=[\w-]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
      return { body, challenge };
    };
    const send = (fields: Record<string, string>, challenge: string) =>
      post('/desk/people', fields, {
        origin: siteUrl,
        'sec-fetch-site': 'same-origin',
        cookie: `__Host-desk=${'T'.repeat(43)}; ${challenge}`,
      });
    const confirm = async (fields: Record<string, string>, passkey = own) => {
      const { body, challenge } = await ask(fields);
      return send({ ...fields, credential: passkey.answer(body) }, challenge);
    };
    return { ...desk, own, phone, addPasskey, assign, assigned, ask, send, confirm };
  }

  // Proves R50.10.
  it('ends a lost device by three presses, and its owner keeps requests and other devices', async () => {
    const { get, ask, confirm, phone, addPasskey, assign, assigned, database } = await open();
    await addPasskey('sam', 'Firefox on Linux');
    await assign('sam');
    const session = { person_id: 'sam', created_at: 0, expires_at: Date.now() + 60_000 };
    for (const [token_hash, passkey_id] of [
      ['here', 'another'],
      ['lost', phone.id],
      ['unknown', null],
    ] as const)
      await database.queries
        .insertInto('sessions')
        .values({ ...session, token_hash, passkey_id })
        .execute();
    await database.queries
      .insertInto('calendar_feeds')
      .values({ token_hash: 'calendar', person_id: 'sam', created_at: 0 })
      .execute();
    const query = { action: 'end-device', id: phone.id };
    expect((await get('/desk/people')).body).toContain(
      `href="/desk/people/confirm?${new URLSearchParams(query).toString().replace('&', '&amp;')}"`,
    );
    expect((await ask(query)).body).toContain('End the device of Sam');
    expect((await confirm(query)).statusCode).toBe(303);
    const page = (await get('/desk/people')).body;
    expect(page).not.toContain('Safari on iPhone');
    expect(page).toContain('Firefox on Linux');
    expect(await assigned()).toBe('sam');
    const sessions = await database.queries.selectFrom('sessions').select('token_hash').execute();
    expect(sessions.map(({ token_hash }) => token_hash)).toContain('here');
    expect(sessions.map(({ token_hash }) => token_hash)).not.toContain('lost');
    expect(sessions.map(({ token_hash }) => token_hash)).not.toContain('unknown');
    expect(await database.queries.selectFrom('calendar_feeds').selectAll().execute()).toEqual([]);
    expect((await get('/desk/record')).body).toContain('Ended a device: Sam, Safari on iPhone');
  });

  // Proves R50.10.
  it('invites by a link, hands requests over, and keeps an office device signed in for 30 days, all on record', async () => {
    const { get, confirm, assign, assigned, database } = await open();
    const invited = await confirm({ action: 'invite', name: 'Lee Ortiz' });
    const link = /\/desk\/invitation\/[\w-]{43}/.exec(invited.body)?.[0] ?? '';
    expect((await get(link)).body).toContain('Welcome, Lee Ortiz');
    await assign('sam');
    expect((await confirm({ action: 'end-person', id: 'sam', heir: 'pat' })).statusCode).toBe(303);
    expect(await assigned()).toBe('pat');
    expect((await get('/desk/people')).body).not.toContain('>Sam<');
    const stays = await confirm({ action: 'office-device' });
    expect(String(stays.headers['set-cookie'])).toContain(`Max-Age=${30 * 24 * 60 * 60};`);
    const record = await database.queries.selectFrom('audit_entries').select('action').execute();
    expect(record.map(({ action }) => action).sort()).toEqual(['invited', 'office-device', 'removed']);
  });

  it('takes a name in other capitals or accents for the one that is here, and none that only looks like it', async () => {
    const { ask, confirm, database } = await open();
    expect((await ask({ action: 'invite', name: 'Lee' })).body).toContain('Nobody with this name');
    for (const name of ['Pat Miller', 'pat miller', 'Pát MILLER']) {
      expect((await ask({ action: 'invite', name })).body).toContain('Add a device for Pat Miller');
      expect((await confirm({ action: 'invite', name })).statusCode).toBe(200);
    }
    expect((await confirm({ action: 'invite', name: 'P\u0430t Miller' })).statusCode).toBe(409);
    expect(await database.queries.selectFrom('people').select('id').execute()).toHaveLength(2);
  });

  // Proves R50.11.
  it('does nothing of it without the passkey of the person signed in, nor twice with one answer', async () => {
    const { own, phone, ask, send, confirm, database, post } = await open();
    const wanted = { action: 'end-device', id: phone.id };
    const { body, challenge } = await ask(wanted);
    const foreign = createFakePasskey(siteUrl);
    for (const [credential, cookie] of [
      ['', challenge],
      [foreign.answer(body), challenge],
      [own.answer(body), ''],
      // The challenge was taken by the tries before.
      [own.answer(body), challenge],
    ] as const)
      expect((await send({ ...wanted, credential }, cookie)).statusCode).toBe(401);
    // Sam's passkey says nothing about Pat.
    expect((await confirm(wanted, phone)).statusCode).toBe(401);
    const asked = await ask({ action: 'invite', name: 'Eve' });
    const credential = own.answer(asked.body);
    expect((await send({ action: 'invite', name: 'Eve', credential }, asked.challenge)).statusCode).toBe(200);
    expect((await send({ action: 'invite', name: 'Eve', credential }, asked.challenge)).statusCode).toBe(401);
    for (const strange of [
      { action: 'paint' },
      { action: 'end-device', id: '\u0000' },
      { action: 'invite', name: '' },
    ])
      expect((await confirm(strange as never)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await post('/desk/people', wanted, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect(await database.queries.selectFrom('passkeys').select('id').execute()).toHaveLength(2);
  });

  it('makes one person of a name that several invite at once', async () => {
    const { office, database } = await open();
    const names = ['Lee', 'Kim', 'Ann', 'Bo', 'Max'];
    for (const name of names)
      await Promise.all(Array.from({ length: 8 }, () => invitePerson({ ...office, personId: 'pat' }, name)));
    const people = await database.queries.selectFrom('people').select('name').execute();
    expect(people.map((each) => each.name).sort()).toEqual([...names, 'Pat Miller', 'Sam'].sort());
  });

  // Proves R50.11.
  it('never ends the last one who can sign in, not even when two end each other at once', async () => {
    const { office, own, phone, confirm, database } = await open();
    const results = await Promise.allSettled([
      removePerson({ ...office, personId: 'pat' }, { id: 'sam' }),
      removePerson({ ...office, personId: 'sam' }, { id: 'pat' }),
      endDevice({ ...office, personId: 'pat' }, phone.id),
      endDevice({ ...office, personId: 'sam' }, own.id),
    ]);
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    const left = await database.queries.selectFrom('passkeys').select(['id', 'person_id']).execute();
    expect(left).toHaveLength(1);
    if (left[0]?.person_id !== 'pat') return;
    expect((await confirm({ action: 'end-person', id: 'pat' })).statusCode).toBe(409);
    expect((await confirm({ action: 'end-device', id: own.id })).statusCode).toBe(409);
  });
});
