import { expect, test } from 'vitest';
import { listStormEntries } from '#content/cities/town-facts.ts';
import { composeStormMap } from './compose-storm-map.ts';

test('every storm with a place is on the map of all of them, once for each place', () => {
  const entries = listStormEntries();
  const { storms } = composeStormMap(entries);
  const marksOf = (number: number) => storms.find(({ entry }) => entry.number === number)?.marks.length ?? 0;
  for (const { number, ends, places } of entries) expect(marksOf(number)).toBe(ends ? 1 : places.length);
});
