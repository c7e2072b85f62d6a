// What the office of 0.2 had set in a file goes into the database once; the file stays where it is.
// To be removed in 0.6.

import { reviews } from '#client/shapes/reviews.ts';
import { features } from '#content/business/features.ts';
import { insertPriceReview, putSpecialDay, replaceNotice } from '../database/announcements.ts';
import { findNewestAction } from '../database/audit-entries.ts';
import { type OfficeChanges, readOfficeChanges } from '../settings/office-changes.ts';
import { type Office, recordAction } from './office.ts';
import { readShopDay } from './shop-time.ts';

/**
 * Takes notice, days and price review of the file at `path` into the database, unless that has been done; null where there
 * is no such file. @throws when the file or the database cannot be read.
 */
export async function takeOverOfficeChanges(
  office: Pick<Office, 'database' | 'clock'>,
  path: string,
): Promise<OfficeChanges | null> {
  const changes = readOfficeChanges(path);
  if (changes === null) return null;
  const setAt = office.clock.now();
  await office.database.transaction(async (transaction) => {
    if (await findNewestAction(transaction, 'office-changes-taken-over')) return;
    const { notice, specialDays, pricesReviewedOn } = changes;
    if (notice !== null) {
      const from = readShopDay(notice.firstDay) ?? setAt;
      const until = readShopDay(notice.lastDay, 1) ?? setAt;
      await replaceNotice(transaction, null, { kind: 'plain', text: notice.text, from, until, setAt });
    }
    for (const day of specialDays) await putSpecialDay(transaction, day);
    if (pricesReviewedOn !== null) await insertPriceReview(transaction, pricesReviewedOn);
    const done = { ...office, personId: null };
    await recordAction(done, transaction, 'office-changes-taken-over', { detail: path });
  });
  return changes;
}

/** What is in the file and not in the contractor's folder: reviews, and offers that were switched off. */
export function findLeftOver({ reviews: inFile, offersOff }: OfficeChanges) {
  return {
    reviews: inFile.filter(({ source }) => !reviews.some((review) => review.source.url === source.url)),
    offersOff: offersOff.filter((offer) => features[offer]),
  };
}
