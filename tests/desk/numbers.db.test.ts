// What the desk counts: requests by what became of them, and how far visitors come in the calculators.

import { expect, it } from 'vitest';
import { mostADay } from '#server/database/step-counts.ts';
import { stepsForEachRequest } from '#server/http/step-routes.ts';
import { describeOnBothDatabases } from '../fresh-databases.ts';
import { sampleLead, sampleSubmission } from '../sample-submissions.ts';
import { intakeInto, siteUrl } from '../security/test-app.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

describeOnBothDatabases('numbers', (kind) => {
  it('shows where a request came from, and counts won and lost by it', async () => {
    const { get, post, database } = await openDeskSignedIn(kind);
    const attribution = {
      firstPage: '/storms',
      referrer: 'www.google.com',
      utmSource: 'google',
      utmMedium: 'cpc',
      utmCampaign: '<b>Hail</b>',
      utmTerm: '',
      utmContent: '',
      clickIds: 'gclid',
      sentFrom: '/contact',
    };
    const lead = { ...sampleLead('From an ad'), attribution };
    const { reference } = await intakeInto(database)(sampleSubmission({ lead }));
    await post(`/desk/requests/${reference}`, { stage: 'won', revision: '0', note: '', visit: '' });
    const page = (await get(`/desk/requests/${reference}`)).body;
    for (const text of ['google / cpc', '/storms', '&lt;b&gt;Hail', 'gclid']) expect(page).toContain(text);
    const numbers = async (query = '') => (await get(`/desk/numbers${query}`)).body.replace(/<[^>]+>/g, ' ');
    expect(await numbers()).toMatch(/google \/ cpc\s+1 won, 0 lost\s+1\s/);
    expect(await numbers()).toMatch(/Not known\s+0 won, 0 lost\s+1\s/);
    expect(await numbers('?form=contact')).not.toMatch(/Not known|google/);
    expect((await post('/desk/export/csv', {})).body).toMatch(/,Won,[^,]+,,,,,,google \/ cpc,/);
    // How a person came is forgotten with them.
    await post(`/desk/requests/${reference}/forget`, {});
    expect(await numbers()).not.toContain('google');
  });

  // Proves 10.92, R50.12.
  it('counts how far visitors come by form, step and day, and keeps nothing else', async () => {
    const { app, get, database } = await openDeskSignedIn(kind);
    const come = async (path: string, headers: Record<string, string> = { origin: siteUrl }) =>
      (await app.inject({ method: 'POST', url: `/api/steps/${path}`, headers })).statusCode;
    const kept = () => database.queries.selectFrom('step_counts').selectAll().orderBy('step').execute();
    for (const step of ['squareFootage', 'squareFootage', 'squareFootage', 'squareFootage', 'roofType'])
      expect(await come(`roof-cost/${step}`)).toBe(204);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const counted = [
      { day, form: 'roof-cost', step: 'roofType', visits: 1 },
      { day, form: 'roof-cost', step: 'squareFootage', visits: 4 },
    ];
    expect(await kept()).toEqual(counted);
    const numbers = (await get('/desk/numbers')).body.replace(/<[^>]+>/g, ' ');
    expect(numbers).toMatch(
      /How far visitors come: Roof Cost Calculator .*What should go on it\?\s+25% went on\s+1\s/,
    );
    // A visitor who asks not to be counted is not, even if the browser's script sends the step.
    expect(await come('roof-cost/roofType', { origin: siteUrl, dnt: '1' })).toBe(204);
    expect(await come('roof-cost/roofType', { origin: siteUrl, 'sec-gpc': '1' })).toBe(204);
    for (const path of ['contact/name', 'roof-cost/toString', 'roof-cost/finished', 'constructor/name'])
      expect(await come(path)).toBe(404);
    expect(await come('roof-cost/roofType', { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await kept()).toEqual(counted);
  });

  it('bounds the counts that somebody makes up, by the day and by the minute', async () => {
    const { app, database } = await openDeskSignedIn(kind, { rateLimitMax: 20 });
    const come = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/steps/energy-savings/contact', remoteAddress });
    const visits = async () =>
      (await database.queries.selectFrom('step_counts').select('visits').executeTakeFirstOrThrow()).visits;
    await come('192.0.2.1');
    await database.queries
      .updateTable('step_counts')
      .set({ visits: mostADay - 1 })
      .execute();
    await come('192.0.2.1');
    await come('192.0.2.1');
    expect(await visits()).toBe(mostADay);
    for (let time = 0; time < stepsForEachRequest * 20; time += 1)
      expect((await come('192.0.2.7')).statusCode).toBe(204);
    expect((await come('192.0.2.7')).statusCode).toBe(429);
  });

  it('leads from a count to the list of those requests', async () => {
    const { get, post, path, reference } = await openDeskSignedIn(kind);
    await post(`${path}/assign`, { person: 'pat', revision: '0' });
    const { body } = await get('/desk/numbers');
    const hrefs = [...body.matchAll(/<td><a href="([^"]+)">1<\/a>/g)].map(([, href]) =>
      String(href).replaceAll('&amp;', '&'),
    );
    for (const filter of ['stage=new', 'person=pat', 'form=', 'service=', 'source=', 'town=', 'to='])
      expect(hrefs.join(' ')).toContain(filter);
    for (const href of hrefs) expect((await get(href)).body, href).toContain(reference);
  });
});
