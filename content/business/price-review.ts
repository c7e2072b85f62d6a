// When the contractor last compared the calculator's prices with what jobs cost. Reading 13: "updated monthly" is printed
// only while that day is within 45 days, and `npm run check:launch` fails past it.

import { pricesReviewedOn } from '#client/shapes/prices.ts';
import { formatLongDate } from '../wording/dates.ts';

/** A month, and two weeks in which to get to it. */
export const reviewValidDays = 45;

const dayInMilliseconds = 86_400_000;

/** The day in the contractor's folder: ISO date, or null for never. */
export const reviewInFolder: string | null = pricesReviewedOn;

/** The later of the folder's day and the one that was pressed at the desk. ISO dates; null: never. */
export function laterReview(atDesk: string | null): string | null {
  return atDesk !== null && atDesk > (reviewInFolder ?? '') ? atDesk : reviewInFolder;
}

/** Whether "updated monthly" is true on `today`. ISO dates. */
export function isReviewCurrent(today: string, reviewedOn: string | null): boolean {
  if (reviewedOn === null) return false;
  const daysSince = (Date.parse(today) - Date.parse(reviewedOn)) / dayInMilliseconds;
  return daysSince >= 0 && daysSince <= reviewValidDays;
}

/** "Prices last reviewed November 22, 2026.", or nothing where they never were. */
export function describePriceReview(reviewedOn: string | null): string {
  return reviewedOn === null ? '' : `Prices last reviewed ${formatLongDate(reviewedOn)}.`;
}
