// What the estimate includes, what it leaves out and what can change it: the same words on the page and on paper.
// Source: specification §2 "Estimate copy", §9 "Estimate document"; reading 13.

import { offers } from '#client/shapes/offers.ts';
import { rangeFactors } from '#client/shapes/prices.ts';
import { freeInspectionValue } from '#content/business/claim-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';

export const estimateIncludes = 'Includes materials, labor, permits, disposal and standard warranties.';
export const estimateIsRough = 'This is a rough estimate. Final costs may vary.';

export const estimateLeavesOut = [
  'Replacing rotten or broken decking, which shows only once the old roof is off',
  'Work on rafters, trusses or masonry',
  'Tearing off a second layer, and the extra cost of tearing off anything but asphalt',
  'Ceilings, attic insulation and other work inside the house',
] as const;

export const whatCanMoveIt = [
  'The measured area, once we have been on the roof',
  'How many hips, valleys and dormers it has',
  'The product line and color you pick',
  `Material prices, once the estimate is more than ${offers.estimateValidDays} days old`,
] as const;

const percentFrom = (factor: number) => Math.round(Math.abs(factor - 1) * 100);
const lowFactor = rangeFactors.low.reduce((product, factor) => product * factor, 1);

/** Why the range is wide, with figures straight from the price book. */
export const rangeExplanation =
  'The range is wide because nobody has measured your roof yet. ' +
  `The high end, the average plus ${percentFrom(rangeFactors.high)}%, leaves room for hips, valleys, dormers and pricier products. ` +
  `The low end, the average less about ${percentFrom(lowFactor)}%, is the lowest figure we’d plan on; expect your roof to cost more.`;

export const voucherText =
  `${formatWholeDollars(offers.voucherDollars)} toward roof replacement or repair, ` +
  `valid ${offers.voucherValidDays} days.`;

export const inspectionText = `Free ${offers.inspectionPointCount}-point roof inspection and estimate${freeInspectionValue}.`;
