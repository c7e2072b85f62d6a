import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { roofPitches, squareFootageBounds, stories } from '#calculators/roof-cost/prices.ts';
import {
  estimateRoofArea,
  groundUnderRoof,
  type HouseSize,
  measuredProportion,
} from '#calculators/roof-cost/roof-area.ts';
import { anyRoof } from '../../../tests/any-roof.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { houseFeet, mainSlopeCorners, planUnderRoof, wingSlopeCorners } from './house-feet.ts';

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
function roofAreaDrawn(feet: ReturnType<typeof houseFeet>): number {
  const { overhang, wing } = feet;
  const coveredByWing = (wing.halfWidth + overhang) * wing.slopeLength;
  return 2 * areaOf(mainSlopeCorners(feet)) + 2 * areaOf(wingSlopeCorners(feet)) - coveredByWing;
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

  it('has the length and width that were measured', () => {
    for (const [length, width] of [
      [50, 30],
      [40, 28],
      [36, 24],
      [64, 30],
    ] as const)
      for (const roofPitch of roofCostOptions.roofPitch) {
        const house: HouseSize = { known: 'outside', rectangles: [{ length, width }], roofPitch };
        const { roofSquareFeet } = estimateRoofArea(house);
        const proportion = measuredProportion(house, roofSquareFeet) ?? undefined;
        const feet = drawnFor(roofSquareFeet, 1, roofPitches[roofPitch].typicalRise, proportion);
        expect([Math.round(feet.length), Math.round(feet.width)]).toEqual([length, width]);
      }
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
