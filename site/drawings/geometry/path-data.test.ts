import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOfPath } from '../../../tests/points-of-path.ts';
import { linesPath } from './path-data.ts';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const anyPoint = fc.tuple(coordinate, coordinate);

describe('path data', () => {
  it('does not drift, however many steps a line has', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 200 }), (points) => {
        const read = pointsOfPath(linesPath([points]));
        expect(read).toHaveLength(points.length);
        points.forEach(([x, y], index) => {
          expect(Math.abs((read[index]?.[0] ?? Number.NaN) - x)).toBeLessThan(0.0501);
          expect(Math.abs((read[index]?.[1] ?? Number.NaN) - y)).toBeLessThan(0.0501);
        });
      }),
    );
  });
});
