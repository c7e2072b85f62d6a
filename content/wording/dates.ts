// Dates in words, the American way. Today's date comes in from outside: this room reads no clock.

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day it is at `now` in a place: "March 9, 2026". */
export function formatDay(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(now);
}

/**
 * "2026-03-09" or "2026-03-09T14:00:00Z" → "March 9, 2026". Only the date part is read, so no time zone can shift the day.
 * @throws Error when the text does not begin with the ISO date of a day that exists.
 */
export function formatLongDate(isoDate: string): string {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(isoDate) ?? [];
  const date = new Date(day);
  // February 30 would come out as March 2.
  if (Number.isNaN(date.valueOf()) || !date.toISOString().startsWith(day))
    throw new Error(`Not an ISO date: "${isoDate}"`);
  return longDate.format(date);
}

/**
 * Writes moments as a clock in `timeZone` shows them: "2026-11-22T18:05:00Z" → "Nov 22, 2026, 1:05 pm" in New York, "9 am"
 * on the hour; "?" for anything but a moment, as in a damaged row.
 */
export function createMomentFormat(timeZone: string): (moment: string | number) => string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (given) => {
    const moment = new Date(given);
    if (Number.isNaN(moment.valueOf())) return '?';
    return format
      .format(moment)
      .replace(/(?::00)?\s([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}m`);
  };
}

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "2026-11-24" → "Tue, Nov 24". */
export function formatWeekday(isoDate: string): string {
  return weekday.format(new Date(isoDate));
}

const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-05" → "May 2026". */
export function formatMonth(isoMonth: string): string {
  return monthAndYear.format(new Date(`${isoMonth}-01`));
}

/** The ISO date it is at `now` in a place. */
export function isoDay(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
}
