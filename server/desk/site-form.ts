// What is typed on the page about the site, part by part, and what of it can be used.

import { features as featuresInFolder } from '#client/switches.ts';
import type { OfficeChanges } from '#content/business/office-changes.ts';
import { laterReview } from '#content/business/price-review.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import { cleanLine, cleanText } from '#leads/forms/clean-text.ts';
import { limits, officeChangesSchema, switchedOffers } from '../settings/office-changes.ts';

export const siteParts = ['notice', 'special-days', 'prices', 'offers', 'reviews'] as const;
export type SitePart = (typeof siteParts)[number];

/** Name of a field → what it holds. Rows of a list are numbered: `on-0`. */
export type SiteFields = Readonly<Record<string, string>>;
/** Name of a field → what is wrong with it. */
export type SiteErrors = Readonly<Record<string, string>>;

/** One part as it was typed. */
interface TypedPart {
  readonly changes: object;
  /** The field that a part of `changes` was typed into. */
  readonly fieldOf: (path: readonly PropertyKey[]) => string;
}

/** What the office can switch off, of what the contractor's folder offers. */
export const offersInFolder = switchedOffers.filter((offer) => featuresInFolder[offer]);

const inUse = (count: number) => Array.from({ length: count }, (_, row) => row);

/** The fields of a part as they would be typed for what holds now. @param today ISO date at the shop. */
export function siteFieldsOf(part: SitePart, changes: OfficeChanges, today: string): SiteFields {
  const numbered = (list: readonly SiteFields[]): SiteFields =>
    Object.fromEntries(
      list.flatMap((row, at) => Object.entries(row).map(([name, value]) => [`${name}-${at}`, value])),
    );
  switch (part) {
    case 'notice':
      return { text: '', firstDay: today, lastDay: '', ...changes.notice };
    case 'special-days':
      return numbered(
        changes.specialDays
          .filter(({ on }) => on >= today)
          .map((day) => ({ ...day, opens: day.opens ?? '', closes: day.closes ?? '' })),
      );
    case 'prices':
      return { pricesReviewedOn: laterReview(changes.pricesReviewedOn) ?? '' };
    case 'offers':
      return Object.fromEntries(
        offersInFolder.map((offer) => [offer, changes.offersOff.includes(offer) ? '' : 'on']),
      );
    case 'reviews':
      return numbered(
        changes.reviews.map(({ name, location, text, rating, source, writtenOn }) => ({
          name,
          location,
          text,
          rating: String(rating),
          sourceName: source.name,
          sourceUrl: source.url,
          writtenOn,
          hasConsent: 'on',
        })),
      );
  }
}

/**
 * `changes` with one part as it was typed, or what is wrong with it.
 * @param today ISO date at the shop.
 */
export function applySiteFields(
  part: SitePart,
  fields: SiteFields,
  changes: OfficeChanges,
  today: string,
): { readonly changes: OfficeChanges } | { readonly errors: SiteErrors } {
  const typed = readPart(part, fields);
  const { success, data, error } = officeChangesSchema.safeParse({ ...changes, ...typed.changes });
  const issues = success ? findWrongDays(part, data, today) : error.issues;
  if (success && issues.length === 0)
    return {
      changes: { ...data, specialDays: data.specialDays.toSorted((a, b) => a.on.localeCompare(b.on)) },
    };
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[typed.fieldOf(path)] ??= message;
  return { errors };
}

function readPart(part: SitePart, fields: SiteFields): TypedPart {
  const line = (name: string) => cleanLine(fields[name] ?? '');
  /** Rows in which something was typed and that are not to be removed. */
  const rowsOf = (count: number, names: readonly string[]) =>
    inUse(count).filter((row) => !line(`remove-${row}`) && names.some((name) => line(`${name}-${row}`)));
  switch (part) {
    case 'notice': {
      const notice = { text: line('text'), firstDay: line('firstDay'), lastDay: line('lastDay') };
      const isNone = line('remove') !== '' || (notice.text === '' && notice.lastDay === '');
      return {
        changes: { notice: isNone ? null : notice },
        fieldOf: ([, name]) => String(name ?? 'text'),
      };
    }
    case 'special-days': {
      const names = ['on', 'name', 'opens', 'closes'];
      const rows = rowsOf(limits.specialDays + 1, names);
      return {
        changes: {
          specialDays: rows.map((row) => ({
            on: line(`on-${row}`),
            name: line(`name-${row}`),
            opens: line(`opens-${row}`) || null,
            closes: line(`closes-${row}`) || null,
          })),
        },
        fieldOf: ([, at, name]) => `${String(name ?? 'on')}-${rows[Number(at ?? rows.length - 1)]}`,
      };
    }
    case 'prices':
      return {
        changes: { pricesReviewedOn: line('pricesReviewedOn') },
        fieldOf: () => 'pricesReviewedOn',
      };
    case 'offers':
      return {
        changes: { offersOff: offersInFolder.filter((offer) => line(offer) === '') },
        fieldOf: () => 'offers',
      };
    case 'reviews': {
      const names = ['name', 'location', 'text', 'rating', 'sourceName', 'sourceUrl', 'writtenOn'];
      const rows = rowsOf(limits.reviews + 1, names);
      return {
        changes: {
          reviews: rows.map((row) => ({
            isSample: false,
            name: line(`name-${row}`),
            location: line(`location-${row}`),
            text: cleanText(fields[`text-${row}`] ?? ''),
            rating: Number(line(`rating-${row}`)),
            source: { name: line(`sourceName-${row}`), url: line(`sourceUrl-${row}`) },
            writtenOn: line(`writtenOn-${row}`),
            hasConsent: line(`hasConsent-${row}`) !== '',
          })),
        },
        fieldOf: ([, at, name, inside]) => {
          const field =
            inside === undefined ? String(name ?? 'name') : inside === 'url' ? 'sourceUrl' : 'sourceName';
          return `${field}-${rows[Number(at ?? rows.length - 1)]}`;
        },
      };
    }
  }
}

/** What the calendar says against it; the file itself does not grow wrong with time. */
function findWrongDays(
  part: SitePart,
  { notice, specialDays, pricesReviewedOn, reviews }: OfficeChanges,
  today: string,
) {
  const isOver = (path: PropertyKey[], day: string | undefined) =>
    day !== undefined && day < today ? [{ path, message: 'That day is over.' }] : [];
  const isToCome = (path: PropertyKey[], day: string) =>
    day > today ? [{ path, message: 'That day has not come yet.' }] : [];
  switch (part) {
    case 'notice':
      return isOver(['notice', 'lastDay'], notice?.lastDay);
    case 'special-days':
      return specialDays.flatMap(({ on }, at) => isOver(['specialDays', at, 'on'], on));
    case 'prices': {
      const latest = laterReview(pricesReviewedOn);
      if (latest !== null && pricesReviewedOn !== null && latest > pricesReviewedOn)
        return [{ path: [], message: `They were already reviewed on ${formatLongDate(latest)}.` }];
      return isToCome([], pricesReviewedOn ?? '');
    }
    case 'offers':
      return [];
    case 'reviews':
      return reviews.flatMap(({ writtenOn }, at) => isToCome(['reviews', at, 'writtenOn'], writtenOn));
  }
}
