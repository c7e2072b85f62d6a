import fc from 'fast-check';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { chimneyBounds, skylightBounds, squareFootageBounds } from '#calculators/roof-cost/price-book.ts';
import { roofOver } from '#calculators/roof-cost/roof-area.ts';

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

/** A house in the shape of an L, measured by its owner, and the roof over it. */
export const measuredHouse = {
  outline: 'gable 0,0 18,0 18,12 46,12 46,40 0,40',
  squareFootage: roofOver(1504, 7),
  roofPitch: 'standard',
};
