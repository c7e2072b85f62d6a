import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { MetalColorSlug } from '#content/services/metal-colors.ts';

/** What a covering is painted in: its material, its metal color, or patina for the part that is worked on. */
export type RoofTone = `roof-${RoofType | 'copper' | 'worked' | 'slate-pale'}` | `metal-${MetalColorSlug}`;

type LinePaint = 'ink' | 'mid' | 'hair' | 'copper' | 'chalk' | `halo-${'white' | 'zinc'}`;
type HousePaint = 'wall' | 'side' | 'shade' | 'glass' | 'door' | `brick${'' | '-side'}`;
type LayerPaint = `wood${'' | '-dark' | '-line'}` | 'membrane' | 'insulation' | 'underlay' | 'patina';
type CountryPaint = `water${'' | '-line'}` | 'leaf' | 'lawn' | 'rain';
type OrnamentPaint = `course${'' | '-line' | '-quiet'}`;
type RoofPaint = RoofTone | `${RoofTone}-${'side' | 'line' | 'accent' | 'glint' | 'deep'}`;

/**
 * A color of design/tokens/drawing.css by its name, for a presentation attribute: those understand var(), so drawings
 * need no style attribute, which the content security policy forbids.
 */
export function paint(
  name: LinePaint | HousePaint | LayerPaint | CountryPaint | OrnamentPaint | RoofPaint,
): string {
  return `var(--d-${name})`;
}
