// The six metal roof colors. Source: specification §2 "Service pages". Their hues are in the design's drawing colors
// under the same slugs, placeholders until matched to the supplier's chart.

import { spellCount } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';

export const metalColors = [
  { slug: 'charcoal-gray', name: 'Charcoal Gray' },
  { slug: 'ocean-blue', name: 'Ocean Blue' },
  { slug: 'forest-green', name: 'Forest Green' },
  { slug: 'brick-red', name: 'Brick Red' },
  { slug: 'bone-white', name: 'Bone White' },
  { slug: 'bronze', name: 'Bronze' },
] as const;

export type MetalColorSlug = (typeof metalColors)[number]['slug'];

/** Words above and beside the swatches on the metal roofing page. */
export const metalColorWords = {
  heading: `${capitalize(spellCount(metalColors.length))} colors. See them next to your brick.`,
  lead: 'Choose one and the drawing changes. Colors look different on a screen, so we bring painted metal to your house before you order.',
  legend: 'Roof color',
} as const;
