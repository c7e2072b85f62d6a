// What the roof cost calculator charges. Materials, labor, permits, disposal and standard warranties are in the prices.
// Source: specification §9 "Roof cost calculator pricing". The words beside each figure: calculators/roof-cost/price-book.ts.

import type { offeredMaterials } from './switches.ts';

/** ISO date. Set it to the day whenever you have gone through this file, whether or not a price changed. Null: nobody has yet. */
export const pricesReviewedOn: string | null = null;

/** One for each of offeredMaterials (switches.ts). */
export const dollarsPerSquareFoot = {
  asphalt: 4.5,
  architectural: 6,
  metal: 9,
  tile: 11,
  slate: 15,
  wood: 8.5,
} as const satisfies Readonly<Record<(typeof offeredMaterials)[number], number>>;

/** 1 changes nothing; 1.15 adds 15%. */
export const multipliers = {
  stories: { '1': 1, '2': 1.15, '3+': 1.3 },
  roofPitch: { low: 1, standard: 1, steep: 1.2, 'very-steep': 1.4 },
  roofAccess: { easy: 1, moderate: 1, difficult: 1.1, 'very-difficult': 1.25 },
} as const;

/** Added after the multipliers, so a steep roof does not make a skylight dearer. */
export const additions = {
  gutterDollarsPerSquareFoot: 0.3,
  skylightDollars: 500,
  chimneyDollars: 800,
} as const;

/** The shown range around the average. Yes, really: both low factors are multiplied, so the low end is little over half (§9). */
export const rangeFactors = { low: [0.85, 0.65], high: 1.15 } as const;
