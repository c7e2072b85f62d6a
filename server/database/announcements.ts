// What the office announces on every page, and the statements about it: a notice, days with hours of their own, and when the
// prices were last reviewed.

import type { SpecialDay } from '#client/shapes/business.ts';
import type { Queries } from './tables.ts';

export const noticeKinds = ['plain', 'storm'] as const;

export interface SiteNotice {
  readonly kind: (typeof noticeKinds)[number];
  readonly text: string;
  /** It stands from this moment until that one. Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** When somebody set it; tells one notice from the next. */
  readonly setAt: number;
}

export interface Announcements {
  /** The last one that was set, also before it stands and after it is over. */
  readonly notice: SiteNotice | null;
  /** Days that are over among them. */
  readonly specialDays: readonly SpecialDay[];
  /** ISO date; null: never. */
  readonly pricesReviewedOn: string | null;
}

export const nothingAnnounced: Announcements = { notice: null, specialDays: [], pricesReviewedOn: null };

/** @param now milliseconds since 1970 */
export const isStanding = ({ from, until }: SiteNotice, now: number) => from <= now && now < until;

export async function findAnnouncements(queries: Queries): Promise<Announcements> {
  const notice = await findNotice(queries);
  const specialDays = await queries
    .selectFrom('special_days')
    .select(['day as on', 'name', 'opens', 'closes'])
    .orderBy('day')
    .execute();
  return { notice, specialDays, pricesReviewedOn: await findPriceReview(queries) };
}

export async function findNotice(queries: Queries): Promise<SiteNotice | null> {
  const notice = await queries
    .selectFrom('site_notices')
    .select(['kind', 'text', 'from_at as from', 'until_at as until', 'set_at as setAt'])
    .executeTakeFirst();
  return notice ?? null;
}

/** The day of the last price review, as an ISO date. */
export async function findPriceReview(queries: Queries): Promise<string | null> {
  const newest = await queries
    .selectFrom('price_reviews')
    .select(({ fn }) => fn.max('day').as('day'))
    .executeTakeFirst();
  return newest?.day ?? null;
}

/**
 * Puts the notice in the place of the one that was set at `before` (null: of none), or takes that one away. Returns whether
 * it was still there.
 */
export async function replaceNotice(
  transaction: Queries,
  before: number | null,
  notice: SiteNotice | null,
): Promise<boolean> {
  if (before !== null) {
    const gone = await transaction.deleteFrom('site_notices').where('set_at', '=', before).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
  }
  if (notice === null) return before !== null;
  const { kind, text, from: from_at, until: until_at, setAt: set_at } = notice;
  const added = await transaction
    .insertInto('site_notices')
    .values({ id: 1, kind, text, from_at, until_at, set_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** A day that is there already gets these hours. */
export async function putSpecialDay(
  transaction: Queries,
  { on, name, opens, closes }: SpecialDay,
): Promise<void> {
  await transaction
    .insertInto('special_days')
    .values({ day: on, name, opens, closes })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ name, opens, closes }))
    .execute();
}

/** Returns whether it is on record only now. */
export async function insertPriceReview(transaction: Queries, day: string): Promise<boolean> {
  const added = await transaction
    .insertInto('price_reviews')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
