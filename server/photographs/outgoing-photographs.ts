import type { OutgoingPhotographs } from '../delivery/carrier.ts';
import type { PhotographLinks } from './photograph-links.ts';
import type { Photographs } from './photographs.ts';

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
