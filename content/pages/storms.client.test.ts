import { expect, test } from 'vitest';
import { cities, cityList } from '../cities/cities.ts';
import { milesBetween } from '../cities/distance.ts';
import { listStormEntries, stormsLatestFirst } from '../cities/town-facts.ts';
import { stormNotes, writeStormLine } from './storms.ts';
import { findTownStorms } from './town-facts-words.ts';

const entries = listStormEntries();

test('every storm of the register is told once, on a line of its own or as a note, the latest first', () => {
  const told = [...entries.flatMap(({ facts }) => facts), ...stormNotes].map(({ text }) => text);
  expect(told.toSorted()).toEqual(stormsLatestFirst.map(({ text }) => text).toSorted());
  const days = entries.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(entries.map(({ number }) => number)).toEqual(days.map((_, at) => at + 1));
});

test('a line has the figures of its facts, and says where none is given', () => {
  for (const entry of entries) {
    const { strength, reach, where, sources } = writeStormLine(entry);
    const texts = entry.facts.map(({ text }) => text).join(' ');
    // Half a mile is written out.
    for (const [figure] of `${strength} ${reach} ${where}`.matchAll(/\d+(?:\.\d+)?/g))
      expect(texts.replace('half a mile', '0.5 miles').replace(/\btwo inches/, '2 in.'), where).toContain(
        figure,
      );
    expect(strength).not.toBe('');
    if (entry.kind === 'tornado') expect(reach).not.toBe('');
    expect(sources.map(({ url }) => url)).toEqual([
      ...new Set(entry.facts.map(({ sourceUrl }) => sourceUrl)),
    ]);
  }
});

test('the ends of a path lie as far apart as its survey says it ran, or a little less', () => {
  const surveyed = entries.filter(({ ends }) => ends);
  expect(surveyed.length).toBeGreaterThan(5);
  for (const { ends, miles = 0, facts } of surveyed) {
    const straight = ends ? milesBetween(...ends) : 0;
    expect(straight, facts[0]?.text).toBeLessThanOrEqual(miles + 0.2);
    expect(straight, facts[0]?.text).toBeGreaterThan(miles * 0.85);
  }
});

test('a storm near a city is told with the miles, and its place is not named twice in a row', () => {
  const places = cityList.flatMap((city) => findTownStorms(city).map(({ place }) => place));
  expect(places).toContain('Beavercreek, 6 miles from Kettering.');
  for (const place of places) expect(place).not.toMatch(/(\b[A-Z]\w+)\. \1 is /);
});

test('a tornado near a city is told with the miles to the nearest point of its path, or with none where no survey gives both ends', () => {
  for (const city of cityList)
    for (const { entry, place } of findTownStorms(city))
      if (entry.kind === 'tornado')
        expect(place).toMatch(entry.ends ? /^[^\d]+$|path came within about \d+ miles? / : /^[^\d]+$/);
  expect(findTownStorms(cities['huber-heights-oh']).map(({ place }) => place)).toContain(
    'From Little York and Dog Leg Roads to near Needmore Road. The path came within about 2 miles of the center of Huber Heights.',
  );
});
