import { type RoofType, roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { roofPitches, roofTypes, squareFootageBounds } from '#calculators/roof-cost/prices.ts';
import { groundUnderRoof } from '#calculators/roof-cost/roof-area.ts';
import { roofPriceWords as words } from '#content/pages/roof-price-words.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { fillSlots } from '#content/wording/text.ts';

export type PricedRoofName = `roof-${RoofType}`;
export const pricedRoofName = (material: RoofType): PricedRoofName => `roof-${material}`;
export const pricedRoofPicture = (material: RoofType) => `/drawings/${pricedRoofName(material)}.svg`;

export const areaAtFirst = roofCostDefaults.squareFootage;

/** The price of such a roof in words: one story, standard pitch, easy access, nothing added. */
export function describePrice(roofType: RoofType, squareFootage: number) {
  const { averageDollars, lowDollars, highDollars } = estimateRoofCost({ roofType, squareFootage });
  const material = roofTypes[roofType].label;
  const area = formatCount(squareFootage);
  const ground = groundUnderRoof(squareFootage, roofPitches.standard.typicalRise);
  return {
    area,
    average: formatWholeDollars(averageDollars),
    range: fillSlots(words.range, {
      low: formatWholeDollars(lowDollars),
      high: formatWholeDollars(highDollars),
    }),
    basis: fillSlots(words.basis, { material, area }),
    help: fillSlots(words.help, { ground: formatCount(Math.round(ground / 50) * 50) }),
    picture: fillSlots(words.picture, { material }),
  };
}

/** How far along the slider a size is, 0 to 1. */
export function shareOfArea(squareFootage: number): number {
  const { min, max } = squareFootageBounds;
  return (squareFootage - min) / (max - min);
}

// As in the calculator, a small house looks smaller than a large one and yet fills its frame.
const growthExponent = 0.15;

/** How large the house of this roof area is drawn beside the largest there is, at most 1. */
export function sizeOfHouse(squareFootage: number): number {
  return Math.min(1, squareFootage / squareFootageBounds.max) ** growthExponent;
}
