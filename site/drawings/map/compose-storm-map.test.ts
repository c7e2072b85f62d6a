import { expect, test } from 'vitest';
import { cities, citySlugs } from '#content/cities/cities.ts';
import { listStormEntries, type StormEntry } from '#content/cities/town-facts.ts';
import { ourArea } from './compose-map.ts';
import { composeStormMap } from './compose-storm-map.ts';
import { boxOfLabel, boxRound, doBoxesOverlap } from './map-labels.ts';

const towns = ourArea.towns.filter(({ slug }) => slug !== null);
const [one, other] = towns;
if (!one || !other) throw new Error('The tests need two towns.');

/** Enough in one place to crowd a map, and a path from town to town. */
const crowded: readonly StormEntry[] = Array.from({ length: 12 }, (_, at) => ({
  number: at + 1,
  day: `20${10 + at}-05-27`,
  kind: 'hail',
  name: undefined,
  strengths: [],
  miles: undefined,
  ends: at === 0 ? [one, other] : undefined,
  places: at === 0 ? [] : [one],
  facts: [],
  cities: [],
  isEverywhere: false,
}));

// Room for marks that crowd is long looked for.
const crowdedMap = composeStormMap(crowded);

test.each([
  ['the storms of the list', composeStormMap(listStormEntries())],
  ['many storms at one place', crowdedMap],
  ['many storms around their town', composeStormMap(crowded, one)],
])('on the map of %s no mark covers another, a name or a town', (_, { storms, towns: drawn, sheet }) => {
  const marks = storms.flatMap(({ marks: own }) => own.map(({ at }) => boxRound(at, 18, 20)));
  expect(marks.length).toBeGreaterThan(0);
  const inked = [
    ...marks,
    ...drawn.map(({ label }) => boxOfLabel(label, sheet.letters)),
    ...drawn.map(({ spot }) => boxRound(spot, 4)),
  ];
  for (const mark of marks) {
    expect(inked.filter((box) => box !== mark && doBoxesOverlap(box, mark))).toEqual([]);
    expect(Math.min(mark.left, mark.top)).toBeGreaterThan(0);
    expect(mark.right).toBeLessThan(sheet.width);
    expect(mark.bottom).toBeLessThan(sheet.height);
  }
});

test('a line runs from end to end as its survey gives them, and storms without both ends have none', () => {
  const { storms, towns: drawn } = crowdedMap;
  const spotOf = (name: string) => drawn.find((town) => town.name === name)?.spot;
  expect(storms[0]?.line).toEqual([spotOf(one.name), spotOf(other.name)]);
  expect(storms.slice(1).map(({ line }) => line)).toEqual(storms.slice(1).map(() => null));
});

test.each(citySlugs)('the cut-out around %s has it in its middle, larger than the others', (slug) => {
  const { towns: drawn, sheet } = composeStormMap([], { ...cities[slug], slug });
  const spot = drawn.find((town) => town.slug === slug)?.spot;
  expect(spot?.x).toBeCloseTo(sheet.width / 2, -1);
  expect(spot?.y).toBeCloseTo(sheet.height / 2, -1);
});
