// Which day is it thirty days later? For the dates printed on estimates and reports.
// There is no clock here: today comes in as "2026-03-09", the visitor's own calendar day.

/** "YYYY-MM-DD". */
export type IsoDate = string;

/** The date `days` whole days after `date`. @throws RangeError when `date` is no calendar date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const day = new Date(`${date}T00:00Z`);
  // A 30th of February would become the 2nd of March.
  if (Number.isNaN(day.getTime()) || toIsoDate(day) !== date)
    throw new RangeError(`Not a calendar date: "${date}"`);
  day.setUTCDate(day.getUTCDate() + days);
  return toIsoDate(day);
}

const toIsoDate = (day: Date): IsoDate => day.toISOString().slice(0, 10);
