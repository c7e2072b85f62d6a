import { company } from '#client/company.ts';
import type { Day } from '../database/agenda.ts';

/** Nobody is called back at night. */
const callsFromHour = 8;

export const atShop = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(company.timeZone);

/** What a date field holds ("2026-11-24") as the first moment of that day at the shop; null for anything else. */
export function readShopDay(typed: string, daysLater = 0): number | null {
  return readOrNull(
    () =>
      Temporal.PlainDate.from(typed).add({ days: daysLater }).toZonedDateTime(company.timeZone)
        .epochMilliseconds,
    /^\d{4}-\d\d-\d\d$/.test(typed),
  );
}

/** What a date-and-time field holds ("2026-11-24T14:30") as a moment at the shop; null for anything else. */
export function readShopTime(typed: string): number | null {
  return readOrNull(
    () => Temporal.PlainDateTime.from(typed).toZonedDateTime(company.timeZone).epochMilliseconds,
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(typed),
  );
}

/** The day at the shop that `now` is on: its first moment, and that of the next. */
export function shopDayOf(now: number): Day {
  const day = atShop(now).startOfDay();
  return { today: day.epochMilliseconds, tomorrow: day.add({ days: 1 }).epochMilliseconds };
}

/** In the morning, some days after `now`: when a call that was put off is due. */
export function shopMorning(now: number, daysLater: number): number {
  return atShop(now).add({ days: daysLater }).withPlainTime({ hour: callsFromHour }).epochMilliseconds;
}

/**
 * A time of day as people write it, as "HH:MM": "9 am", "9:00", "5:30 p.m.", "noon", "17:30". Null for anything else, and
 * for 1 to 6 without am or pm: a shop that closes at 5 means the afternoon.
 */
export function readClock(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/\./g, '').replace('noon', '12 pm');
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)?$/.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === '' || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  if (half === undefined && hour >= 1 && hour <= 6 && !hours.startsWith('0')) return null;
  const ofDay = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

/** A moment as a date field and a clock show it at the shop: "2026-11-24", "14:30". */
export function toShopFields(moment: number): { readonly day: string; readonly clock: string } {
  const shopTime = atShop(moment);
  return {
    day: shopTime.toPlainDate().toString(),
    clock: shopTime.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/** A moment (ISO 8601) by the shop's clock: "2026-11-22 21:34", which spreadsheets of every language read as a date. */
export function toShopClock(moment: string): string {
  return atShop(Date.parse(moment)).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

function readOrNull(read: () => number, isWellFormed: boolean): number | null {
  try {
    return isWellFormed ? read() : null;
  } catch {
    // February 30.
    return null;
  }
}
