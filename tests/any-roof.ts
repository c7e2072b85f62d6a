import fc from 'fast-check';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { chimneyBounds, skylightBounds, squareFootageBounds } from '#calculators/roof-cost/price-book.ts';

/** For properties that must hold for every roof the calculator takes, or, with other sizes, for any at all. */
export const anyRoof = (squareFootage: fc.Arbitrary<number> = fc.integer(squareFootageBounds)) =>
  fc.record({
    squareFootage,
    roofType: fc.constantFrom(...roofCostOptions.roofType),
    stories: fc.constantFrom(...roofCostOptions.stories),
    roofPitch: fc.constantFrom(...roofCostOptions.roofPitch),
    roofAccess: fc.constantFrom(...roofCostOptions.roofAccess),
    currentRoof: fc.constantFrom(...roofCostOptions.currentRoof),
    gutters: fc.constantFrom(...roofCostOptions.gutters),
    skylights: fc.integer(skylightBounds),
    chimneys: fc.integer(chimneyBounds),
  });
