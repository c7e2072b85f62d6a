import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highway, river } from '#client/cities/landmarks.ts';
import type { Place } from '#client/shapes/town.ts';
import { cities, citySlugs, countyList, servedTowns, shop, shopSlug } from '#content/cities/cities.ts';
import { milesBetween } from '#content/cities/distance.ts';
import { farTown } from '../../../tests/some-towns.ts';
import { composeMap, type MapDrawing, ourArea } from './compose-map.ts';
import { type Box, boxOfLabel, doBoxesOverlap, type MapLabel } from './map-labels.ts';
import { type MapArea, type MapView, ringMilesOf, sheetOf } from './map-views.ts';
import { listLabelConflicts, smallestTargetPixels } from './mark-towns.ts';
import { projectMap } from './project-map.ts';

const views: readonly MapView[] = ['area', 'shop', ...citySlugs];
const drawings = new Map(views.map((view) => [view, composeMap(view)]));
function drawingOf(view: MapView): MapDrawing {
  return drawings.get(view) ?? composeMap(view);
}

const area = drawingOf('area');
const linkedTowns = area.towns.filter(({ target }) => target !== null);

function overlappingPairs(boxes: readonly { readonly name: string; readonly box: Box }[]): string[] {
  return boxes.flatMap((one, position) =>
    boxes
      .slice(position + 1)
      .filter((other) => doBoxesOverlap(one.box, other.box))
      .map((other) => `${one.name} × ${other.name}`),
  );
}

function labelsOf(drawing: MapDrawing): readonly MapLabel[] {
  return [
    ...drawing.towns.map(({ label }) => label),
    ...drawing.counties.map(({ label }) => label),
    ...drawing.rings.map(({ label }) => label),
    drawing.riverLabel,
    drawing.interstateLabel,
    drawing.scaleBar.label,
  ].filter((label) => label !== null);
}

function labelBoxes(drawing: MapDrawing, letters: number) {
  return labelsOf(drawing).map((label) => ({ name: label.lines.join(' '), box: boxOfLabel(label, letters) }));
}

test.each(views)('on the map of %s no name covers another, at 390 px, where letters are largest', (view) => {
  const drawing = drawingOf(view);
  expect(overlappingPairs(labelBoxes(drawing, drawing.sheet.letters))).toEqual([]);
});

test.each(views)(
  'on a phone every town link of the map of %s can be hit without hitting the next',
  (view) => {
    const { towns, sheet } = drawingOf(view);
    const targets = towns.flatMap(({ name, target }) => (target === null ? [] : [{ name, box: target }]));
    expect(targets.length).toBeGreaterThan(0);
    expect(overlappingPairs(targets)).toEqual([]);
    const pixelsPerUnit = sheet.phonePixels / sheet.width;
    for (const { box } of targets) {
      const smaller = Math.min(box.right - box.left, box.bottom - box.top) * pixelsPerUnit;
      expect(smaller).toBeGreaterThanOrEqual(smallestTargetPixels - 0.01);
    }
  },
);

test('the map of the whole area links every town with a page and marks the others that find room for a name', () => {
  expect(linkedTowns.map(({ slug }) => slug).toSorted()).toEqual([...citySlugs].toSorted());
  const quiet = area.towns.filter(({ role }) => role === 'quiet').map(({ name }) => name);
  expect(quiet).not.toEqual([]);
  expect(servedTowns.map(({ name }) => name)).toEqual(expect.arrayContaining(quiet));
});

test('it names the counties, the river and the rings as far out as there are towns', () => {
  expect(area.counties.map(({ county, label }) => [county, label !== null])).toEqual(
    countyList.map(({ inFull }) => [inFull, true]),
  );
  expect(area.riverLabel === null).toBe(river === null);
  expect(area.rings.map(({ miles }) => miles)).toEqual(ringMilesOf(ourArea));
  const unnamed = area.rings.filter(({ label }) => label === null).map(({ miles }) => miles);
  expect(unnamed.filter((miles) => miles < farTown.milesFromBase)).toEqual([]);
});

test.each(views)('on the map of %s a town stands as many miles from the shop as its page says', (view) => {
  const { spotOf, unitsPerMile } = projectMap(ourArea, view);
  const middle = spotOf(shop);
  for (const slug of citySlugs) {
    const { x, y } = spotOf(cities[slug]);
    const miles = Math.hypot(x - middle.x, y - middle.y) / unitsPerMile;
    expect(Math.abs(miles - milesBetween(shop, cities[slug])), slug).toBeLessThanOrEqual(0.06);
  }
  for (const ring of drawingOf(view).rings) expect(ring.radius).toBeCloseTo(ring.miles * unitsPerMile);
});

test.each(citySlugs)(
  'the map of %s marks that town and the shop, and does not link the page to itself',
  (slug) => {
    const { towns } = drawingOf(slug);
    const own = towns.find((town) => town.slug === slug);
    expect(own).toMatchObject({ role: slug === shopSlug ? 'shop' : 'focus', target: null });
    expect(towns.filter(({ role }) => role === 'shop')).toHaveLength(1);
  },
);

function milesFromCourse(place: Place, course: readonly Place[]): number {
  const along = course.flatMap((from, position) => {
    const to = course[position + 1] ?? from;
    return [0, 0.25, 0.5, 0.75].map((share) => ({
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: from.longitude + (to.longitude - from.longitude) * share,
    }));
  });
  return Math.min(...along.map((point) => milesBetween(place, point)));
}

test('the river passes its towns and no others, and the interstate passes within reach of its own', () => {
  for (const slug of citySlugs) {
    const { isOnRiver, isOnHighway, ...city } = cities[slug];
    if (river) expect(milesFromCourse(city, river.course) < 1.5, `river at ${slug}`).toBe(isOnRiver === true);
    if (highway && isOnHighway) expect(milesFromCourse(city, highway.course), slug).toBeLessThan(2.5);
  }
});

test('the style sheet sets the letters the names were placed for in a narrow column, and none larger', () => {
  const css = readFileSync('site/drawings/map/ServiceAreaMap.module.css', 'utf8');
  for (const view of ['area', 'shop', farTown.slug] as const) {
    const { kind, letters } = sheetOf(view);
    const rule = new RegExp(
      `\\.${kind}Sheet \\.sheet \\{\\s*--map-town: (\\d+)px;\\s*@container \\(max-width: \\d+px\\) \\{\\s*--map-town: (\\d+)px`,
    );
    const [, wide, narrow] = rule.exec(css) ?? [];
    expect(Number(narrow)).toBe(letters);
    expect(Number(wide)).toBeLessThan(letters);
  }
});

test.each(views)('the map of %s names the highway', (view) => {
  expect(drawingOf(view).interstateLabel?.lines).toEqual(highway ? [highway.name] : undefined);
});

test.each(citySlugs)('the map of %s names its county and its rings', (slug) => {
  const { counties: shown, rings, sheet, shop: middle } = drawingOf(slug);
  expect(shown.find(({ county }) => county === cities[slug].countyInFull)?.label).not.toBeNull();
  const corners = [0, sheet.width].flatMap((x) =>
    [0, sheet.height].map((y) => Math.hypot(x - middle.x, y - middle.y)),
  );
  const unnamed = rings.filter(({ label, radius }) => label === null && radius < Math.max(...corners) * 0.8);
  expect(unnamed.map(({ miles }) => miles)).toEqual([]);
});

test.each(views)(
  'on the map of %s every name that it must show fits on the side that its town says',
  (view) => {
    expect(listLabelConflicts(ourArea, view)).toEqual([]);
    for (const { name, label } of drawingOf(view).towns) {
      const town = ourArea.towns.find((each) => each.name === name);
      if (view === 'area') expect(label.side, name).toBe(town?.labelSide);
    }
  },
);

test('a town that says no side is on the map of its own page alone', () => {
  const { slug, name } = farTown;
  const towns = ourArea.towns.map((town) => (town.slug === slug ? { ...town, labelSide: null } : town));
  const namesOn = (view: MapView) => composeMap(view, { ...ourArea, towns }).towns.map((town) => town.name);
  expect(namesOn('area')).not.toContain(name);
  expect(namesOn(slug)).toContain(name);
});

/** A shop, and nothing around it. */
function lonelyShop(latitude: number, longitude: number): MapArea {
  const shop = { name: 'Shop', county: '', slug: null, latitude, longitude, labelSide: 'right' } as const;
  return { shop, towns: [shop], counties: [], river: null, highway: null };
}

test.each([
  ['Los Angeles', 34.05, -118.24],
  ['Corpus Christi', 27.8, -97.4],
  ['Milwaukee', 43.04, -87.91],
  ['Charleston', 32.78, -79.93],
])('off %s there is water', (_, latitude, longitude) => {
  expect(composeMap('area', lonelyShop(latitude, longitude)).waterPath).not.toBeNull();
});

test.each([
  ['inland, at Wichita,', 37.69, -97.34],
  ['at San Diego, where Mexico begins,', 32.72, -117.16],
  ['at El Paso', 31.76, -106.49],
  ['at Detroit', 42.33, -83.05],
  ['at Bellingham', 48.76, -122.49],
])('%s no land is drawn as water', (_, latitude, longitude) => {
  expect(composeMap('area', lonelyShop(latitude, longitude)).waterPath).toBeNull();
});
