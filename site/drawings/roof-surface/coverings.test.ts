import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { pointsOfPath } from '../../../tests/points-of-path.ts';
import { isThorough } from '../../../tests/thorough.ts';
import { layCovering, type Slope } from './coverings.ts';

const anySlope: fc.Arbitrary<Slope> = fc
  .record({
    eave: fc.double({ min: 2, max: 100, noNaN: true }),
    height: fc.double({ min: 2, max: 50, noNaN: true }),
    enlargement: fc.constantFrom(1, 1.18, 1.4),
    seed: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ eave, height, enlargement, seed }) => ({
    corners: [
      [0, 0],
      [eave, 0],
      [eave, height],
      [0, height],
    ],
    enlargement,
    seed,
  }));

const fixed: Slope = {
  corners: [
    [0, 0],
    [40, 0],
    [40, 20],
    [0, 20],
  ],
  enlargement: 1,
  seed: 11,
};

describe.each(roofCostOptions.roofType)('a roof laid with %s', (material) => {
  it('never hangs over the edge of its slope', () => {
    fc.assert(
      fc.property(anySlope, (slope) => {
        const { lines, litLines = '', pieces = '', glints = '' } = layCovering(material, slope);
        const [, , [eave, height]] = slope.corners as [unknown, unknown, [number, number]];
        for (const path of [lines, litLines, pieces, glints])
          for (const [x, y] of pointsOfPath(path)) {
            expect(x).toBeGreaterThanOrEqual(-0.02);
            expect(x).toBeLessThanOrEqual(eave + 0.02);
            expect(y).toBeGreaterThanOrEqual(-0.02);
            expect(y).toBeLessThanOrEqual(height + 0.02);
          }
      }),
      { numRuns: isThorough ? 300 : 10 },
    );
  });

  it('covers the whole slope', () => {
    const points = pointsOfPath(layCovering(material, fixed).lines);
    expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(37);
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(17);
    expect(Math.min(...points.map(([x]) => x))).toBeLessThan(2);
  });

  it('keeps the shingles where they are when the roof gets longer', () => {
    const longer: Slope = {
      ...fixed,
      corners: fixed.corners.map(([x, y]) => [x === 0 ? 0 : 60, y] as const),
    };
    const inFirstThirtyFeet = (slope: Slope) =>
      pointsOfPath(layCovering(material, slope).lines)
        .filter(([x]) => x > 0.01 && x < 30)
        .map(([x, y]) => `${Math.round(x * 100)} ${Math.round(y * 100)}`)
        .sort();
    expect(inFirstThirtyFeet(longer)).toEqual(inFirstThirtyFeet(fixed));
  });
});

it('every covering looks different', () => {
  const patterns = roofCostOptions.roofType.map((material) => layCovering(material, fixed).lines);
  expect(new Set(patterns).size).toBe(patterns.length);
});
