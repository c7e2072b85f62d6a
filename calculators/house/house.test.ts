import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThorough } from '../../tests/thorough.ts';
import {
  areaOf,
  at,
  cornerShare,
  cross,
  distance,
  distanceToLine,
  minus,
  type OutlineFault,
  outlineFaults,
  type Point,
  perimeterOf,
  type Ring,
  readOutline,
  squaredOutline,
  widened,
} from './outline.ts';
import { readOutlineText, writeOutline } from './outline-text.ts';
import { edgeKinds, edgeSums, type Place, type Roof, type RoofShape, roofOver } from './roof.ts';

/** An outline from its corners: "0,0 30,0 30,20". */
const ring = (corners: string): Ring =>
  corners.split(' ').map((corner): Point => {
    const [x, y] = corner.split(',').map(Number);
    return [x ?? Number.NaN, y ?? Number.NaN];
  });

const feet = (min: number, max: number) => fc.integer({ min, max });

/** L, T, U and plus shapes at whole feet: nearly every event comes together with another. */
const anyRightAngled: fc.Arbitrary<Ring> = fc
  .tuple(
    fc.constantFrom('L', 'T', 'U', 'plus'),
    feet(12, 50),
    feet(12, 50),
    feet(6, 30),
    feet(4, 30),
    feet(2, 24),
  )
  .map(([shape, a, b, c, d, e]): Ring => {
    switch (shape) {
      case 'L':
        return ring(`0,0 ${c},0 ${c},${d} ${c + a},${d} ${c + a},${d + b} 0,${d + b}`);
      case 'T':
        return ring(`0,0 ${a},0 ${a},${b} ${a + d},${b} ${a + d},${b + c} ${-e},${b + c} ${-e},${b} 0,${b}`);
      case 'U':
        return ring(
          `0,0 ${c},0 ${c},${d} ${c + a},${d} ${c + a},0 ${c + a + e + 4},0 ${c + a + e + 4},${d + b} 0,${d + b}`,
        );
      default:
        return ring(
          `0,0 ${a},0 ${a},${c} ${a + d},${c} ${a + d},${c + b} ${a},${c + b} ${a},${c + b + e} 0,${c + b + e} 0,${c + b} ${-d},${c + b} ${-d},${c} 0,${c}`,
        );
    }
  });

/** Corners around a middle at any distance: every angle, many of them pointing inward. */
const anyStar: fc.Arbitrary<Ring> = fc
  .array(fc.double({ min: 8, max: 50, noNaN: true }), { minLength: 5, maxLength: 14 })
  .map(
    (reaches): Ring =>
      reaches.map((reach, index): Point => {
        const angle = (2 * Math.PI * index) / reaches.length;
        return [reach * Math.cos(angle), reach * Math.sin(angle)];
      }),
  )
  .filter((ring) => readOutline(ring).kind === 'outline');

const flat = ([x, y]: Place): Point => [x, y];

/** Another way to the truth: what the planes come to, whether they are planes, and whether their lines cross. */
function faultOf(ring: Ring, roof: Roof, pitch: number): string | undefined {
  const slope = Math.hypot(1, pitch);
  const ground = areaOf(ring);
  let covered = 0;
  for (const { corners, across, uphill } of roof.planes) {
    const level = areaOf(corners.map(flat));
    if (level <= 0) return 'a plane lies the wrong way round';
    covered += level;
    const [start] = corners as [Place];
    for (const corner of corners) {
      const run = (corner[0] - start[0]) * uphill[0] + (corner[1] - start[1]) * uphill[1];
      if (Math.abs(corner[2] - start[2] - run * pitch) > 0.05) return 'a plane is bent';
    }
    if (Math.abs(cross(across, uphill) - 1) > 1e-9) return 'up is not up';
  }
  for (const { from, to, gable } of roof.sides)
    if (gable && distanceToLine(flat(gable.peak), from, to) > 0.001) return 'a gable leans';
  if (Math.abs(covered / ground - 1) > 1e-6) return `the planes cover ${covered / ground} of the outline`;
  const sum = roof.planes.reduce((all, { squareFeet }) => all + squareFeet, 0);
  if (Math.abs(sum / (ground * slope) - 1) > 0.005)
    return 'the sum of the planes is not outline × slope factor';
  // The ridges of a cross of equal wings do cross, at one height.
  const lines = roof.edges.map(
    ({ from, to, kind }) => [flat(from), flat(to), kind === 'ridge' ? from[2] : -1] as const,
  );
  for (const [i, [a, b, height]] of lines.entries())
    for (const [c, d, other] of lines.slice(i + 1))
      if (crosses(a, b, c, d) && (height < 0 || Math.abs(height - other) > 0.001)) return 'two lines cross';
  return undefined;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, point: Point) =>
    cross(minus(to, from), minus(point, from)) / (distance(from, to) || 1);
  const isClear = (one: number, two: number) =>
    one * two < 0 && Math.min(Math.abs(one), Math.abs(two)) > 0.02;
  return isClear(side(a, b, c), side(a, b, d)) && isClear(side(c, d, a), side(c, d, b));
}

function findFaults(rings: fc.Arbitrary<Ring>, numRuns: number, shape: RoofShape): string[] {
  const faults: string[] = [];
  fc.assert(
    fc.property(rings, (ring) => {
      try {
        const fault = faultOf(ring, roofOver(ring, shape), shape.pitch);
        if (fault) faults.push(`${fault}: ${JSON.stringify(ring)}`);
      } catch (error) {
        faults.push(`${String(error)}: ${JSON.stringify(ring)}`);
      }
    }),
    { numRuns },
  );
  return faults.slice(0, 3);
}

describe('the roof over an outline', () => {
  // Proves R14.5.
  it.each(['gable', 'hip'] as const)(
    'covers L, T, U and plus shapes once, with planes that meet, ends: %s',
    (ends) => {
      expect(findFaults(anyRightAngled, isThorough ? 4000 : 400, { pitch: 7 / 12, ends })).toEqual([]);
    },
  );

  it.each(['gable', 'hip'] as const)('covers stars once, with planes that meet, ends: %s', (ends) => {
    expect(findFaults(anyStar, isThorough ? 3000 : 300, { pitch: 7 / 12, ends })).toEqual([]);
  });

  it('is the same roof however the outline is turned or mirrored and wherever it starts', () => {
    const anyTurn = fc.record({
      angle: fc.double({ min: 0, max: 7, noNaN: true }),
      start: fc.nat(20),
      isMirrored: fc.boolean(),
      ends: fc.constantFrom('gable' as const, 'hip' as const),
    });
    fc.assert(
      fc.property(fc.oneof(anyRightAngled, anyStar), anyTurn, (ring, { angle, start, isMirrored, ends }) => {
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        const turned = ring.map(([x, y]): Point => [x * cos - y * sin + 90, x * sin + y * cos - 70]);
        const seen = isMirrored ? turned.map(([x, y]): Point => [-x, y]).reverse() : turned;
        const other = seen.map((_, index) => at(seen, index + start));
        const shape = { pitch: 9 / 12, ends } as const;
        const [one, two] = [ring, other].map((given) => {
          const read = readOutline(given);
          if (read.kind === 'refused') throw new Error(read.fault);
          return edgeSums(roofOver(read.ring, shape).edges);
        });
        for (const kind of edgeKinds) expect(one?.[kind]).toBeCloseTo(two?.[kind] ?? Number.NaN, 2);
      }),
      { numRuns: isThorough ? 1000 : 150 },
    );
  });

  it('stands the ends of a rectangle upright as gables: the same ground, a ridge from end to end, no hips', () => {
    for (const [length, width] of [
      [48, 32],
      [32, 48],
      [30, 30],
    ] as const) {
      const around = ring(`0,0 ${length},0 ${length},${width} 0,${width}`);
      const [gabled, hipped] = (['gable', 'hip'] as const).map((ends) =>
        roofOver(around, { pitch: 0.5, ends }),
      );
      const [long, short] = [Math.max(length, width), Math.min(length, width)];
      expect(edgeSums(gabled?.edges ?? [])).toEqual({
        eave: 2 * long,
        rake: expect.closeTo(2 * short * Math.hypot(1, 0.5), 6) as number,
        ridge: expect.closeTo(long, 6) as number,
        hip: 0,
        valley: 0,
      });
      expect(gabled?.planes).toHaveLength(2);
      expect(edgeSums(hipped?.edges ?? []).hip).toBeCloseTo(4 * 0.5 * short * 1.5, 6);
      expect(edgeSums(hipped?.edges ?? []).eave).toBe(2 * (length + width));
    }
  });

  it('gives an L one valley, as long as half its narrow wing reaches, and each of its wings a gable', () => {
    const { edges, sides } = roofOver(ring('0,0 14,0 14,10 40,10 40,38 0,38'), {
      pitch: 7 / 12,
      ends: 'gable',
    });
    expect(sides.filter(({ gable }) => gable)).toHaveLength(2);
    expect(edges.filter(({ kind }) => kind === 'valley')).toHaveLength(1);
    expect(edgeSums(edges).valley).toBeCloseTo(7 * Math.hypot(Math.SQRT2, 7 / 12), 6);
  });
});

describe('an outline', () => {
  const square: Ring = ring('0,0 30,0 30,20 0,20');
  const refused: readonly (readonly [string, Ring, OutlineFault])[] = [
    ['has three corners', ring('0,0 30,0 0,20'), 'too-few-corners'],
    ['has three corners and one in line', ring('0,0 15,0 30,0 0,20'), 'too-few-corners'],
    ['crosses itself', ring('0,0 30,20 30,0 0,20'), 'crosses-itself'],
    ['touches itself', ring('0,0 30,0 30,20 15,0 0,20'), 'crosses-itself'],
    ['has a spike', ring('0,0 30,0 30,20 30,40 30,20.5 0,20'), 'spike'],
    ['has one corner twice', ring('0,0 30,0 30,0 30,20 0,20'), 'repeated-corner'],
    ['has no area', ring('0,0 0.1,0 0.1,0.1 0,0.1'), 'no-area'],
    ['runs backward', ring('0,0 0,20 30,20 30,0'), 'runs-backward'],
    ['is larger than a house', ring('0,0 1e9,0 1e9,1e9 0,1e9'), 'too-large'],
    ['is larger than numbers reach', ring('0,0 1e300,0 1e300,1e300 0,1e300'), 'too-large'],
    ['holds what is no number', ring('0,0 NaN,0 30,20 0,20'), 'no-number'],
    [
      'has too many corners',
      Array.from({ length: 400 }, (_, i): Point => [Math.cos(i) * 40, Math.sin(i) * 40]),
      'too-many-corners',
    ],
  ];

  it.each(refused)('that %s is refused by name', (_, ring, fault) => {
    expect(readOutline(ring)).toEqual({ kind: 'refused', fault });
  });

  it('is taken closed or open, with points in line', () => {
    const read = readOutline(ring('0,20 0,0 30,0 30,10 30,20 0,20'));
    expect(read).toEqual({ kind: 'outline', ring: expect.arrayContaining([...square]) as Ring });
    expect(read.kind === 'outline' && areaOf(read.ring)).toBe(600);
  });

  it('of any kind ends in a roof or a refusal', () => {
    const coordinate = fc.double({ min: -60, max: 60, noNaN: true });
    const anyRing = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 14 });
    fc.assert(
      fc.property(anyRing, (ring) => {
        const read = readOutline(ring);
        if (read.kind === 'refused') expect(outlineFaults).toContain(read.fault);
        else
          expect(faultOf(read.ring, roofOver(read.ring, { pitch: 0.5, ends: 'gable' }), 0.5)).toBeUndefined();
      }),
      { numRuns: isThorough ? 5000 : 500 },
    );
  });

  it('is drawn squared where that moves its area by 3 percent at most, else as it was given', () => {
    const rough: Ring = ring('0.2,0 20,0.4 40.3,-0.2 40,28.3 39.6,28.4 0,27.8');
    const drawn = squaredOutline(rough);
    expect(drawn).toHaveLength(4);
    expect(Math.abs(areaOf(drawn) / areaOf(rough) - 1)).toBeLessThan(0.03);
    const narrow: Ring = ring('0,0 30,0 30,8 30.9,8 30.9,20 12,21.5 0,20');
    expect(Math.abs(areaOf(squaredOutline(narrow)) / areaOf(narrow) - 1)).toBeLessThan(0.03);
    expect(squaredOutline(square)).toEqual(
      square.map((corner) => corner.map((foot) => expect.closeTo(foot, 9) as number)),
    );
  });

  it.each([
    ['one end of a wing', '0,0 32.5,0 32.5,58.25 60,58.25 60,116 0,116'],
    ['a narrow shoulder', '0,0 39.5,0 39.5,6 40,6 40,30 0,30'],
    ['a low step', '0.25,0 39.75,0 39.75,26 40,26 40,52 0,52 0,26 0.25,26'],
  ])('whose corners are square is drawn as it was given, however short its sides: %s', (_, corners) => {
    expect(squaredOutline(ring(corners))).toEqual(ring(corners));
  });

  it('widened by so many feet grows by its perimeter and its corners', () => {
    fc.assert(
      fc.property(anyRightAngled, (ring) => {
        const wide = widened(ring, 0.9);
        expect(areaOf(wide)).toBeCloseTo(
          areaOf(ring) + 0.9 * perimeterOf(ring) + 0.81 * cornerShare(ring),
          6,
        );
      }),
    );
  });
});

describe('an outline as text', () => {
  it('is read back as it was written, or not written at all where it is too long to travel', () => {
    fc.assert(
      fc.property(anyRightAngled, fc.constantFrom('gable' as const, 'hip' as const), (ring, ends) => {
        const text = writeOutline({ ring, ends });
        const read = readOutlineText(text);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(read?.ends).toBe(ends);
        expect(areaOf(read?.ring ?? [])).toBeCloseTo(areaOf(ring), 6);
      }),
    );
    const round: Ring = Array.from({ length: 60 }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / 60;
      return [100 * Math.cos(angle), 100 * Math.sin(angle)];
    });
    expect(writeOutline({ ring: round, ends: 'hip' })).toBe('');
  });

  it.each([
    '',
    'flat 0,0 40,0 40,28 0,28',
    'gable 0,0 40,0 0,28',
    'gable 0,0 40,28 40,0 0,28',
    'gable 0,0 4e9,0 40,28 0,28',
    '<script> 0,0 40,0 40,28 0,28',
    'x'.repeat(9999),
    null,
    7,
  ])('finds nothing where it says %j', (text) => {
    expect(readOutlineText(text)).toBeNull();
  });
});
