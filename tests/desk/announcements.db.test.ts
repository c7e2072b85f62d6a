// What the office announces at the desk, on the pages of servers that only share its database. The pages are put together
// from the parts of the site that leave room for it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReactElement, createElement as write } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { company } from '#client/company.ts';
import { isoDay } from '#content/wording/dates.ts';
import { writeScriptJson } from '#content/wording/text.ts';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { createAnnouncementCache } from '#server/office/announcement-cache.ts';
import { describeBusiness } from '#site/search-listing/describe-business.ts';
import { SellingPoints } from '#site/sections/calculators/SellingPoints.tsx';
import { HoursRows, SpecialDayRows } from '#site/shell/HoursRows.tsx';
import { NoticeBar } from '#site/shell/NoticeBar.tsx';
import { UtilityBar } from '#site/shell/UtilityBar.tsx';
import { describeOnBothDatabases, describeOnOneDatabase, openForTest } from '../fresh-databases.ts';
import { buildTestApp, siteUrl } from '../security/test-app.ts';
import { makeFolder } from '../temporary-folder.ts';
import { openDeskSignedIn } from './desk-under-test.ts';

/** At the shop. */
const day = (daysFromNow: number) =>
  isoDay(new Date(Date.now() + daysFromNow * 86_400_000), company.timeZone);

const notice = {
  action: 'set-notice',
  seen: '',
  text: 'Closed for <b>Thanksgiving</b>.',
  kind: 'plain',
  fromDay: day(0),
  fromTime: '',
  untilDay: day(3),
  untilTime: '5 pm',
};
const inventory = { action: 'set-day', day: day(2), name: 'Inventory & <i>tea</i>', opens: '', closes: '' };

function buildSite(): string {
  const folder = makeFolder();
  const page = (name: string, ...parts: readonly (ReactElement | string)[]) => {
    const body = parts.map((part) => (typeof part === 'string' ? part : renderToStaticMarkup(part))).join('');
    const top = renderToStaticMarkup(write('div', {}, write(NoticeBar), write(UtilityBar)));
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>${name}</title>${top}${body}`);
  };
  const rows = ({ label, text }: { label: string; text: string }, mark: '') =>
    write('dd', { 'data-special-day': mark, key: label }, label, ' ', text);
  const form = '<form method="post" action="/api/leads/contact"><input id="c-email" name="email"></form>';
  page('index');
  page('404', '<h1>404</h1>');
  page('request-received', '<p data-reference-line hidden>Reference <b data-reference></b></p>');
  page('contact', write('dl', {}, SpecialDayRows({ children: rows })), form);
  page(
    'about',
    write('dl', {}, write(HoursRows, { emergencyLabel: 'Emergencies' })),
    `<script type="application/ld+json">${writeScriptJson(describeBusiness(siteUrl))}</script>`,
  );
  page(
    'roofing-calculator',
    write('meta', { name: 'prices-reviewed', content: '' }),
    write(SellingPoints, { today: day(0) }),
  );
  return folder;
}

/** What a visitor sees of a page: without the patterns that wait in it. */
const visible = (body: string) => body.replaceAll(/<template[\s\S]*?<\/template>/g, '');

async function openOffice(kind: 'sqlite' | 'postgres') {
  const desk = await openDeskSignedIn(kind);
  const folder = buildSite();
  /** A server for visitors alone, on a connection of its own. */
  const startServer = async (now = () => new Date()) => {
    const database = openForTest(desk.address);
    const announcements = createAnnouncementCache(database, 20);
    const site = await loadSiteFiles(folder, { now, announcements: announcements.current });
    const { app } = await buildTestApp({ site });
    const stop = new AbortController();
    const complaints: object[] = [];
    const log = { info: () => {}, warn: () => {}, error: (facts: object) => void complaints.push(facts) };
    const following = announcements.poll(log, stop.signal);
    onTestFinished(async () => {
      stop.abort();
      await following;
    });
    const get = (url: string, headers = {}) => app.inject({ url, headers });
    const look = async (url: string) => visible((await get(url)).body);
    return { app, database, get, look, complaints };
  };
  const announce = (fields: Record<string, string>) => desk.post('/desk/announcements', fields);
  const page = async () => (await desk.get('/desk/announcements')).body;
  /** As a browser sends it that shows the page. */
  const announceSeen = async (fields: Record<string, string>) =>
    announce({ ...fields, seen: /name="seen" value="(\d*)"/.exec(await page())?.[1] ?? '' });
  const record = async () => (await desk.get('/desk/record')).body;
  return { ...desk, startServer, announce, announceSeen, page, record };
}

describeOnBothDatabases('announcements', (kind) => {
  // Proves 10.80, 10.81.
  it('shows a notice on every page of two servers, and takes it away again', async () => {
    const { startServer, announce, announceSeen, record } = await openOffice(kind);
    const servers = [await startServer(), await startServer()];
    const tagsBefore = (await servers[0]?.get('/about'))?.headers.etag;
    const saved = await announce(notice);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/desk/announcements?done=saved']);
    const escaped = 'Closed for &lt;b&gt;Thanksgiving&lt;/b&gt;.';
    for (const { app, get, look } of servers) {
      await expect.poll(() => look('/about')).toContain(escaped);
      for (const path of ['/', '/contact', '/roofing-calculator', '/no-such-page', '/404', '/%ff'])
        expect([path, await look(path)]).toEqual([path, expect.stringContaining(escaped)]);
      expect(await look('/request-received?reference=APR-7K4M-Q2X8')).toContain(escaped);
      const refused = await app.inject({
        method: 'POST',
        url: '/api/leads/contact',
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          origin: siteUrl,
        },
        payload: 'email=nobody',
      });
      expect([refused.statusCode, visible(refused.body)]).toEqual([422, expect.stringContaining(escaped)]);
      const { headers } = await get('/about', { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      expect((await get('/about')).headers.etag).not.toBe(tagsBefore);
    }
    expect(await record()).toMatch(/Pat Miller.*Announced: a notice from .* until .*: “Closed for &lt;b&gt;/);
    expect((await announceSeen({ action: 'end-notice' })).statusCode).toBe(303);
    for (const { get, look } of servers) {
      await expect.poll(() => look('/about')).not.toContain('Thanksgiving');
      expect((await get('/about')).headers.etag).toBe(tagsBefore);
    }
  });

  // Proves 10.80.
  it('lets the last notice stand while the database is away, until its end', async () => {
    const { startServer, announce } = await openOffice(kind);
    let now = new Date();
    const { database, look, complaints } = await startServer(() => now);
    await announce({ ...notice, kind: 'storm' });
    await expect.poll(() => look('/about')).toContain('aria-label="Storm notice"');
    await database.close();
    await expect.poll(() => complaints).toHaveLength(1);
    now = new Date(Date.now() + 2 * 86_400_000);
    expect(await look('/about')).toContain('Thanksgiving');
    now = new Date(Date.now() + 4 * 86_400_000);
    expect(await look('/about')).not.toContain('Thanksgiving');
  });

  // Proves 10.82.
  it('closes the shop on a day, in the hours of every page and for search engines, until the day is taken off', async () => {
    const { startServer, announce, record } = await openOffice(kind);
    const { look } = await startServer();
    await announce({ ...inventory, day: day(40), name: 'Winter break' });
    await announce({ ...inventory, opens: '8 am', closes: '12 pm' });
    await announce(inventory);
    await expect.poll(() => look('/about')).toMatch(/Inventory &amp; &lt;i&gt;tea.*Closed/);
    expect(await look('/about')).not.toContain('8AM–12PM');
    expect(await look('/about')).not.toContain('Winter break');
    expect(await look('/contact')).toMatch(/Inventory .*Winter break/);
    const [special] = JSON.parse(
      /ld\+json">([\s\S]*?)<\/script>/.exec(await look('/about'))?.[1] ?? '',
    ).specialOpeningHoursSpecification;
    expect(special).toMatchObject({ validFrom: day(2), opens: '00:00', closes: '00:00' });
    expect(await record()).toContain('Announced: Inventory &amp; &lt;i&gt;tea&lt;/i&gt;, ');
    await announce({ action: 'remove-day', day: day(2) });
    await expect.poll(() => look('/about')).not.toContain('Inventory');
    // Pressed twice: there is nothing left to do, or to put on record.
    await announce({ action: 'remove-day', day: day(2) });
    expect((await record()).match(/the usual hours on/g)).toHaveLength(1);
  });

  // Proves R13.5.
  it('dates the prices with the day somebody pressed that they were reviewed, and takes that back', async () => {
    const { startServer, announce, page } = await openOffice(kind);
    const { look } = await startServer();
    const before = await look('/roofing-calculator');
    await announce({ action: 'review-prices' });
    await expect.poll(() => look('/roofing-calculator')).toContain(`content="${day(0)}"`);
    expect(await page()).toContain('Not reviewed after all');
    await announce({ action: 'take-back-review' });
    await expect.poll(() => look('/roofing-calculator')).toBe(before);
  });

  it('tells the second of two people, and keeps what they typed', async () => {
    const { announce, announceSeen, page, record } = await openOffice(kind);
    const texts = ['Closed on Thursday.', 'Closed on Friday.'];
    const [one, other] = await Promise.all(texts.map((text) => announce({ ...notice, text })));
    expect([one?.statusCode, other?.statusCode].sort()).toEqual([303, 409]);
    const [late, lost] = one?.statusCode === 409 ? [one, texts[0]] : [other, texts[1]];
    expect(late?.body).toContain('Since you opened this page, someone else changed this notice.');
    expect(late?.body).toContain(`>${lost}</textarea>`);
    expect((await announceSeen({ ...notice, text: 'Closed on both.' })).statusCode).toBe(303);
    expect(await page()).toContain('“Closed on both.”');
    // Pressed twice.
    const [first, again] = [await announceSeen(notice), await announce({ ...notice, seen: '' })];
    expect([first.statusCode, again.statusCode]).toEqual([303, 303]);
    // Nobody takes off what they have not seen.
    expect((await announce({ action: 'end-notice', seen: '17' })).statusCode).toBe(409);
    expect(await page()).toContain('Take it off');
    const [seen = ''] = /(?<=name="seen" value=")\d+/.exec(await page()) ?? [];
    for (const _ of ['pressed', 'twice'])
      expect((await announce({ action: 'end-notice', seen })).statusCode).toBe(303);
    expect((await record()).match(/Announced: no notice/g)).toHaveLength(1);
    // Somebody who saw none ends none.
    expect((await announce(notice)).statusCode).toBe(303);
    expect((await announce({ action: 'end-notice', seen: '' })).statusCode).toBe(409);
    expect((await record()).match(/Announced: no notice/g)).toHaveLength(1);
  });
});

describeOnOneDatabase('the page of announcements', (kind) => {
  it('keeps what was typed, says at the field what is wrong, and changes nothing', async () => {
    const { announce, page, record } = await openOffice(kind);
    const mistakes: [Record<string, string>, string, string][] = [
      [{ ...notice, untilDay: day(-1) }, 'set-notice-untilDay', 'It ends before it begins.'],
      [{ ...notice, fromDay: day(-9), untilDay: day(-2) }, 'set-notice-untilDay', 'That is over.'],
      [{ ...notice, untilDay: day(400) }, 'set-notice-untilDay', 'That is more than a year away.'],
      [{ ...notice, untilDay: '2027-02-30' }, 'set-notice-untilDay', 'Enter a valid date.'],
      [{ ...notice, untilTime: '5' }, 'set-notice-untilTime', 'Enter a time such as 9 am or 5:30 pm.'],
      [{ ...notice, text: 'x'.repeat(201) }, 'set-notice-text', 'At most 200 characters; this has 201.'],
      [{ ...notice, text: ' ' }, 'set-notice-text', 'Enter what the notice says.'],
      [{ ...inventory, day: day(-2) }, 'set-day-day', 'That is over.'],
      [{ ...inventory, name: '' }, 'set-day-name', 'Enter what day it is, such as Thanksgiving.'],
      [{ ...inventory, opens: '8 am' }, 'set-day-closes', 'Enter both times'],
      [{ ...inventory, opens: 'early', closes: '5 pm' }, 'set-day-opens', 'Enter a time such as 9 am'],
      [{ ...inventory, opens: '9 am', closes: '8:30' }, 'set-day-closes', 'The closing time must be later'],
    ];
    for (const [fields, id, message] of mistakes) {
      const { statusCode, body } = await announce(fields);
      expect([id, statusCode]).toEqual([id, 422]);
      expect(body).toContain(`<a href="#${id}">${message}`);
      expect(body).toContain(`id="${id}-error"`);
      for (const typed of Object.values(fields).filter((each) => !/[<&]/.test(each)))
        expect(body).toContain(typed);
      expect(body).not.toContain('<b>Thanks');
    }
    for (const fields of [{ action: 'nonsense' }, { action: 'remove-day', day: "'; --" }, {}])
      expect((await announce(fields)).statusCode).toBeLessThan(500);
    expect(await page()).toContain('No notice is set.');
    expect(await record()).not.toContain('Announced');
  });

  it('shows the notice that stands in its own fields, as a person would type it', async () => {
    const { announce, page } = await openOffice(kind);
    await announce({ ...notice, fromTime: '9:00', untilTime: '' });
    const shown = await page();
    for (const value of [day(0), '9AM', day(3)]) expect(shown).toContain(`value="${value}"`);
    expect(shown).toContain('Take it off');
  });
});
