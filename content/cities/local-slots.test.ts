import { expect, test } from 'vitest';
import { citySlugs } from './city-slugs.ts';
import { fillLocalSlots, findLocalSlot } from './local-slots.ts';
import { serviceArea } from './service-area.ts';

test('copy about Troy quotes its own distances', () => {
  expect(fillLocalSlots('{miles} miles {direction}, {milesToTippCity} from Tipp City', 'troy-oh')).toBe(
    '27.8 miles north, 5.8 from Tipp City',
  );
});

test('a year of Dayton rain is about 25,700 gallons on 1,000 square feet, an inch is 623', () => {
  expect(findLocalSlot('dayton-oh', 'rainGallonsPerThousandSquareFeet')).toBe('25,700');
  expect(findLocalSlot('dayton-oh', 'inchGallonsPerThousandSquareFeet')).toBe('623');
});

test('copy that asks for a distance to an unknown town, or to the town itself, is refused', () => {
  expect(() => fillLocalSlots('{milesToCincinnati}', 'troy-oh')).toThrow('{milesToCincinnati}');
  expect(() => fillLocalSlots('{milesToTroy}', 'troy-oh')).toThrow('{milesToTroy}');
});

test('each of the twelve towns has a distance to the 21 others', () => {
  const slots = serviceArea.map(({ name }) => `milesTo${name.replaceAll(' ', '')}`);
  for (const slug of citySlugs) expect(slots.filter((slot) => findLocalSlot(slug, slot))).toHaveLength(21);
});
