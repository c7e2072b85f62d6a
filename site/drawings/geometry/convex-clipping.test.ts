import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterclockwise, createClipper, type FlatPoint } from './convex-clipping.ts';

/** Wing slope: eave at the bottom, a valley slanting up on the right. */
const slope: readonly FlatPoint[] = [
  [0, 0],
  [4, 0],
  [12, 9],
  [0, 9],
];
const clipper = createClipper(slope);
const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const anyPoint = fc.tuple(coordinate, coordinate);
const widened = createClipper([
  [-0.001, -0.001],
  [4.001, -0.001],
  [12.002, 9.001],
  [-0.001, 9.001],
]);

describe('cutting to a slope', () => {
  it('cuts a course at the valley', () => {
    const [, end] = clipper.line([0, 4.5], [20, 4.5]) ?? [];
    expect(end?.[0]).toBeCloseTo(8);
  });

  it('never keeps a point outside, whatever the line or the piece', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
        for (const point of clipper.line(a, b) ?? []) expect(widened.contains(point)).toBe(true);
        for (const point of clipper.shape(counterclockwise([a, b, c])))
          expect(widened.contains(point)).toBe(true);
      }),
    );
  });

  it('keeps a piece whole when it lies inside and nothing of it when it lies outside', () => {
    const piece: readonly FlatPoint[] = [
      [1, 1],
      [2, 1],
      [2, 2],
    ];
    expect(clipper.shape(piece)).toEqual(piece);
    expect(clipper.shape(piece.map(([x, y]) => [x + 40, y] as const))).toEqual([]);
  });

  it('puts clockwise corners in counterclockwise order', () => {
    expect(counterclockwise([...slope].reverse())).toEqual(slope);
  });
});
