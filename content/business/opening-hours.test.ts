import { expect, test } from 'vitest';
import { describeHoursBriefly, describeSpecialDay, findSpecialDays, listHours } from './opening-hours.ts';

const fiveDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const closed = { opens: null, closes: null };

test('the printed hours follow from the times', () => {
  const hours = [
    { days: fiveDays, opens: '07:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:30', closes: '12:00' },
    { days: ['Sunday'], ...closed },
  ] as const;
  expect(listHours(hours)).toEqual([
    { label: 'Monday to Friday', text: '7AM–6PM' },
    { label: 'Saturday', text: '8:30AM–12PM' },
    { label: 'Sunday', text: 'Closed' },
  ]);
  expect(describeHoursBriefly(hours)).toBe('Mon–Fri 7–6, Sat 8:30–12');
});

test('closed on Saturday, and days that do not follow each other', () => {
  const hours = [
    { days: ['Monday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '15:30' },
    { days: ['Tuesday'], opens: '12:00', closes: '20:00' },
    { days: ['Saturday', 'Sunday'], ...closed },
  ] as const;
  expect(listHours(hours).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Monday and Wednesday to Friday 7AM–3:30PM',
    'Tuesday 12PM–8PM',
    'Saturday and Sunday Closed',
  ]);
  expect(describeHoursBriefly(hours)).toBe('Mon, Wed–Fri 7–3:30, Tue 12–8');
});

test('special days that are over are left out, the next one comes first', () => {
  const days = [
    { name: 'Christmas Eve', on: '2026-12-24', opens: '07:00', closes: '12:00' },
    { name: 'Thanksgiving', on: '2026-11-26', ...closed },
    { name: 'Independence Day', on: '2026-07-04', ...closed },
  ];
  expect(findSpecialDays('2026-11-26', [], days).map(describeSpecialDay)).toEqual([
    { label: 'Thanksgiving, November 26, 2026', text: 'Closed' },
    { label: 'Christmas Eve, December 24, 2026', text: '7AM–12PM' },
  ]);
});

test('what was entered at the desk of a day counts more than the folder', () => {
  const day = { name: 'Christmas Eve', on: '2026-12-24' };
  const atDesk = [{ ...day, opens: '07:00', closes: '12:00' }];
  expect(findSpecialDays('2026-11-26', atDesk, [{ ...day, ...closed }])).toEqual(atDesk);
});
