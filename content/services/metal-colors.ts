// The metal roof colors that can be drawn (specification §2 "Service pages"), and those of them that this contractor sells.
// Their hues are in the design's drawing colors under the same slugs, placeholders until matched to the supplier's chart.

import { offers } from '#client/shapes/offers.ts';
import { isPromised } from '../business/promised.ts';
import { spellCount } from '../wording/counts.ts';
import { inOneText, onlyWhere } from '../wording/only-where.ts';

const drawnColors = [
  { slug: 'charcoal-gray', name: 'Charcoal Gray' },
  { slug: 'ocean-blue', name: 'Ocean Blue' },
  { slug: 'forest-green', name: 'Forest Green' },
  { slug: 'brick-red', name: 'Brick Red' },
  { slug: 'bone-white', name: 'Bone White' },
  { slug: 'bronze', name: 'Bronze' },
] as const;

export const metalColors = drawnColors.filter(({ slug }) => offers.metalColors?.includes(slug) ?? true);

/** "six"; null where there is no choice to tell of. */
export const metalColorCount = metalColors.length > 1 ? spellCount(metalColors.length) : null;

/** Over the swatches on the metal roofing page. */
export const metalColorWords = {
  legend: inOneText(
    `Roof color: choose one of ${metalColorCount}.`,
    ...onlyWhere(isPromised('samples'), 'We bring painted metal to your house before you order.'),
  ),
} as const;
