// What the desk writes down itself, and whom it knows again.

import { expect, it } from 'vitest';
import type { Lead } from '#leads/forms/lead.ts';
import { townNames } from '#leads/forms/town.ts';
import { backfillSearchColumns } from '#server/office/backfill-search-columns.ts';
import { describeOnBothDatabases } from '../fresh-databases.ts';
import { intakeOn, sampleContactLead, sampleSubmission } from '../sample-submissions.ts';
import { intakeInto } from '../security/test-app.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

describeOnBothDatabases('a request by hand', (kind) => {
  const phoned = {
    name: 'Ruth Baker',
    phone: '513 555 0123',
    city: townNames[0] ?? '',
    service: 'Roof Repair',
  };
  const key = 'k'.repeat(43);

  // Proves R50.4.
  it('is entered with a name and a phone, once, mails nobody who asked, and is counted as it came', async () => {
    const { get, post, database, details } = await openDeskSignedIn(kind);
    const intake = intakeOn(database, { carriers: ['disk', 'auto-response'] });
    expect((await get('/desk/new')).body).toMatch(/name="key" value="[\w-]{43}"/);
    const refused = await post('/desk/new', { key, name: '', phone: '12', email: 'x', message: 'Kept.' });
    expect(refused.statusCode).toBe(422);
    for (const text of [
      'Name is required',
      'phone number we can call',
      'Valid email',
      'Kept.</textarea>',
      key,
    ])
      expect(refused.body).toContain(text);

    const taken = await post('/desk/new', { key, ...phoned, cameBy: 'walk-in', urgency: 'emergency' });
    expect(
      (await post('/desk/new', { key, ...phoned, cameBy: 'walk-in', urgency: 'emergency' })).headers,
    ).toMatchObject({ location: taken.headers.location });
    const reference = /requests\/([^?]+)/.exec(String(taken.headers.location))?.[1] ?? '';
    expect(await details(reference)).toMatchObject({
      form: 'desk',
      source: 'walk-in',
      town: phoned.city,
      urgency: 'emergency',
      textConsent: null,
      stage: 'new',
      history: [{ action: 'entered', by: 'Pat Miller' }],
    });
    expect((await get('/desk')).body).toMatch(/Ruth Baker.*Dolores Umber/s);
    const page = (await get(`/desk/requests/${reference}`)).body;
    expect(page).toContain('They have not agreed to text messages.');
    expect(page).not.toMatch(/mailto:|sms:/);
    expect((await post('/desk/export/csv', {})).body).toContain(',Emergency,Walk-in,');
    // With a mailbox as well, nobody is mailed to whom the desk wrote it down for.
    const lead: Lead = {
      form: 'desk',
      contact: {
        ...phoned,
        service: 'Roof Repair',
        message: '',
        urgency: 'normal',
        cameBy: 'phone',
        address: '',
        email: 'ruth@example.org',
      },
    };
    await intake.receive(sampleSubmission({ lead }));
    const entries = await database.queries.selectFrom('outbox_entries').select('carrier').execute();
    expect(entries.map(({ carrier }) => carrier)).not.toContain('auto-response');
    // No visitor can send it.
    expect((await post('/api/leads/desk', phoned)).statusCode).toBe(404);
  });

  // Proves R50.5, R8.3.
  it('is corrected, found by old and new, ends an agreement to texts, and is erased with both', async () => {
    const { post, get, database, details, find, everything } = await openDeskSignedIn(kind);
    const consent = 'texts-1';
    const lead = sampleContactLead({
      phone: '513 555 0123',
      firstName: 'Ruhth',
      city: 'Troy',
      textConsent: consent,
    });
    const { reference } = await intakeInto(database)(sampleSubmission({ lead, idempotencyKey: 'one' }));
    const path = `/desk/requests/${reference}/contact`;
    const request = async () => (await get(`/desk/requests/${reference}`)).body;
    expect(await request()).toContain('href="sms:+15135550123"');
    const whole = { firstName: 'Ruth', lastName: 'Umber', phone: '513 555 0124', email: 'ruth@example.org' };
    const refused = await post(path, { ...whole, revision: '0', phone: '5' });
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringMatching(/phone number we can call.*value="5"/s),
    ]);
    expect((await get(path)).body).toContain('value="Ruhth"');
    expect((await post(path, { ...whole, revision: '0' })).statusCode).toBe(303);
    // The second of two is told, and keeps what was typed.
    const late = await post(path, { ...whole, lastName: 'Late', revision: '0' });
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('value="Late"')]);
    expect(await details(reference)).toMatchObject({
      phoneNormalized: '+15135550124',
      textConsent: null,
      fields: { firstName: 'Ruth', email: 'ruth@example.org', city: 'Troy', textConsent: '' },
    });
    expect(await request()).not.toContain('sms:');
    for (const q of ['ruhth', 'Ruth', '5550123', '5550124', 'ruth@example.org', 'dolores.umber'])
      expect([q, await find(q)]).toEqual([q, expect.arrayContaining(['Ruth Umber'])]);
    await post(`/desk/requests/${reference}/forget`, {});
    expect(await everything()).not.toMatch(/Ruth|Ruhth|ruth@|555-?0?12[34]/);
  });

  // Proves R50.6.
  it('knows the same person again by phone or email, corrected ones too, and offers to forget all', async () => {
    const { post, get, database, reference: first, everything } = await openDeskSignedIn(kind);
    const again = { phone: '(937) 555-0188', email: 'd.umber@example.org', message: 'Gutters now.' };
    const { reference: second } = await intakeInto(database)(
      sampleSubmission({ lead: sampleContactLead(again), idempotencyKey: 'two' }),
    );
    const entered = await post('/desk/new', { key, ...phoned, email: 'D.Umber@example.org' });
    const third = /requests\/([^?]+)/.exec(String(entered.headers.location))?.[1] ?? '';
    await post('/desk/new', { key: 's'.repeat(43), ...phoned, phone: '513 555 0999', name: 'Stranger' });
    const page = (await get(`/desk/requests/${second}`)).body;
    expect(page).toContain('2 other requests');
    expect(page).toContain(`href="/desk/requests/${first}"`);
    expect(page).toContain(`href="/desk/requests/${third}"`);
    expect((await get(`/desk/requests/${first}`)).body).toContain('One other request');
    expect((await get(`/desk/requests/${second}/forget`)).body).toContain(`name="also-${third}"`);
    await database.queries
      .updateTable('outbox_entries')
      .set({ carrier: 'smtp', state: 'delivered' })
      .execute();
    const done = await post(`/desk/requests/${second}/forget`, {
      [`also-${first}`]: 'on',
      [`also-${third}`]: 'on',
    });
    expect(done.body).toContain('are erased here');
    expect(done.body).toContain('had been sent before (Mail).');
    expect(await everything()).not.toMatch(/Dolores|Umber|umber@|555\D?0188|Ruth/);
    expect(await everything()).toContain('Stranger');
  });

  // Proves R50.7.
  it('is found by street, town, service, message and notes, and with a letter wrong', async () => {
    const { post, database, reference, find, path, office } = await openDeskSignedIn(kind);
    const lead = sampleContactLead({
      firstName: 'Carla',
      lastName: 'Castillo',
      address: '77 Oakridge Dr',
      city: 'Dayton',
      service: 'Metal Roofing',
      message: 'Water at the chimney.',
      phone: '513 555 0123',
      email: 'carla@example.org',
    });
    await intakeInto(database)(sampleSubmission({ lead, idempotencyKey: 'two' }));
    await post(path, { note: 'Wants copper gutters.', revision: '0' });
    const carla = ['Carla Castillo'];
    for (const q of ['77 oakridge', 'Dayton', 'metal roofing', 'chimney', 'carla dayton'])
      expect([q, await find(q)]).toEqual([q, carla]);
    expect(await find('copper gutters')).toEqual(['Dolores Umber']);
    for (const q of ['castilo', 'castilllo', 'casitllo', 'cestillo', 'Castilo 77', 'chimny'])
      expect([q, await find(q)]).toEqual([q, carla]);
    // No reference has a 0.
    for (const q of ['casti1lo', 'costallo', 'castilo 70', 'xyzzy'])
      expect([q, await find(q)]).toEqual([q, []]);
    // What a release before this one stored is found as well, once a server has started.
    await database.queries
      .updateTable('leads')
      .set({ search_text: 'dolores umber', description: 0 })
      .where('reference', '=', reference)
      .execute();
    await database.queries.deleteFrom('lead_keys').execute();
    expect(await backfillSearchColumns(office)).toBe(1);
    expect(await find('copper gutters')).toEqual(['Dolores Umber']);
    expect(await database.queries.selectFrom('lead_keys').select('value').orderBy('value').execute()).toEqual(
      [{ value: '19375550188' }, { value: 'dolores.umber@example.org' }],
    );
  });
});
