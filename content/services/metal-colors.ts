// The six metal roof colors. Source: specification §2 "Service pages". Their hues are in the design's drawing colors
// under the same slugs, placeholders until matched to the supplier's chart.

import { spellCount } from '../wording/counts.ts';

export const metalColors = [
  { slug: 'charcoal-gray', name: 'Charcoal Gray' },
  { slug: 'ocean-blue', name: 'Ocean Blue' },
  { slug: 'forest-green', name: 'Forest Green' },
  { slug: 'brick-red', name: 'Brick Red' },
  { slug: 'bone-white', name: 'Bone White' },
  { slug: 'bronze', name: 'Bronze' },
] as const;

export type MetalColorSlug = (typeof metalColors)[number]['slug'];

/** Over the swatches on the metal roofing page. */
export const metalColorWords = {
  legend: `Roof color: choose one of ${spellCount(metalColors.length)}. We bring painted metal to your house before you order.`,
} as const;
