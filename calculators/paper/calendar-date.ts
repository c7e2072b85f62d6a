// Which day is it, and which day is it thirty days later? For the dates printed on estimates and reports.
// There is no clock here: today comes in as "2026-03-09", the visitor's own calendar day.

/** "YYYY-MM-DD". */
export type IsoDate = string;

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The date `days` whole days after `date`. @throws RangeError when `date` is no calendar date or `days` is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  if (!Number.isInteger(days) || days < 0)
    throw new RangeError(`Only whole days forward can be added, not ${days}`);
  let { year, month, day } = readDate(date);
  day += days;
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month);
    month += 1;
    if (month > 12) {
      month = 1;
      year += 1;
    }
  }
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

function readDate(date: IsoDate): CalendarDay {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []).map(Number);
  const isCalendarDay =
    year !== undefined &&
    month !== undefined &&
    day !== undefined &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month);
  if (!isCalendarDay) throw new RangeError(`Not a calendar date: "${date}"`);
  return { year, month, day };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
