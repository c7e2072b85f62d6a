// When the shop is open, in words. The hours themselves: client/hours.json.

import type { OpeningHours, SpecialDay, Weekday } from '#client/shapes/business.ts';
import { hours } from '#client/shapes/hours.ts';
import { formatLongDate } from '../wording/dates.ts';
import { listWithAnd } from '../wording/text.ts';

const week: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** One row of the printed hours: "Monday to Friday", "7AM–6PM". */
export interface HoursRow {
  readonly label: string;
  readonly text: string;
}

/** The days of the week in order, joined where one follows the other: [["Monday", …, "Friday"], ["Sunday"]]. */
function findRuns(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = [];
  for (const day of week.filter((each) => days.includes(each))) {
    const run = runs.at(-1);
    const before = week[week.indexOf(day) - 1];
    if (run && before !== undefined && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** "Monday to Friday"; two days in a row are named both. */
function nameDays(days: readonly Weekday[]): string {
  return listWithAnd(
    findRuns(days).flatMap((run): readonly string[] =>
      run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run,
    ),
  );
}

/** "Mon–Fri" */
function nameDaysShort(days: readonly Weekday[]): string {
  const short = (day: Weekday | undefined) => day?.slice(0, 3) ?? '';
  return findRuns(days)
    .map((run) => (run.length > 1 ? `${short(run[0])}–${short(run.at(-1))}` : short(run[0])))
    .join(', ');
}

/** "07:00" → "7", "07:30" → "7:30". */
function clock(time: string): string {
  const [hours = '', minutes] = time.split(':');
  const hour = String(Number(hours) % 12 || 12);
  return minutes === '00' ? hour : `${hour}:${minutes}`;
}

/** "17:30" → "5:30PM". */
export const nameClock = (time: string) =>
  `${clock(time)}${Number(time.slice(0, 2)) % 24 < 12 ? 'AM' : 'PM'}`;

/** "7AM–6PM", or "Closed". */
function nameTimes({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return opens === null || closes === null ? 'Closed' : `${nameClock(opens)}–${nameClock(closes)}`;
}

/** The rows of the week, as every list shows them. */
export function listHours(rows: readonly OpeningHours[] = hours.hours): readonly HoursRow[] {
  return rows.map((row) => ({ label: nameDays(row.days), text: nameTimes(row) }));
}

/** "Mon–Fri 7–6, Sat 8–4": the days on which the shop is open. */
export function describeHoursBriefly(rows: readonly OpeningHours[] = hours.hours): string {
  return rows
    .flatMap(({ days, opens, closes }) =>
      opens === null || closes === null ? [] : [`${nameDaysShort(days)} ${clock(opens)}–${clock(closes)}`],
    )
    .join(', ');
}

/**
 * Special days that are not over on `today`, an ISO date, the next one first. What was entered at the desk counts more than
 * the contractor's folder.
 */
export function findSpecialDays(
  today: string,
  atDesk: readonly SpecialDay[] = [],
  inFolder: readonly SpecialDay[] = hours.specialDays,
): readonly SpecialDay[] {
  const usual = inFolder.filter(({ on }) => !atDesk.some((day) => day.on === on));
  return [...usual, ...atDesk].filter(({ on }) => on >= today).sort((a, b) => a.on.localeCompare(b.on));
}

/** "Thanksgiving, November 26, 2026", "Closed". */
export function describeSpecialDay(day: SpecialDay): HoursRow {
  return { label: `${day.name}, ${formatLongDate(day.on)}`, text: nameTimes(day) };
}

/** The hours in a few words on `today`, an ISO date: the usual ones, or "Closed today: Thanksgiving". */
export function describeHoursOn(today: string, days: readonly SpecialDay[]): string {
  const day = days.find(({ on }) => on === today);
  if (day === undefined) return describeHoursBriefly();
  return day.opens === null ? `Closed today: ${day.name}` : `Today ${nameTimes(day)}: ${day.name}`;
}

/** Special days as search engines read them (schema.org); the same time twice says that all of the day is closed. */
export function describeForSearch(days: readonly SpecialDay[]) {
  return days.map(({ on, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: on,
    validThrough: on,
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  }));
}
