import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { houseOf } from '#calculators/house/house.ts';
import {
  type HouseShapeName,
  houseShapes,
  type MeasuredHouse,
  outlineOf,
} from '#calculators/house/measured-house.ts';
import { writeOutline } from '#calculators/house/outline-text.ts';
import type { RoofEnds } from '#calculators/house/roof.ts';
import {
  type RoofAccess,
  type RoofPitch,
  roofCostOptions,
  type Stories,
} from '#calculators/roof-cost/answers.ts';
import { planOfOutline, roofOverOutline } from '#calculators/roof-cost/house-outline.ts';
import { roofPitches } from '#calculators/roof-cost/price-book.ts';
import { anyRoof } from '../../../tests/any-roof.ts';
import { isInside, outlinesOfPath } from '../../../tests/points-of-path.ts';
import { isThorough } from '../../../tests/thorough.ts';
import type { SheetPoint } from '../geometry/path-data.ts';
import { estimateTextWidth } from '../sheet/text-width.ts';
import { RoofHouse } from './RoofHouse.tsx';

type Outline = readonly SheetPoint[];

const dimensionLine =
  /<g stroke="var\(--d-copper\)"><path d="([^"]+)" stroke-width="1\.1"><\/path><path[^>]*><\/path>(?:<text[^>]*? x="([^"]+)" y="([^"]+)"[^>]*?>([^<]+)<\/text>)?<\/g>/g;
const largestTextSize = 26;
/** A house with everything around it takes some fifty milliseconds. */
const numRuns = isThorough ? 600 : 20;

/** Points along every dimension line, and on the box of its words where they are largest. */
function dimensionPoints(markup: string): SheetPoint[] {
  return [...markup.matchAll(dimensionLine)].flatMap(([, path = '', x, y, text]) => {
    const lines = outlinesOfPath(path);
    const [from, to] = [lines[0]?.[0] ?? [0, 0], lines.at(-1)?.at(-1) ?? [0, 0]];
    const along = Array.from(
      { length: 101 },
      (_, step): SheetPoint => [
        from[0] + ((to[0] - from[0]) * step) / 100,
        from[1] + ((to[1] - from[1]) * step) / 100,
      ],
    );
    if (text === undefined) return along;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const isUpright = Math.abs(to[0] - from[0]) < 1;
    const [ux, uy] = isUpright ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const [half, high] = [estimateTextWidth(text, largestTextSize) / 2, largestTextSize * 0.36];
    const corners = [-1, 0, 1].flatMap((side) =>
      [-1, 1].map(
        (above): SheetPoint => [
          Number(x) + ux * half * side - uy * high * above,
          Number(y) + uy * half * side + ux * high * above,
        ],
      ),
    );
    return [...along, ...corners];
  });
}

/** Around the pitch triangle and its two figures, where they are largest. */
function trianglePoints(markup: string): SheetPoint[] {
  const [, path = ''] = /<path d="([^"]+)" stroke="var\(--d-copper\)" stroke-width="1\.6"/.exec(markup) ?? [];
  const rest = markup.slice(markup.indexOf(path));
  const figures = [
    ...rest.matchAll(/<text[^>]*? x="([^"]+)" y="([^"]+)"[^>]*?text-anchor="(\w+)"[^>]*>([^<]+)</g),
  ].slice(0, 2);
  const boxes = figures.flatMap(([, x, y, anchor, text = '']): SheetPoint[] => {
    const [width, height] = [estimateTextWidth(text, largestTextSize) * 0.92, largestTextSize * 0.72];
    const left = Number(x) - (anchor === 'end' ? width : width / 2);
    return [0, 0.5, 1].flatMap((across) =>
      [0, 1].map((up): SheetPoint => [left + width * across, Number(y) - height * up]),
    );
  });
  return [...outlinesOfPath(path).flat(), ...boxes];
}

/** The slopes of the roof, which have an outline of their own over their covering. */
const slopes = (markup: string) =>
  [...markup.matchAll(/<\/g><path d="([^"]+)"><\/path>/g)].flatMap(([, path = '']) => outlinesOfPath(path));

/** Everything with a body: walls, roofs, fence, pole; and the crowns of the trees. */
function bodies(markup: string): Outline[] {
  // What is drawn inside a transform lies on a wall or a slope, or is a tree.
  const flat = markup.replace(
    /<g transform="matrix[^>]*>(?:<clipPath[^>]*>(?:<path[^>]*><\/path>)<\/clipPath>)?(?:<g[^>]*>)*(?:<path[^>]*><\/path>)*(?:<\/g>)*/g,
    '',
  );
  const crowns = [...flat.matchAll(/translate\(([\d.-]+) ([\d.-]+)\)scale\(([\d.]+)\)/g)].map(
    ([, x, y, growth]): Outline =>
      Array.from(
        { length: 16 },
        (_, corner): SheetPoint => [
          Number(x) + Math.cos((corner * Math.PI) / 8) * 8.6 * Number(growth),
          Number(y) + (Math.sin((corner * Math.PI) / 8) * 10 - 17) * Number(growth),
        ],
      ),
  );
  const filled = [
    ...flat.replace(/<g transform="translate[\s\S]*?<\/g>/g, '').matchAll(/<path d="([^"]+)" fill="[^"]+"/g),
  ];
  return [...filled.flatMap(([, path = '']) => outlinesOfPath(path)), ...slopes(markup), ...crowns];
}

/** Where a dimension line or its figure lies on something. */
function findHit(markup: string, more: readonly SheetPoint[] = []): SheetPoint | undefined {
  const points = [...dimensionPoints(markup), ...more];
  expect(points.length).toBeGreaterThan(300);
  expect(points.filter(([x, y]) => x < 0 || x > 860 || y < 0 || y > 570)).toEqual([]);
  const outlines = bodies(markup);
  expect(outlines.length).toBeGreaterThan(12);
  return points.find((point) => outlines.some((outline) => isInside(point, outline)));
}

interface View {
  readonly ends?: RoofEnds;
  readonly isTurned: boolean;
  readonly roofPitch?: RoofPitch;
  readonly stories?: Stories;
  readonly roofAccess?: RoofAccess;
}

/** With everything around it. */
function drawMeasured(house: MeasuredHouse, view: View): string {
  const { ends = 'gable', isTurned, roofPitch = 'standard', stories = '2' } = view;
  const { roofAccess = 'very-difficult' } = view;
  const ring = outlineOf(house);
  if (ring === null) throw new Error('these wings fit');
  return renderToStaticMarkup(
    createElement(RoofHouse, {
      squareFootage: roofOverOutline({ ring, ends }, roofPitches[roofPitch].typicalRise),
      outline: writeOutline({ ring, ends }),
      isTurned,
      stories,
      roofPitch,
      roofType: 'metal',
      roofAccess,
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
    }),
  );
}

const side = (min: number, max: number) => fc.integer({ min, max });
/** From a bay to a wing as wide as the house. */
const anyMeasures = fc
  .record({
    shape: fc.constantFrom(...(Object.keys(houseShapes) as HouseShapeName[])),
    sides: fc.record({
      houseLength: side(30, 80),
      houseWidth: side(18, 46),
      wingLength: side(4, 36),
      wingWidth: side(6, 80),
      secondWingWidth: side(6, 40),
    }),
  })
  .filter((house) => outlineOf(house) !== null);
const anyView = fc.record({
  ends: fc.constantFrom('gable' as const, 'hip' as const),
  isTurned: fc.boolean(),
  roofPitch: fc.constantFrom(...roofCostOptions.roofPitch),
  stories: fc.constantFrom(...roofCostOptions.stories),
});

test('no dimension line or figure lies on a house of any shape that was measured, on a tree or the pole', () => {
  fc.assert(
    fc.property(anyMeasures, anyView, (house, view) => {
      const markup = drawMeasured(house, view);
      expect(findHit(markup, trianglePoints(markup)), JSON.stringify([house, view])).toBeUndefined();
    }),
    { numRuns },
  );
});

test('the walk leads to a door that is seen: from the front of a house of any shape, and not from behind', () => {
  const sides = { houseLength: 50, houseWidth: 26, wingLength: 16, wingWidth: 16, secondWingWidth: 14 };
  for (const shape of Object.keys(houseShapes) as HouseShapeName[])
    for (const isTurned of [false, true]) {
      const markup = drawMeasured({ shape, sides }, { isTurned });
      const hasWalk = markup.includes('fill="var(--d-wall)" stroke="var(--d-hair)" stroke-width="1"');
      expect([hasWalk, markup.includes('var(--d-door)')], shape).toEqual([!isTurned, !isTurned]);
    }
});

test('nothing stands before the door of a house that was measured', () => {
  fc.assert(
    fc.property(anyMeasures, anyView, (house, view) => {
      const markup = drawMeasured(house, { ...view, isTurned: false, roofAccess: 'easy' });
      const drawn = /<path d="([^"]+)" fill="var\(--d-door\)"/.exec(markup);
      const [foot, otherFoot, otherHead, head] = outlinesOfPath(drawn?.[1] ?? '')[0] ?? [];
      // Painted after it and its stoop.
      const later = bodies(markup.slice((drawn?.index ?? 0) + 1)).slice(1);
      const isClear = (point?: SheetPoint) =>
        point !== undefined && !later.some((outline) => isInside(point, outline));
      const middles = [
        [foot, head],
        [otherFoot, otherHead],
      ].map(([low, top]): SheetPoint | undefined => low && top && [low[0], (low[1] + top[1]) / 2]);
      expect([foot, otherFoot, ...middles].map(isClear), JSON.stringify([house, view])).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    }),
    { numRuns },
  );
});

test('beside a wing the windows of a story stand as far apart as they are wide at least', () => {
  fc.assert(
    fc.property(anyMeasures, fc.boolean(), (house, isTurned) => {
      const ring = outlineOf(house);
      if (ring === null) return;
      const plan = planOfOutline({ ring, ends: 'hip' }, isTurned);
      for (const { windows } of houseOf({ ...plan, storyCount: 2, pitchInches: 7 }).sides)
        for (const [place, { left, sill, width }] of windows.entries()) {
          const next = windows[place + 1];
          if (next?.sill === sill) expect(next.left - left, JSON.stringify(house)).toBeGreaterThan(2 * width);
        }
    }),
  );
});

test('no dimension line or figure lies on the house, the fence, a tree or the pole, for any answers', () => {
  fc.assert(
    fc.property(anyRoof(), fc.boolean(), (roof, showsLot) => {
      // Obstacles stand on the lot; the calculator alone shows them.
      const roofAccess = showsLot ? roof.roofAccess : 'easy';
      const markup = renderToStaticMarkup(createElement(RoofHouse, { ...roof, roofAccess, showsLot }));
      const triangle = trianglePoints(markup);
      expect(triangle.length).toBeGreaterThan(14);
      expect(findHit(markup, triangle), JSON.stringify(roof)).toBeUndefined();
    }),
    { numRuns },
  );
});
