import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { services } from '#content/services/services.ts';
import { outlinesOfPath } from '../../../tests/points-of-path.ts';
import type { SheetPoint } from '../geometry/path-data.ts';
import { StandingSeamProfile } from '../profiles/MetalProfiles.tsx';
import { EaveSection } from './EaveSection.tsx';
import { RoofLayers } from './RoofLayers.tsx';
import { RoofPlan } from './RoofPlan.tsx';

/** What is drawn with these attributes, as outlines. */
function drawnWith(drawing: FunctionComponent, attributes: string): readonly (readonly SheetPoint[])[] {
  const markup = renderToStaticMarkup(createElement(drawing));
  return [...markup.matchAll(new RegExp(`<path d="([^"]+)" ${attributes}`, 'g'))].flatMap(([, path = '']) =>
    outlinesOfPath(path),
  );
}

test('the screws of a standing seam end under the panels, which nothing pierces', () => {
  const screws = drawnWith(StandingSeamProfile, 'stroke-width="4"');
  const panels = drawnWith(StandingSeamProfile, 'stroke="var\\(--d-copper\\)"></path></g>');
  const flat = Math.max(...panels.flat().map(([, y]) => y));
  expect(screws).toHaveLength(4);
  for (const [, y] of screws.flat()) expect(y).toBeGreaterThan(flat + 2);
});

test('every eave of the inspection plan has a gutter, the hip end too', () => {
  const gutters = drawnWith(RoofPlan, 'stroke="var\\(--d-patina\\)"');
  const sides = gutters.flatMap((line) => line.slice(1).map((to, index) => [line[index] ?? to, to] as const));
  // The main roof's eaves in the north, the west and on both sides of the wing; the wing's own two.
  const eaves: readonly (readonly [SheetPoint, SheetPoint])[] = [
    [
      [70, 90],
      [490, 90],
    ],
    [
      [70, 90],
      [70, 270],
    ],
    [
      [70, 270],
      [160, 270],
    ],
    [
      [350, 270],
      [490, 270],
    ],
    [
      [165, 280],
      [165, 440],
    ],
    [
      [345, 280],
      [345, 440],
    ],
  ];
  const covers = (low: number, high: number, a: number, b: number) =>
    Math.min(low, high) <= Math.min(a, b) + 7 && Math.max(low, high) >= Math.max(a, b) - 7;
  for (const [from, to] of eaves) {
    const [across, along] = from[0] === to[0] ? ([0, 1] as const) : ([1, 0] as const);
    const isAlongEave = ([a, b]: readonly [SheetPoint, SheetPoint]) =>
      a[across] === b[across] &&
      Math.abs(a[across] - from[across]) <= 7 &&
      covers(a[along], b[along], from[along], to[along]);
    expect(sides.some(isAlongEave), `${from} to ${to}`).toBe(true);
  }
});

test('there is no air between the shingles of the eave and the layers under them', () => {
  const filled = (color: string, rest: string) =>
    drawnWith(EaveSection, `fill="var\\(--d-${color}\\)"${rest}`);
  const heightsOf = (outlines: readonly (readonly SheetPoint[])[]) => outlines.flat().map(([, y]) => y);
  const courses = filled('roof-architectural', ' stroke=');
  const bed = heightsOf(filled('roof-architectural', '></path>'));
  const membrane = heightsOf(filled('patina', '></path>'));
  expect(courses).toHaveLength(10);
  // Out of the roof is up, and up is less.
  for (const [butt] of courses) expect(butt?.[1]).toBeGreaterThanOrEqual(Math.min(...bed));
  expect(Math.max(...bed)).toBeGreaterThanOrEqual(Math.min(...membrane));
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
