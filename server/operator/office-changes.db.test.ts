// The way from what the office of 0.2 had set in a file to the database and to client/.

import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '#content/business/features.ts';
import { describeOnBothDatabases, openFreshDatabase } from '../../tests/fresh-databases.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { findAnnouncements, replaceNotice } from '../database/announcements.ts';
import { takeOverOfficeChanges } from '../office/take-over-office-changes.ts';
import { systemClock } from '../platform/clock-and-random.ts';
import { runLeadsTool } from './leads.ts';

const review = {
  isSample: false,
  name: 'Dolores U.',
  location: 'Kettering',
  text: 'They came on time & cleaned up "everything".',
  rating: 5,
  source: { name: 'Google', url: 'https://maps.example.com/r/1' },
  writtenOn: '2026-11-02',
};
/** As 0.2.2 wrote it. */
const written = {
  version: 1,
  notice: { text: 'Closed for Thanksgiving.', firstDay: '2026-11-24', lastDay: '2026-11-27' },
  specialDays: [
    { on: '2026-11-26', name: 'Thanksgiving', opens: null, closes: null },
    { on: '2026-12-24', name: 'Christmas Eve', opens: '07:00', closes: '12:00' },
  ],
  pricesReviewedOn: '2026-11-22',
  reviews: [{ ...review, hasConsent: true }],
  offersOff: ['voucher', 'claimHelp'],
};

function fileWith(content: object | string): string {
  const folder = makeFolder();
  const path = join(folder, 'office-changes.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function runTool(path: string, ...options: string[]) {
  const said = { stdout: '', stderr: '' };
  const exitCode = await runLeadsTool(
    ['office-changes', ...options],
    { OFFICE_CHANGES_FILE: path },
    {
      stdout: async (text) => {
        said.stdout += text;
      },
      stderr: (text) => {
        said.stderr += text;
      },
    },
  );
  return { exitCode, ...said };
}

describeOnBothDatabases('what the office of 0.2 had set', (kind) => {
  const open = async () => ({
    database: await openFreshDatabase(kind),
    clock: systemClock,
  });

  it('is in the database after the first start, once, and the file stays', async () => {
    const office = await open();
    const path = fileWith(written);
    const before = readFileSync(path);
    await takeOverOfficeChanges(office, path);
    const taken = await findAnnouncements(office.database.queries);
    expect(taken).toMatchObject({
      notice: {
        kind: 'plain',
        text: 'Closed for Thanksgiving.',
        // Midnight at the shop.
        from: Date.parse('2026-11-24T06:00:00Z'),
        until: Date.parse('2026-11-28T06:00:00Z'),
      },
      specialDays: written.specialDays,
      pricesReviewedOn: '2026-11-22',
    });
    expect(readFileSync(path)).toEqual(before);

    // What the office takes off since is not back with the next start.
    await office.database.transaction(async (transaction) => {
      await replaceNotice(transaction, taken.notice?.setAt ?? null, null);
      await transaction.deleteFrom('special_days').where('day', '=', '2026-12-24').execute();
    });
    await takeOverOfficeChanges(office, path);
    const now = await findAnnouncements(office.database.queries);
    expect(now).toMatchObject({ notice: null, specialDays: [{ on: '2026-11-26' }] });
  });

  it('changes nothing where there is no file, or half of one', async () => {
    const office = await open();
    expect(await takeOverOfficeChanges(office, join(tmpdir(), 'no-such-folder', 'x.json'))).toBeNull();
    for (const content of ['{"version":1,', { ...written, version: 2 }, { ...written, notice: {} }]) {
      const path = fileWith(content);
      await expect(takeOverOfficeChanges(office, path)).rejects.toThrow(path);
    }
    const { notice } = await findAnnouncements(office.database.queries);
    expect(notice).toBeNull();
    const path = fileWith(written);
    await takeOverOfficeChanges(office, path);
    expect((await findAnnouncements(office.database.queries)).notice).not.toBeNull();
  });
});

// Proves 10.83.
it('reviews and offers that are not in client/ are printed as lines to paste', async () => {
  const { exitCode, stdout } = await runTool(fileWith(written));
  expect(exitCode).toBe(0);
  const [line = ''] = /^ {2}\{.*(?=,$)/m.exec(stdout) ?? [];
  const { isSample: _, ...printed } = review;
  expect(JSON.parse(line)).toEqual(printed);
  for (const offer of ['voucher', 'claimHelp', 'financing'] as const)
    expect([offer, stdout.includes(`  ${offer}: false,`)]).toEqual([
      offer,
      features[offer] && written.offersOff.includes(offer),
    ]);
  expect(JSON.parse((await runTool(fileWith(written), '--json')).stdout).reviews).toHaveLength(1);
});

it('says so where there is nothing to carry over, or no file', async () => {
  const nothing = await runTool(fileWith({ ...written, reviews: [], offersOff: [] }));
  expect(nothing).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^Everything in .* is in client/),
  });
  const none = await runTool(join(tmpdir(), 'no-such-folder', 'office-changes.json'));
  expect(none).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('There is no file') });
  const broken = await runTool(fileWith('{'));
  expect(broken).toMatchObject({
    exitCode: 78,
    stderr: expect.stringMatching(/^[^\n]*cannot be read[^\n]*\n$/),
  });
});
