import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { MetalColorSlug } from '#content/services/metal-colors.ts';
import type { RoofTone } from '../sheet/paint.ts';

/** What lies on a roof: how it is laid, and in which paints. */
export interface RoofLook {
  readonly material: RoofType;
  readonly tone: RoofTone;
  /** What shows of an asphalt course; left out, what is usual on a drawing. */
  readonly courseFeet?: number;
}

export function lookOf(material: RoofType, metalColor?: MetalColorSlug): RoofLook {
  const isColored = material === 'metal' && metalColor !== undefined;
  return { material, tone: isColored ? `metal-${metalColor}` : `roof-${material}` };
}

/** The part that is worked on: any covering, in patina. */
export function workedLook(material: RoofType): RoofLook {
  return { material, tone: 'roof-worked' };
}
