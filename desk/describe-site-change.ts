import type { SpecialDay } from '#content/business/company.ts';
import type { OfficeChanges, OfficeReview, SwitchedOffer } from '#content/business/office-changes.ts';
import { formatDays, formatLongDate } from '#content/wording/dates.ts';
import { listWithAnd } from '#content/wording/text.ts';

const offerNames: Readonly<Record<SwitchedOffer, string>> = {
  voucher: 'voucher',
  financing: 'financing',
  claimHelp: 'claim help',
};

/** What each value is in words, so that before and after can be told apart. */
const describers = {
  notice: ({ notice }) =>
    notice === null ? 'none' : `“${notice.text}” ${formatDays(notice.firstDay, notice.lastDay)}`,
  'special days': ({ specialDays }) => listOrNone(specialDays.map(describeSpecialDay)),
  'price review': ({ pricesReviewedOn }) =>
    pricesReviewedOn === null ? 'as in the contractor’s folder' : formatLongDate(pricesReviewedOn),
  reviews: ({ reviews }) => listOrNone(reviews.map(describeReview)),
  'offers switched off': ({ offersOff }) => listOrNone(offersOff.map((offer) => offerNames[offer])),
} satisfies Record<string, (changes: OfficeChanges) => string>;

const listOrNone = (items: readonly string[]) => (items.length === 0 ? 'none' : listWithAnd(items));

function describeReview({ name, location, text, rating, source, writtenOn }: OfficeReview): string {
  const where = location === '' ? '' : ` in ${location}`;
  return `${name}${where}: “${text}” (${rating} of 5, ${formatLongDate(writtenOn)}, ${source.name}, ${source.url})`;
}

function describeSpecialDay({ on, name, opens, closes }: SpecialDay): string {
  return `${name}, ${formatLongDate(on)}, ${opens === null ? 'closed' : `${opens} to ${closes}`}`;
}

/** "notice, before: none; now: “Closed …” November 24 – 27, 2026", from what the record holds. */
export function describeSiteChange(detail: string | null): string {
  const { before, after } = JSON.parse(detail ?? '{}') as Record<'before' | 'after', OfficeChanges>;
  return Object.entries(describers)
    .map(([what, describe]) => ({ what, was: describe(before), is: describe(after) }))
    .filter(({ was, is }) => was !== is)
    .map(({ what, was, is }) => `${what}, before: ${was}; now: ${is}`)
    .join('. ');
}
