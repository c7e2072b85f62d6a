import { roofCostDefaults, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { roofPitches, squareFootageBounds } from '#calculators/roof-cost/price-book.ts';
import { groundUnderRoof } from '#calculators/roof-cost/roof-area.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import type { PricedArea } from '../../shell/follow-roof-price.ts';

/** One story, standard pitch, easy access, nothing added. */
export function priceArea(squareFootage: number): PricedArea {
  const ground = groundUnderRoof(squareFootage, roofPitches.standard.typicalRise);
  const prices = roofCostOptions.roofType.map((roofType) => {
    const { averageDollars, lowDollars, highDollars } = estimateRoofCost({ roofType, squareFootage });
    return [roofType, [averageDollars, lowDollars, highDollars].map(formatWholeDollars)];
  });
  return {
    area: formatCount(squareFootage),
    ground: formatCount(Math.round(ground / 50) * 50),
    prices: Object.fromEntries(prices),
  };
}

export const areaAtFirst = roofCostDefaults.squareFootage;

/** Every size the slider can be set to, smallest first: the file that pages fetch instead of the calculator. */
export function listRoofPrices(): PricedArea[] {
  const { min, max, step } = squareFootageBounds;
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => priceArea(min + index * step));
}
