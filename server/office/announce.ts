// What the office announces on every page of the site, put on record in the same transaction. Pages:
// http/render-live-page.ts.

import { isDeepStrictEqual } from 'node:util';
import type { SpecialDay } from '#client/shapes/business.ts';
import { formatShopTime } from '#content/business/format-shop-time.ts';
import { describeSpecialDay } from '#content/business/opening-hours.ts';
import { formatLongDate } from '#content/wording/dates.ts';
import {
  findNotice,
  insertPriceReview,
  putSpecialDay,
  replaceNotice,
  type SiteNotice,
} from '../database/announcements.ts';
import type { Queries } from '../database/tables.ts';
import { type Actor, recordAction } from './office.ts';
import { EditConflict } from './record-progress.ts';
import { toShopFields } from './shop-time.ts';

/** Does nothing, and puts nothing on record, when `change` resolves false: it has been done. */
async function announce(
  office: Actor,
  detail: string,
  change: (transaction: Queries) => Promise<boolean>,
): Promise<void> {
  await office.database.transaction(async (transaction) => {
    if (await change(transaction)) await recordAction(office, transaction, 'announced', { detail });
  });
}

/** "from November 24, 2026 until Nov 27, 2026, 5 pm"; midnight is the beginning or the end of a day. */
export function nameSpan({ from, until }: Pick<SiteNotice, 'from' | 'until'>): string {
  const isMidnight = (moment: number) => toShopFields(moment).clock === '00:00';
  const first = isMidnight(from) ? formatLongDate(toShopFields(from).day) : formatShopTime(from);
  const last = isMidnight(until)
    ? `the end of ${formatLongDate(toShopFields(until - 1).day)}`
    : formatShopTime(until);
  return `from ${first} until ${last}`;
}

/**
 * Sets a notice, or with null takes the one away that is there.
 * @param before when the notice was set that somebody saw there; null: none.
 * @throws EditConflict when there is another by now; nothing was changed.
 */
export function setNotice(
  office: Actor,
  before: number | null,
  notice: Omit<SiteNotice, 'setAt'> | null,
): Promise<void> {
  const detail =
    notice === null
      ? 'no notice'
      : `${notice.kind === 'storm' ? 'a storm notice' : 'a notice'} ${nameSpan(notice)}: “${notice.text}”`;
  return announce(office, detail, async (transaction) => {
    const isReplaced = await replaceNotice(
      transaction,
      before,
      notice && { ...notice, setAt: office.clock.now() },
    );
    // The same again is a button that was pressed twice.
    if (!isReplaced && !isSame(await findNotice(transaction), notice)) throw new EditConflict();
    return isReplaced;
  });
}

function isSame(there: SiteNotice | null, notice: Omit<SiteNotice, 'setAt'> | null): boolean {
  if (there === null || notice === null) return there === notice;
  const { setAt: _, ...saved } = there;
  return isDeepStrictEqual(saved, { ...notice });
}

export function setSpecialDay(office: Actor, day: SpecialDay): Promise<void> {
  const { label, text } = describeSpecialDay(day);
  return announce(office, `${label}: ${text}`, async (transaction) => {
    await putSpecialDay(transaction, day);
    return true;
  });
}

/** @param day ISO date */
export function removeSpecialDay(office: Actor, day: string): Promise<void> {
  return announce(office, `the usual hours on ${formatLongDate(day)}`, (transaction) =>
    deleteDay(transaction, 'special_days', day),
  );
}

async function deleteDay(transaction: Queries, table: 'special_days' | 'price_reviews', day: string) {
  const deleted = await transaction.deleteFrom(table).where('day', '=', day).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Somebody went through the prices on this day, or has not after all. @param day ISO date */
export function setPriceReview(office: Actor, day: string, isReviewed: boolean): Promise<void> {
  return isReviewed
    ? announce(office, 'prices reviewed', (transaction) => insertPriceReview(transaction, day))
    : announce(office, 'prices not reviewed after all', (transaction) =>
        deleteDay(transaction, 'price_reviews', day),
      );
}
