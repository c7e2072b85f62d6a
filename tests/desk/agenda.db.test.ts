// What the desk opens with: whom to call, what is due today, and what is next for each request.

import { expect, it } from 'vitest';
import { emergencyChoice } from '#content/services/service-choices.ts';
import type { Lead } from '#leads/forms/lead.ts';
import { shopMorning, toShopFields } from '#server/office/shop-time.ts';
import { describeOnBothDatabases } from '../fresh-databases.ts';
import { sampleLead, sampleSubmission } from '../sample-submissions.ts';
import { intakeInto } from '../security/test-app.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeOnBothDatabases('the agenda of the desk', (kind) => {
  async function open() {
    const desk = await openDeskSignedIn(kind);
    const { database, post, path, reference, details } = desk;
    const change = (fields: object, of = reference) =>
      database.queries.updateTable('leads').set(fields).where('reference', '=', of).execute();
    return {
      ...desk,
      change,
      receive: async (name: string, service: string, agoMs: number, quarantine: 'honeypot-filled' | null) => {
        const lead = { ...sampleLead(), contact: { ...sampleLead().contact, name, service } } as Lead;
        const receipt = await intakeInto(database)(
          sampleSubmission({ lead, quarantine, idempotencyKey: name }),
        );
        await change({ received_at: Date.now() - agoMs }, receipt.reference);
        return receipt.reference;
      },
      press: async (fields: Record<string, string>) => {
        const { statusCode, body } = await post(path, {
          revision: String((await details()).revision),
          ...fields,
        });
        return statusCode === 303 ? 'saved' : body;
      },
    };
  }

  // Proves R50.1.
  it('opens with whom to call next: emergencies first, then who waits longest, with the number to press', async () => {
    const { get, post, receive, change, listed } = await open();
    await change({ received_at: Date.now() - 16 * hourMs });
    await receive('Ruth Baker', 'Metal Roofing', 2 * hourMs, null);
    const emergency = await receive('Ned Grove', emergencyChoice, hourMs / 6, null);
    await receive('Robot', 'Metal Roofing', 9 * dayMs, 'honeypot-filled');
    const forgotten = await receive('Gone', 'Metal Roofing', 9 * dayMs, null);
    await post(`/desk/requests/${forgotten}/forget`, {});
    expect(await listed()).toEqual(['Ned Grove', 'Dolores Umber', 'Ruth Baker']);
    const { body } = await get('/desk');
    expect(body).toContain('<h1>To call</h1>');
    expect(body).toMatch(/Waiting 16 h.*href="tel:\+19375550188"/s);
    // The count is in the title of every page, and the list is one press away.
    for (const page of [
      '/desk',
      '/desk?view=all',
      '/desk/numbers',
      '/desk/record',
      `/desk/requests/${emergency}`,
    ])
      expect([page, (await get(page)).body]).toEqual([page, expect.stringMatching(/<title>\(3\) /)]);
    expect((await get('/desk/numbers')).body).toContain('<a href="/desk">3</a>');
    // Somebody who is called is no longer on it, wherever the request is.
    await post(`/desk/requests/${emergency}`, { stage: 'called', revision: '0' });
    expect(await listed()).toEqual(['Dolores Umber', 'Ruth Baker']);
    expect(await listed('?view=all')).toHaveLength(3);
    // One that came in while the clock was ahead waits now.
    await receive('Ida Early', 'Metal Roofing', -2 * dayMs, null);
    expect(await listed()).toEqual(['Dolores Umber', 'Ruth Baker', 'Ida Early']);
    expect((await get('/desk')).body).toMatch(/<title>\(3\) .*Waiting 0 min/s);
  });

  // Proves R50.2.
  it('takes the next step by one press, and asks again on its day', async () => {
    const { get, post, path, change, listed, press, details } = await open();
    const now = Date.now();
    expect(await press({ next: 'voicemail' })).toBe('saved');
    // Not reached: still new, and asked for again tomorrow.
    expect(await details()).toMatchObject({
      stage: 'new',
      next: { step: 'voicemail', at: new Date(shopMorning(now, 1)).toISOString() },
    });
    expect([await listed(), await listed('?view=today')]).toEqual([[], []]);
    await change({ next_at: now - 1 });
    expect(await listed()).toEqual(['Dolores Umber']);
    expect((await get('/desk')).body).toContain('No answer, call again');

    const inAWeek = toShopFields(shopMorning(now, 7)).day;
    expect(await press({ stage: 'called', note: 'Wants Tuesday.', nextDay: inAWeek })).toBe('saved');
    expect(await details()).toMatchObject({ stage: 'called', next: { step: 'call-back' } });
    expect(await press({ next: toShopFields(now).day })).toBe('saved');
    expect([await listed(), await listed('?view=today')]).toEqual([['Dolores Umber'], ['Dolores Umber']]);
    for (const next of ['2001-01-01', 'soon', '2999-01-01', 'typed'])
      expect(await press({ next })).toContain('Which day is the next call?');
    expect(await press({ stage: 'won', nextDay: inAWeek })).toContain('there is no next call');
    // The second of two is told, and loses nothing.
    const late = await post(path, { next: 'voicemail', revision: '0', note: 'Half a note' });
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Half a note</textarea>')]);

    // Called and left alone, it comes back on its own.
    expect(await press({ stage: 'called' })).toBe('saved');
    expect((await details()).next).toEqual({
      step: 'follow-up',
      at: new Date(shopMorning(now, 3)).toISOString(),
    });
    expect(await press({ next: 'none' })).toBe('saved');
    expect((await details()).next).toBeNull();
  });

  // Proves R50.3.
  it('asks what became of a visit that is over, and what a request was worth or why it was lost', async () => {
    const { get, post, path, change, listed, press, details } = await open();
    const visit = `${toShopFields(Date.now() + 2 * dayMs).day}T09:00`;
    expect(await press({ stage: 'visit-set', visit })).toBe('saved');
    expect(await listed('?view=today')).toEqual([]);
    expect((await get(path)).body).toMatch(/Visit: [^<]*, 9 am</);
    await change({ visit_at: Date.now() - hourMs });
    expect(await listed('?view=today')).toEqual(['Dolores Umber']);
    expect((await get(path)).body).toContain('What became of it?');

    expect(await press({ stage: 'won' })).toBe('saved');
    const say = async (outcome: object, saw?: number) =>
      post(`${path}/outcome`, { ...outcome, revision: String(saw ?? (await details()).revision) });
    const refused = await say({ dollars: 'a lot' });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('value="a lot"')]);
    expect((await say({ dollars: '-5' })).statusCode).toBe(422);
    const seen = (await details()).revision;
    expect((await say({ dollars: '$12,400' }, seen)).statusCode).toBe(303);
    expect((await say({ dollars: '$12,400' }, seen)).statusCode).toBe(303);
    const second = await say({ dollars: '9,000' }, seen);
    expect([second.statusCode, second.body]).toEqual([409, expect.stringContaining('value="9,000"')]);
    expect(second.body).toContain('Since you opened this page, Pat Miller said what came of it: $12,400');
    expect((await get('/desk/record')).body.match(/Said what came of it/g)).toHaveLength(1);
    expect((await details()).wonDollars).toBe(12_400);
    expect((await get('/desk/numbers')).body).toContain('1 won ($12,400)');
    expect((await post('/desk/export/csv', {})).body).toContain(',12400,');
    expect((await say({ reason: 'price' })).statusCode).toBe(409);

    expect(await press({ stage: 'lost' })).toBe('saved');
    expect((await say({ reason: 'price' })).statusCode).toBe(303);
    expect(await details()).toMatchObject({ lostReason: 'price', wonDollars: null, next: null });
    await post(`${path}/forget`, {});
    expect((await details()).lostReason).toBeNull();
  });
});
