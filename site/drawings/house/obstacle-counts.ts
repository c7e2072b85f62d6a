import type { RoofAccess } from '#calculators/roof-cost/answers.ts';

/** How many things stand in the way: a fence, then a tree as well, then a power line too. */
export const obstacleCounts: Readonly<Record<RoofAccess, number>> = {
  easy: 0,
  moderate: 1,
  difficult: 2,
  'very-difficult': 3,
};
