// When the contractor last compared the calculator's prices with what jobs cost. Reading 13: "updated monthly" is printed only while
// that day is within 45 days, and `npm run check:launch` fails past it.

import { pricesReviewedOn as reviewedInFolder } from '#client/prices.ts';
import { formatLongDate } from '../wording/dates.ts';
import { officePricesReviewedOn } from './office-changes.ts';

/** A month, and two weeks in which to get to it. */
export const reviewValidDays = 45;

const dayInMilliseconds = 86_400_000;

/** The later of two ISO dates: the folder's, and the one the office has set at the desk. */
export function laterReview(officeDay: string | null): string | null {
  const inFolder: string | null = reviewedInFolder;
  return officeDay !== null && (inFolder === null || officeDay > inFolder) ? officeDay : inFolder;
}

const pricesReviewedOn = laterReview(officePricesReviewedOn);

/** Whether "updated monthly" is true on `today`, an ISO date. */
export function isReviewCurrent(today: string, reviewedOn: string | null = pricesReviewedOn): boolean {
  if (reviewedOn === null) return false;
  const daysSince = (Date.parse(today) - Date.parse(reviewedOn)) / dayInMilliseconds;
  return daysSince >= 0 && daysSince <= reviewValidDays;
}

/** The last day on which "updated monthly" is true. ISO date; null while nobody has reviewed the prices. */
export const reviewCurrentThrough =
  pricesReviewedOn &&
  new Date(Date.parse(pricesReviewedOn) + reviewValidDays * dayInMilliseconds).toISOString().slice(0, 10);

/** Empty while nobody has reviewed the prices. */
export const pricesReviewedText = pricesReviewedOn
  ? `Prices last reviewed ${formatLongDate(pricesReviewedOn)}.`
  : '';
