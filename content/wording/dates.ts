// Dates in words, the American way. Today's date comes in from outside: this room owns no clock.

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * "2026-03-09" or "2026-03-09T14:00:00Z" → "March 9, 2026". Only the date part is read, so no time zone can shift the day.
 * @throws Error when the text does not begin with an ISO date.
 */
export function formatLongDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(isoDate) ?? [];
  const monthName = monthNames[Number(month) - 1];
  const dayOfMonth = Number(day);
  if (year === undefined || monthName === undefined || dayOfMonth < 1 || dayOfMonth > 31)
    throw new Error(`Not an ISO date: "${isoDate}"`);
  return `${monthName} ${dayOfMonth}, ${year}`;
}
