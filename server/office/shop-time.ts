import { company } from '#client/company.ts';

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

/** A moment (ISO 8601) by the shop's clock: "2026-11-22 21:34", which spreadsheets of every language read as a date. */
export function toShopClock(moment: string): string {
  const shopTime = Temporal.Instant.from(moment).toZonedDateTimeISO(company.timeZone);
  return shopTime.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

function readOrNull(read: () => number, isWellFormed: boolean): number | null {
  try {
    return isWellFormed ? read() : null;
  } catch {
    // February 30.
    return null;
  }
}
