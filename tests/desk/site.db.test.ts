// What the office changes on the site, from the form to the build. The build is a stand-in here; the real one is walked in
// tests/journeys/office-changes.journey.ts.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '#client/company.ts';
import { isoDay } from '#content/wording/dates.ts';
import { buildWhatIsNotServed } from '#server/office/change-site.ts';
import { silentLog } from '#server/platform/operator-log.ts';
import { readOfficeChanges } from '#server/settings/office-changes.ts';
import { describeOnBothDatabases } from '../fresh-databases.ts';
import { buildsIn, makeProgram, openDesk } from './desk-under-test.ts';

/** Leaves, as the real build does, a copy of what it was made with. */
const buildScript = (changesFile: string) => `
  import { copyFileSync } from 'node:fs';
  copyFileSync(${JSON.stringify(changesFile)}, new URL('../../dist-desk/office-changes.json', import.meta.url));`;
const failingScript = `
  console.log('Building the site…');
  console.error('\\u001b[31mA description is too long\\u001b[0m');
  process.exitCode = 1;`;

/** At the shop. */
const day = (daysFromNow: number) =>
  isoDay(new Date(Date.now() + daysFromNow * 86_400_000), company.timeZone);
const notice = { part: 'notice', text: 'Closed for Thanksgiving.', firstDay: day(-1), lastDay: day(3) };

async function openSite(kind: 'sqlite' | 'postgres', scriptFor: (file: string) => string = buildScript) {
  const folder = makeProgram('');
  const changesFile = join(folder, 'var', 'office-changes.json');
  writeFileSync(join(folder, 'ops/start/build-site.mjs'), scriptFor(changesFile));
  const builds = buildsIn(folder);
  const desk = await openDesk(kind, { site: { changesFile, builds } });
  await desk.signIn();
  const look = async () => (await desk.get('/desk/site')).body;
  const revision = async () => /name="revision" value="([^"]*)"/.exec(await look())?.[1] ?? '';
  const save = async (fields: Record<string, string>) =>
    desk.post('/desk/site', { revision: await revision(), ...fields });
  const record = async () => (await desk.get('/desk/record')).body;
  const changes = () => readOfficeChanges(changesFile);
  return { ...desk, folder, changesFile, builds, look, revision, save, record, changes };
}

describeOnBothDatabases('the site at the desk', (kind) => {
  it('puts a notice into the file, builds, says since when visitors see it, and undoes it with one press', async () => {
    const { look, save, record, changes, post } = await openSite(kind);
    const saved = await save(notice);
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/desk/site?done=saved']);
    expect(changes().notice).toEqual({
      text: notice.text,
      firstDay: notice.firstDay,
      lastDay: notice.lastDay,
    });
    await expect.poll(look).toContain('Visitors see everything below');
    expect(await record()).toMatch(
      /Pat Miller.*Changed the site: notice, before: none; now: “Closed for Thanksgiving\.”/,
    );

    await save({ part: 'prices', pricesReviewedOn: day(0) });
    const entry = /name="entry" value="([^"]*)"/.exec(await record())?.[1] ?? '';
    await post('/desk/site/undo', { entry });
    expect(changes()).toMatchObject({ pricesReviewedOn: null, notice: { text: notice.text } });
    const undone = /name="entry" value="([^"]*)"/.exec(await record())?.[1] ?? '';
    expect(await record()).toContain('Undid a change to the site: price review, before:');
    // What has been changed since cannot be undone over it.
    const late = await post('/desk/site/undo', { entry });
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('can no longer be undone')]);
    // Undoing can be undone, too.
    expect((await post('/desk/site/undo', { entry: undone })).statusCode).toBe(303);
    expect(changes().pricesReviewedOn).toBe(day(0));
  });

  it('undoes a wrong notice although something else was changed since, and leaves that as it is', async () => {
    const { save, record, changes, post } = await openSite(kind);
    /** Of what can be undone, newest first. */
    const undoable = async () =>
      [...(await record()).matchAll(/name="entry" value="([^"]*)"/g)].map(([, entry]) => entry ?? '');
    await save(notice);
    await save({ ...notice, text: 'Closed for Christmas.' });
    await save({ part: 'prices', pricesReviewedOn: day(0) });
    const [prices, christmas, ...others] = await undoable();
    // The first notice is no longer there to be undone.
    expect(others).toEqual([]);
    expect((await post('/desk/site/undo', { entry: `${christmas}` })).statusCode).toBe(303);
    expect(changes()).toMatchObject({ notice: { text: notice.text }, pricesReviewedOn: day(0) });
    expect((await post('/desk/site/undo', { entry: `${prices}` })).statusCode).toBe(303);
    expect(changes()).toMatchObject({ notice: { text: notice.text }, pricesReviewedOn: null });
    expect((await post('/desk/site/undo', { entry: `${christmas}` })).statusCode).toBe(409);
    // The first notice is there again; what can be undone about it is the last thing that was done to it.
    expect(await undoable()).toHaveLength(2);
  });

  it('keeps what was typed, says at the field what is wrong, and changes nothing', async () => {
    const { save, changesFile, record } = await openSite(kind);
    const review = {
      part: 'reviews',
      'text-0': 'They came <script>alert(1)</script> on time.',
      'name-0': 'Dolores U.',
      'rating-0': '5',
      'sourceName-0': 'Google',
      'sourceUrl-0': 'https://maps.example.com/r/1',
      'writtenOn-0': day(-20),
    };
    const agreed = { ...review, 'hasConsent-0': 'on' };
    const days = { part: 'special-days', 'on-0': day(9), 'name-0': 'Inventory' };
    const mistakes: [Record<string, string>, string, string][] = [
      [{ ...notice, lastDay: day(-2) }, 'notice-lastDay', 'The last day is before the first day.'],
      [{ ...notice, firstDay: day(-9), lastDay: day(-2) }, 'notice-lastDay', 'That day is over.'],
      [{ ...notice, text: 'x'.repeat(10_000) }, 'notice-text', 'At most 200 characters; this has 10000.'],
      [{ ...notice, text: '' }, 'notice-text', 'Enter what the notice says.'],
      [{ ...notice, lastDay: '2027-02-30' }, 'notice-lastDay', 'Enter a valid date.'],
      [{ ...days, 'on-0': day(-2) }, 'special-days-on-0', 'That day is over.'],
      [{ ...days, 'opens-0': '08:00' }, 'special-days-closes-0', 'Enter both times'],
      [
        { ...days, 'opens-0': '8', 'closes-0': '12:00' },
        'special-days-opens-0',
        'Enter a time such as 08:00.',
      ],
      [{ part: 'prices', pricesReviewedOn: day(2) }, 'prices-pricesReviewedOn', 'That day has not come yet.'],
      [
        { part: 'prices', pricesReviewedOn: '2020-01-01' },
        'prices-pricesReviewedOn',
        'They were already reviewed on',
      ],
      [review, 'reviews-hasConsent-0', 'Print it only when the customer has agreed.'],
      [
        { ...agreed, 'sourceUrl-0': 'javascript:alert(1)' },
        'reviews-sourceUrl-0',
        'Enter the address of the review; it begins with https://',
      ],
      [{ ...agreed, 'rating-0': '' }, 'reviews-rating-0', 'Choose one to five.'],
      [{ ...agreed, 'writtenOn-0': day(2) }, 'reviews-writtenOn-0', 'That day has not come yet.'],
    ];
    for (const [fields, id, message] of mistakes) {
      const { statusCode, body } = await save(fields);
      expect([id, statusCode]).toEqual([id, 422]);
      expect(body).toMatch(new RegExp(`<a href="#${id}">${message.replaceAll('.', '\\.')}`));
      expect(body).toContain(`id="${id}-error"`);
      for (const typed of Object.values(fields).filter((each) => !each.includes('<')))
        expect(body).toContain(typed);
      expect(body).not.toContain('<script>alert');
    }
    expect(existsSync(changesFile)).toBe(false);
    expect(await record()).not.toContain('Changed the site');
    const { statusCode } = await save(agreed);
    expect(statusCode).toBe(303);
    expect(await record()).not.toContain('<script>alert');
  });

  it('takes rows away again, leaves empty ones out and keeps days in their order', async () => {
    const { save, changes } = await openSite(kind);
    await save({
      part: 'special-days',
      'on-0': day(30),
      'name-0': 'Christmas Eve',
      'opens-0': '08:00',
      'closes-0': '12:00',
      'on-2': day(9),
      'name-2': 'Thanksgiving',
    });
    expect(changes().specialDays.map(({ name, opens }) => [name, opens])).toEqual([
      ['Thanksgiving', null],
      ['Christmas Eve', '08:00'],
    ]);
    await save({
      part: 'special-days',
      'on-0': day(9),
      'name-0': 'Thanksgiving',
      'remove-0': 'on',
      'on-1': day(30),
      'name-1': 'Christmas Eve',
      'opens-1': '08:00',
      'closes-1': '12:00',
    });
    expect(changes().specialDays.map(({ name }) => name)).toEqual(['Christmas Eve']);
  });

  it('tells the second of two people, and keeps what they typed', async () => {
    const { post, revision, changes } = await openSite(kind);
    const seen = await revision();
    const save = (text: string) => post('/desk/site', { ...notice, revision: seen, text });
    const [one, other] = await Promise.all([save('Closed on Thursday.'), save('Closed on Friday.')]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([303, 409]);
    const late = one.statusCode === 409 ? one : other;
    const lost = one.statusCode === 409 ? 'Closed on Thursday.' : 'Closed on Friday.';
    expect(late.body).toContain('Somebody else has changed the site meanwhile.');
    expect(late.body).toContain(`>${lost}</textarea>`);
    expect(changes().notice?.text).not.toBe(lost);
  });

  it('says what the build said when it fails, that the old site is still there, and builds again when asked', async () => {
    const { look, save, post, folder, changesFile, changes } = await openSite(kind, () => failingScript);
    await save(notice);
    await expect.poll(look).toContain('The site could not be built');
    expect(await look()).toContain('A description is too long');
    expect(await look()).toContain('Visitors see the site as it was before.');
    expect(await look()).not.toContain('Visitors see everything below');
    expect(changes().notice?.text).toBe(notice.text);
    writeFileSync(join(folder, 'ops/start/build-site.mjs'), buildScript(changesFile));
    expect((await post('/desk/site/build', {})).statusCode).toBe(303);
    await expect.poll(look).toContain('Visitors see everything below');
  });

  it('builds what was saved while the build before was running', async () => {
    const { look, save, folder } = await openSite(
      kind,
      (file) => `${buildScript(file)}
        await new Promise((resolve) => setTimeout(resolve, 300));`,
    );
    await save(notice);
    await save({ ...notice, text: 'Closed on Friday, too.' });
    await expect.poll(look).toContain('Visitors see everything below');
    expect(readFileSync(join(folder, 'dist-desk/office-changes.json'), 'utf8')).toContain('Friday, too');
  });

  it('builds at the next start what a server did not live to build', async () => {
    const { save, builds, folder, changesFile, look } = await openSite(
      kind,
      () => 'setInterval(() => {}, 1000);',
    );
    await save(notice);
    expect(await look()).toContain('The site is being built');
    builds.stop();
    await expect.poll(() => builds.state().kind).toBe('failed');

    writeFileSync(join(folder, 'ops/start/build-site.mjs'), buildScript(changesFile));
    const afterwards = buildsIn(folder);
    buildWhatIsNotServed({ changesFile, builds: afterwards }, silentLog);
    await expect.poll(() => afterwards.served()?.text).toBe(readFileSync(changesFile, 'utf8'));
    expect(afterwards.state().kind).toBe('idle');
    buildWhatIsNotServed({ changesFile, builds: afterwards }, silentLog);
    expect(afterwards.state().kind).toBe('idle');
  });

  it('offers nothing where nothing can be built, and says why', async () => {
    const { get, post, signIn, office } = await openDesk(kind);
    await signIn();
    const { body } = await get('/desk/site');
    expect(body).toContain('The site cannot be changed from here: this server has no build tools.');
    expect(body.match(/<fieldset[^>]*disabled=""/g)).toHaveLength(5);
    const { statusCode } = await post('/desk/site', { ...notice, revision: '' });
    expect(statusCode).toBe(409);
    expect(existsSync(join(office.outgoingFolder, 'office-changes.json'))).toBe(false);
  });

  it('says when a change cannot be written, keeps what was typed and records no change', async () => {
    const { save, record, changesFile } = await openSite(kind);
    mkdirSync(`${changesFile}.${process.pid}.unfinished`, { recursive: true });
    const { statusCode, body } = await save(notice);
    expect([statusCode, body]).toEqual([409, expect.stringContaining('The change could not be written')]);
    expect(body).toContain(`>${notice.text}</textarea>`);
    expect(await record()).not.toContain('Changed the site');
  });

  it('says when the file was spoiled by hand, and leaves it for somebody to mend', async () => {
    const { save, look, record, changesFile } = await openSite(kind);
    await save(notice);
    writeFileSync(changesFile, '{"version":1');
    expect(await look()).toContain('office-changes.json is not JSON.');
    expect((await save(notice)).statusCode).toBe(409);
    expect(await record()).toContain('Changed the site');
    expect(readFileSync(changesFile, 'utf8')).toBe('{"version":1');
  });

  it('keeps what was typed when the session is over or the database is away', async () => {
    const { save, post, database, changesFile } = await openSite(kind);
    await database.queries.deleteFrom('sessions').execute();
    const over = await post('/desk/site', notice);
    expect(over.statusCode).toBe(401);
    expect(over.body).toContain(`name="text" value="${notice.text}"`);
    expect(over.body).toContain('name="next" value="/desk/site"');
    await database.queries.schema.alterTable('sessions').renameTo('sessions_away').execute();
    const away = await save(notice);
    expect(away.statusCode).toBe(500);
    expect(away.body).toContain(`name="text" value="${notice.text}"`);
    expect(away.body).toContain('Try again');
    expect(existsSync(changesFile)).toBe(false);
  });

  it('takes a change from nobody who is not signed in, and from no other website', async () => {
    const { post, get, database, changesFile } = await openSite(kind);
    for (const path of ['/desk/site', '/desk/site/undo', '/desk/site/build']) {
      const { statusCode } = await post(path, notice, { origin: 'https://evil.example' });
      expect([path, statusCode]).toEqual([path, 403]);
    }
    await database.queries.deleteFrom('sessions').execute();
    for (const path of ['/desk/site', '/desk/site/undo', '/desk/site/build'])
      expect((await post(path, notice)).statusCode).toBe(401);
    expect((await get('/desk/site')).statusCode).toBe(303);
    expect(existsSync(changesFile)).toBe(false);
  });
});
