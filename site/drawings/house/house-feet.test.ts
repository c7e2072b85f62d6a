import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import {
  type HouseFeet,
  houseFeet,
  planOfMeasured,
  planUnderRoof,
} from '#calculators/roof-cost/house-plan.ts';
import { roofPitches, squareFootageBounds, stories } from '#calculators/roof-cost/price-book.ts';
import { estimateRoofArea, groundUnderRoof, type HouseSize } from '#calculators/roof-cost/roof-area.ts';
import { anyRoof } from '../../../tests/any-roof.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { garageSlopeCorners, mainSlopeCorners, wingSlopeCorners } from './house-feet.ts';

function areaOf(corners: readonly FlatPoint[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

const drawnFor = (squareFeet: number, storyCount: number, pitchInches: number, proportion?: number) =>
  houseFeet({ ...planUnderRoof(squareFeet, pitchInches, proportion), storyCount, pitchInches });

/** All slopes as they are drawn; the wing covers a triangle of the main slope in front. */
function roofAreaDrawn(feet: HouseFeet): number {
  const { overhang, wing, garage } = feet;
  const coveredByWing = (wing.halfWidth + overhang) * wing.slopeLength;
  const slopes = [mainSlopeCorners(feet), wingSlopeCorners(feet)];
  if (garage) slopes.push(garageSlopeCorners(garage, overhang));
  return 2 * slopes.reduce((sum, corners) => sum + areaOf(corners), 0) - coveredByWing;
}

describe('the drawn house is to scale', () => {
  // Proves R14.3.
  it('has the roof area that was answered, within 3 percent, for every answer', () => {
    fc.assert(
      fc.property(anyRoof(), ({ squareFootage, stories: floors, roofPitch }) => {
        const feet = drawnFor(squareFootage, stories[floors].storyCount, roofPitches[roofPitch].typicalRise);
        expect(Math.abs(roofAreaDrawn(feet) / squareFootage - 1)).toBeLessThan(0.03);
      }),
    );
  });

  it('has that area for a narrow house and a square one too', () => {
    for (const proportion of [1, 2, 3])
      expect(roofAreaDrawn(drawnFor(2000, 1, 7, proportion)) / 2000).toBeCloseTo(1, 5);
  });

  // Proves R16.3, R14.4.
  it('covers the ground that the size helper prints for the same house', () => {
    const { footprintSquareFeet, roofSquareFeet } = estimateRoofArea({
      known: 'living-area',
      livingSquareFeet: 2000,
      stories: '2',
      roofPitch: 'standard',
    });
    const { length, width } = drawnFor(roofSquareFeet, 2, roofPitches.standard.typicalRise);
    expect(Math.abs((length * width) / footprintSquareFeet - 1)).toBeLessThan(0.03);
    expect(length * width).toBeCloseTo(groundUnderRoof(roofSquareFeet, 7), 6);
  });

  const side = (min: number, max: number) => fc.integer({ min, max });
  const anyHouse = fc
    .record({
      main: fc.tuple(side(24, 80), side(16, 50)),
      wing: fc.option(fc.tuple(side(4, 24), side(8, 30)), { nil: [0, 0] as [number, number] }),
      garage: fc.option(fc.tuple(side(10, 30), side(10, 30)), { nil: [0, 0] as [number, number] }),
      roofPitch: fc.constantFrom(...roofCostOptions.roofPitch),
    })
    .map(
      ({ main, wing, garage, roofPitch }): HouseSize => ({
        known: 'outside',
        rectangles: [main, wing, garage].map(([length, width]) => ({ length, width })),
        roofPitch,
      }),
    );

  // Proves R16.3.
  it('has the roof area that the size helper prints, within 3 percent, and the measures that were given', () => {
    let drawn = 0;
    fc.assert(
      fc.property(anyHouse, (house) => {
        const { roofSquareFeet } = estimateRoofArea(house);
        const plan = planOfMeasured(house, roofSquareFeet);
        if (plan === null || house.known !== 'outside') return;
        drawn += 1;
        const pitchInches = roofPitches[house.roofPitch].typicalRise;
        const feet = houseFeet({ ...plan, storyCount: 1, pitchInches });
        expect(Math.abs(roofAreaDrawn(feet) / roofSquareFeet - 1)).toBeLessThan(0.03);
        expect(feet.overhang).toBeGreaterThan(0.2);
        const [main, wing, garage] = house.rectangles;
        expect([feet.length, feet.width].sort()).toEqual([main?.length, main?.width].sort());
        if (wing?.length)
          expect([feet.wing.depth, 2 * feet.wing.halfWidth]).toEqual([wing.length, wing.width]);
        expect(feet.end - feet.length).toBe(garage?.length);
      }),
      { numRuns: 500 },
    );
    expect(drawn).toBeGreaterThan(50);
  });

  // Proves R14.4.
  it('keeps its roof when stories are added: only the walls grow', () => {
    const [low, high] = [drawnFor(2000, 1, 7), drawnFor(2000, 3, 7)];
    expect([high.length, high.width, high.overhang]).toEqual([low.length, low.width, low.overhang]);
    expect(high.ridgeHeight - low.ridgeHeight).toBeCloseTo(high.wallHeight - low.wallHeight, 9);
  });

  it('reaches past its walls at every size and pitch', () => {
    for (const squareFeet of [squareFootageBounds.min, 2000, squareFootageBounds.max])
      for (const { typicalRise } of Object.values(roofPitches)) {
        const { overhang } = planUnderRoof(squareFeet, typicalRise);
        expect(overhang).toBeGreaterThan(0.2);
        expect(overhang).toBeLessThan(2);
      }
  });
});
