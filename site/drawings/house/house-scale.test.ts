import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type House, houseOf } from '#calculators/house/house.ts';
import { type HouseShapeName, houseShapes, outlineOf } from '#calculators/house/measured-house.ts';
import { areaOf } from '#calculators/house/outline.ts';
import { writeOutline } from '#calculators/house/outline-text.ts';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { outlineOfAnswers, planOfOutline, planUnderRoof } from '#calculators/roof-cost/house-outline.ts';
import { roofPitches, stories } from '#calculators/roof-cost/price-book.ts';
import { estimateRoofArea, groundUnderRoof, type HouseSize } from '#calculators/roof-cost/roof-area.ts';
import { anyRoof } from '../../../tests/any-roof.ts';
import { layPlane } from './house-scene.ts';

const drawnFor = (squareFeet: number, storyCount: number, pitchInches: number) =>
  houseOf({ ...planUnderRoof(squareFeet, pitchInches), storyCount, pitchInches });

/** All slopes as they are laid out to be drawn, in feet. */
const roofAreaDrawn = (house: House) =>
  house.roof.planes.reduce((sum, plane) => sum + areaOf(layPlane(house, plane).corners), 0);

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

  /** In feet and quarters of a foot. */
  const side = (min: number, max: number) =>
    fc.integer({ min: 4 * min, max: 4 * max }).map((quarters) => quarters / 4);
  const anyHouse = fc.record({
    shape: fc.constantFrom(...(Object.keys(houseShapes) as HouseShapeName[])),
    sides: fc.record({
      houseLength: side(24, 80),
      houseWidth: side(16, 50),
      wingLength: side(4, 30),
      wingWidth: side(8, 30),
      secondWingWidth: side(8, 30),
    }),
    roofPitch: fc.constantFrom(...roofCostOptions.roofPitch),
    ends: fc.constantFrom('gable', 'hip'),
    isTurned: fc.boolean(),
  });

  type AnyHouse = typeof anyHouse extends fc.Arbitrary<infer House> ? House : never;
  const around = { shape: 'u', ends: 'hip', isTurned: false } as const;
  /** As narrow as it is taken, in an ordinary house and between the bays of the largest. */
  const narrowCourts: [AnyHouse][] = [
    [
      {
        ...around,
        roofPitch: 'steep',
        sides: {
          houseLength: 82.5,
          houseWidth: 15.25,
          wingLength: 15,
          wingWidth: 53.5,
          secondWingWidth: 26,
        },
      },
    ],
    [
      {
        ...around,
        roofPitch: 'low',
        sides: { houseLength: 72, houseWidth: 68, wingLength: 4, wingWidth: 40, secondWingWidth: 29 },
      },
    ],
  ];
  // Proves R16.3, R16.5.
  it('has the roof area that the size helper prints, within 3 percent, and the measures that were given', () => {
    let drawn = 0;
    fc.assert(
      fc.property(anyHouse, ({ ends, isTurned, ...measures }) => {
        const size: HouseSize = { known: 'outside', ...measures };
        const { roofSquareFeet: squareFootage } = estimateRoofArea(size);
        const ring = outlineOf(measures);
        if (ring === null) return;
        drawn += 1;
        const { roofPitch } = measures;
        const outline = writeOutline({ ring, ends });
        const given = outlineOfAnswers({ squareFootage, roofPitch, outline });
        if (given === null) throw new Error(`not read again: ${outline}`);
        const plan = planOfOutline(given, isTurned);
        const house = houseOf({ ...plan, storyCount: 1, pitchInches: roofPitches[roofPitch].typicalRise });
        expect(Math.abs(roofAreaDrawn(house) / squareFootage - 1)).toBeLessThan(0.03);
        expect(house.overhang).toBeGreaterThan(0.2);
        const { houseLength, houseWidth, wingLength } = measures.sides;
        expect(house.length).toBeCloseTo(houseLength, 6);
        const depth = houseWidth + (measures.shape === 'rectangle' ? 0 : wingLength);
        expect(house.width).toBeCloseTo(depth, 6);
      }),
      { examples: narrowCourts },
    );
    expect(drawn).toBeGreaterThan(20);
  });

  it('draws the outline no more once another roof area counts', () => {
    const outline = 'gable 0,0 48,0 48,32 0,32';
    expect(outlineOfAnswers({ squareFootage: 1960, roofPitch: 'standard', outline })).not.toBeNull();
    expect(outlineOfAnswers({ squareFootage: 2000, roofPitch: 'standard', outline })).toBeNull();
    expect(outlineOfAnswers({ squareFootage: 1960, roofPitch: 'steep', outline })).toBeNull();
  });

  // Proves R14.4.
  it('keeps its roof when stories are added: only the walls grow', () => {
    const [low, high] = [drawnFor(2000, 1, 7), drawnFor(2000, 3, 7)];
    expect([high.length, high.width, high.overhang]).toEqual([low.length, low.width, low.overhang]);
    expect(high.ridgeHeight - low.ridgeHeight).toBeCloseTo(high.wallHeight - low.wallHeight, 9);
  });
});
