import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nothingChanged, readOfficeChanges, writeOfficeChanges } from './office-changes.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'office-changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'office-changes.json');
  writeFileSync(file, text);
  return file;
}

const notice = { text: 'Closed for Thanksgiving.', firstDay: '2026-11-24', lastDay: '2026-11-27' };
const specialDay = { on: '2026-11-26', name: 'Thanksgiving', opens: null, closes: null };
const review = {
  isSample: false as const,
  name: 'Dolores U.',
  location: 'Kettering',
  text: 'They came on time.',
  rating: 5 as const,
  source: { name: 'Google', url: 'https://maps.example.com/r/1' as const },
  writtenOn: '2026-11-02',
  hasConsent: true as const,
};

test('without a file nothing has been changed', () => {
  expect(readOfficeChanges(join(tmpdir(), 'no-such-folder', 'office-changes.json'))).toEqual(nothingChanged);
});

test('what was written is read back', () => {
  const changes = {
    notice,
    specialDays: [specialDay, { ...specialDay, on: '2026-12-24', opens: '07:00', closes: '12:00' }],
    pricesReviewedOn: '2026-11-22',
    reviews: [review],
    offersOff: ['voucher' as const],
  };
  expect(readOfficeChanges(fileWith(writeOfficeChanges(changes)))).toEqual(changes);
});

test.each([
  ['half a file', '{"version":1,', /is not JSON\.$/],
  ['a newer release', { version: 2 }, /version: /],
  ['a name nobody reads', { color: 'red' }, /color/],
  [
    'dates backwards',
    { notice: { ...notice, lastDay: '2026-11-23' } },
    /notice\.lastDay: The last day is before/,
  ],
  ['February 30', { notice: { ...notice, lastDay: '2027-02-30' } }, /notice\.lastDay: Enter a valid date/],
  [
    '10,000 letters',
    { notice: { ...notice, text: 'x'.repeat(10_000) } },
    /At most 200 characters; this has 10000/,
  ],
  [
    'a script as an address',
    { reviews: [{ ...review, source: { name: 'x', url: 'javascript:alert(1)' } }] },
    /https:/,
  ],
  ['a review without the customer’s consent', { reviews: [{ ...review, hasConsent: false }] }, /agreed/],
  ['six stars', { reviews: [{ ...review, rating: 6 }] }, /one to five/],
  ['half a day', { specialDays: [{ ...specialDay, opens: '08:00' }] }, /both times/],
  ['a day twice', { specialDays: [specialDay, specialDay] }, /twice/],
  [
    'hours backwards',
    { specialDays: [{ ...specialDay, opens: '12:00', closes: '08:00' }] },
    /closing time must be later/,
  ],
  ['an offer that is none', { offersOff: ['roofs'] }, /offersOff/],
])('%s is refused with one line that names the file', (_what, differences, reason) => {
  const text =
    typeof differences === 'string'
      ? differences
      : JSON.stringify({ version: 1, ...nothingChanged, ...differences });
  const file = fileWith(text);
  const read = () => readOfficeChanges(file);
  expect(read).toThrow(reason);
  expect(read).toThrow(file);
  expect(read).not.toThrow(/\n/);
});
