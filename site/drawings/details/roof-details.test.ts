import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { services } from '#content/services/services.ts';
import { outlinesOfPath, partsOf } from '../../../tests/points-of-path.ts';
import type { SheetPoint } from '../geometry/path-data.ts';
import { heroHouseScene } from '../hero/StreetHouse.tsx';
import { EaveSection } from './EaveSection.tsx';
import { EnergySection, insulationInches } from './EnergySection.tsx';
import { HailTestSquare, hailTestSquare } from './HailTestSquare.tsx';
import { RoofLayers } from './RoofLayers.tsx';
import { RoofPlan } from './RoofPlan.tsx';

const drawnWith = (drawing: FunctionComponent, attributes: string) =>
  partsOf(renderToStaticMarkup(createElement(drawing)), attributes);

const shingleInches = { exposure: 5.625, length: 13.25 };
const xs = (outline: readonly SheetPoint[]) => outline.map(([x]) => x);
const ys = (outline: readonly SheetPoint[]) => outline.map(([, y]) => y);
const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** The figures on a drawing with the length of the line each is written on, in units of the sheet. */
function dimensionsOf(markup: string) {
  const drawn =
    /<g stroke="var\(--d-copper\)"><path d="([^"]+)"[^>]*><\/path><path[^>]*><\/path>(?:<text[^>]*>([^<]+)<\/text>)?/g;
  return [...markup.matchAll(drawn)].map(([, path = '', text]) => {
    const places = outlinesOfPath(path).flat();
    return { text, length: Math.hypot(spread(xs(places)), spread(ys(places))) };
  });
}

test('the plan of the inspection is that of the drawn house: its feet, its gutters, a number for each point', () => {
  const markup = renderToStaticMarkup(createElement(RoofPlan));
  const { length, width, overhang, roof } = heroHouseScene.house;
  const [across, along] = dimensionsOf(markup);
  expect([across?.text, along?.text]).toEqual([
    `${Math.round(length + 2 * overhang)}′`,
    `${Math.round(width + 2 * overhang)}′`,
  ]);
  expect((across?.length ?? 0) / (along?.length ?? 1)).toBeCloseTo(
    (length + 2 * overhang) / (width + 2 * overhang),
    2,
  );
  expect(drawnWith(RoofPlan, 'stroke="var\\(--d-mid\\)" stroke-width="3.4"')).toHaveLength(
    roof.sides.filter(({ gable }) => gable === undefined).length,
  );
  expect([...markup.matchAll(/data-number="(\d+)"/g)].map(([, number]) => Number(number))).toEqual(
    inspectionPoints.map((_, at) => at + 1),
  );
});

// Proves R14.6.
test('the eave is drawn to the scale of its shingles: each printed inch is one', () => {
  const courses = drawnWith(EaveSection, 'fill="var\\(--d-roof-architectural\\)" stroke=');
  const [first, second] = courses.map(([butt = [0, 0]]) => butt);
  if (!first || !second) throw new Error('no courses');
  const unitsPerInch = Math.hypot(second[0] - first[0], second[1] - first[1]) / shingleInches.exposure;
  const figures = dimensionsOf(renderToStaticMarkup(createElement(EaveSection)));
  expect(figures.map(({ text }) => text)).toEqual(['24″', '16″']);
  for (const { text, length } of figures)
    expect(length / unitsPerInch, text).toBeCloseTo(Number.parseFloat(text ?? ''), 1);

  // What the two figures speak of is there: the membrane past the wall, and the batts.
  const [membrane = []] = drawnWith(EaveSection, 'fill="var\\(--d-patina\\)"></path>');
  const wall = Math.min(
    ...xs(drawnWith(EaveSection, 'fill="var\\(--d-wall\\)" stroke-width="1.4"')[0] ?? []),
  );
  const [batts = []] = drawnWith(EaveSection, 'fill="var\\(--d-insulation\\)"');
  const [rafter = []] = drawnWith(EaveSection, 'fill="var\\(--d-wood\\)" stroke-width="1.3"');
  const [joist = []] = drawnWith(EaveSection, 'stroke="var\\(--d-wood-line\\)" stroke-dasharray="7 5"');
  expect((Math.max(...xs(membrane)) - wall) / unitsPerInch).toBeCloseTo(24, 0);
  expect(spread(ys(batts)) / unitsPerInch).toBeCloseTo(16, 1);
  expect((Math.max(...ys(batts)) - Math.min(...ys(joist))) / unitsPerInch).toBeCloseTo(5.5, 1);
  const [top = [0, 0], under = [0, 0]] = rafter.slice(1);
  expect(((under[1] - top[1]) / unitsPerInch) * Math.cos(Math.atan(0.5)), 'depth of a 2 × 8').toBeLessThan(
    7.4,
  );
});

// Proves R14.6.
test('ten feet of chalk hold 21 courses, and a strike is as wide as hail of one to two and a half inches', () => {
  const markup = renderToStaticMarkup(createElement(HailTestSquare));
  const unitsPerFoot = Number(/matrix\(([\d.]+)/.exec(markup)?.[1]);
  const [chalk = ''] = [...markup.matchAll(/<path d="([^"]+)" stroke-width="7"/g)].map(
    ([, path]) => path ?? '',
  );
  const [upper = [], right = [], lower = [], left = []] = outlinesOfPath(chalk);
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const side of [middle(ys(lower)) - middle(ys(upper)), middle(xs(right)) - middle(xs(left))])
    expect(side / unitsPerFoot).toBeCloseTo(10, 1);
  const slope = /stroke="var\(--d-roof-architectural-line\)"/.exec(markup)?.index ?? 0;
  const lines = outlinesOfPath(/ d="([^"]+)"[^"]*$/.exec(markup.slice(0, slope))?.[1] ?? '').map(
    ([, [, y] = [0, 0]]) => y,
  );
  const [first = 0, second = 0] = [...new Set(lines)].sort((a, b) => a - b);
  expect(Math.floor(10 / (second - first))).toBe(21);
  const [, dents = ''] =
    /<path d="([^"]+)" fill="var\(--d-roof-architectural-line\)" stroke="none"/.exec(markup) ?? [];
  // Each is two half ellipses.
  const inches = [...dents.matchAll(/a([\d.]+) ([\d.]+) 0 1 1 ?[\d.]/g)].map(([, ...radii]) =>
    radii.map((radius) => (2 * Number(radius) * 12) / unitsPerFoot),
  );
  expect(`${inches.length} strikes`).toBe(hailTestSquare.strikes);
  for (const size of inches.flat()) expect(size > 1 && size < 2.5, `${size} in.`).toBe(true);
});

// Proves R14.6.
test('the depth of the insulation and the height of the room are drawn to one scale', () => {
  for (const insulation of ['minimal', 'adequate', 'excellent'] as const) {
    const markup = renderToStaticMarkup(createElement(EnergySection, { insulation }));
    const [room, depth] = dimensionsOf(markup);
    expect(room?.text).toBe('8′');
    expect(((depth?.length ?? 0) / (room?.length ?? 1)) * 8 * 12).toBeCloseTo(
      insulationInches[insulation],
      0,
    );
    expect(markup).toContain(`>${insulationInches[insulation]}″<`);
  }
});

test('the layers that are taken apart are those of the list beside them, and each has its number', () => {
  const { specialSection } = services['roof-replacement'];
  const entries = specialSection.kind === 'sequence' ? specialSection.entries : [];
  const markup = renderToStaticMarkup(createElement(RoofLayers));
  const numbers = [...markup.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(entries.map((_, index) => index + 1));
  const label = /aria-label="([^"]+)"/.exec(markup)?.[1] ?? '';
  for (const { title } of entries) expect(label).toContain(title.toLowerCase().replace('starter and ', ''));
});
