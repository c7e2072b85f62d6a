import { createHmac, timingSafeEqual } from 'node:crypto';
import { photographLinkDays } from '#content/pages/photograph-words.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLinkSecret } from '../database/photograph-rows.ts';
import type { OutgoingPhotographs } from '../delivery/carrier.ts';
import type { Clock } from '../platform/clock-and-random.ts';
import type { Photographs } from './photographs.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type PhotographLinks = ReturnType<typeof createPhotographLinks>;

/** Links to a lead's photographs for readers of the notice: signed, and of no use once they have expired. */
export function createPhotographLinks({
  database,
  clock,
  siteUrl,
}: {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  readonly siteUrl: string;
}) {
  let known: string | undefined;
  const secret = async () => {
    known ??= await database.deliveryTransaction(findLinkSecret);
    return known;
  };
  const sign = async (reference: string, until: string) =>
    createHmac('sha256', await secret())
      .update(`${reference}\n${until}`)
      .digest('base64url');
  return {
    /** `place` null: the page with all of them. */
    async linkTo(reference: string, place: number | null) {
      const until = String(clock.now() + photographLinkDays * dayMs);
      const path = place === null ? reference : `${reference}/${place}.jpg`;
      return `${siteUrl}/photographs/${path}?until=${until}&signature=${await sign(reference, until)}`;
    },
    /** Whether the two query parameters of a link to this lead are ours and still hold. */
    async isValid(reference: string, { until, signature }: { until?: unknown; signature?: unknown }) {
      if (typeof until !== 'string' || typeof signature !== 'string') return false;
      if (!/^\d{1,15}$/.test(until) || Number(until) < clock.now()) return false;
      const [given, right] = [Buffer.from(signature), Buffer.from(await sign(reference, until))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** A lead's photographs with links, for its receivers; null when there are none and none are expected. */
export async function findOutgoingPhotographs(
  lead: { readonly id: string; readonly reference: string; readonly photographsExpected: number },
  {
    photographs,
    links,
  }: { readonly photographs: Pick<Photographs, 'list'>; readonly links: PhotographLinks },
): Promise<OutgoingPhotographs | null> {
  const list = await photographs.list(lead.id);
  if (list.length === 0 && lead.photographsExpected === 0) return null;
  return {
    expected: Math.max(list.length, lead.photographsExpected),
    page: await links.linkTo(lead.reference, null),
    pictures: await Promise.all(
      list.map(async ({ place, byteCount, read }) => ({
        place,
        byteCount,
        read,
        link: await links.linkTo(lead.reference, place),
      })),
    ),
  };
}
