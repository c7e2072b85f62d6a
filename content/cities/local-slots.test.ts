import { expect, test } from 'vitest';
import { citySlugs } from './city-slugs.ts';
import { fillLocalSlots, listLocalSlots } from './local-slots.ts';

test('copy about Troy quotes its own distances', () => {
  expect(fillLocalSlots('{miles} miles {direction}, {milesToTippCity} from Tipp City', 'troy-oh')).toBe(
    '27.8 miles north, 5.8 from Tipp City',
  );
});

test('a year of Dayton rain is about 25,700 gallons on 1,000 square feet, an inch is 623', () => {
  const slots = listLocalSlots('dayton-oh');
  expect(slots.rainGallonsPerThousandSquareFeet).toBe('25,700');
  expect(slots.inchGallonsPerThousandSquareFeet).toBe('623');
});

test('copy that asks for a distance to an unknown town, or to the town itself, is refused', () => {
  expect(() => fillLocalSlots('{milesToCincinnati}', 'troy-oh')).toThrow('{milesToCincinnati}');
  expect(() => fillLocalSlots('{milesToTroy}', 'troy-oh')).toThrow('{milesToTroy}');
});

test('each of the twelve towns has a distance to the 21 others', () => {
  for (const slug of citySlugs)
    expect(Object.keys(listLocalSlots(slug)).filter((slot) => slot.startsWith('milesTo'))).toHaveLength(21);
});
