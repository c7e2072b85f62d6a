import { expect, test } from 'vitest';
import { listStormEntries } from '#content/cities/town-facts.ts';
import { composeStormMap } from './compose-storm-map.ts';

const entries = listStormEntries();
const { storms, towns } = composeStormMap(entries);

test('every storm with a place is on the map of all of them, once for each place', () => {
  const marksOf = (number: number) => storms.find(({ entry }) => entry.number === number)?.marks.length ?? 0;
  for (const { number, ends, places } of entries) expect(marksOf(number)).toBe(ends ? 1 : places.length);
});

test('on the map of all storms, a mark of a town stands nearer to it than to any other', () => {
  const stray = storms.flatMap(({ entry, marks }) =>
    marks.flatMap(({ spot, at }) => {
      const away = (town: (typeof towns)[number]) => Math.hypot(town.spot.x - at.x, town.spot.y - at.y);
      const own = towns.find((town) => town.spot.x === spot.x && town.spot.y === spot.y);
      const other = own && towns.find((town) => away(town) < away(own));
      return other ? `${entry.number} of ${own.name} by ${other.name}` : [];
    }),
  );
  expect(stray).toEqual([]);
});
