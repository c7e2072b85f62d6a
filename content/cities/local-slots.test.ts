import { expect, test } from 'vitest';
import { farTown, shopTown } from '../../tests/some-towns.ts';
import { cities } from './cities.ts';
import { citySlugs, shopSlug } from './city-slugs.ts';
import { fillLocalSlots, findLocalSlot } from './local-slots.ts';
import { compassDirection } from './miles-between.ts';
import { servedTowns } from './served-towns.ts';

const slotOf = ({ name }: { readonly name: string }) => `milesTo${name.replaceAll(' ', '')}`;

test('copy about a town quotes its own distances', () => {
  const toShop = `{miles} miles {direction}, {${slotOf(shopTown)}} to the shop`;
  const { slug, milesFromBase } = farTown;
  const direction = compassDirection(shopTown, farTown);
  expect(fillLocalSlots(toShop, slug)).toBe(
    `${milesFromBase} miles ${direction}, ${milesFromBase} to the shop`,
  );
});

test('an inch of rain on 1,000 square feet is 623 gallons, a year of it as many times more', () => {
  const figure = (slot: string) => Number(findLocalSlot(shopSlug, slot)?.replace(',', ''));
  expect(figure('inchGallonsPerThousandSquareFeet')).toBe(623);
  const gallonsPerYear = figure('rainGallonsPerThousandSquareFeet');
  expect(Math.abs(gallonsPerYear - 623.4 * figure('rainInches'))).toBeLessThan(51);
});

test('copy that asks for a distance to an unknown town, or to the town itself, is refused', () => {
  expect(() => fillLocalSlots('{milesToAtlantis}', farTown.slug)).toThrow('{milesToAtlantis}');
  expect(() => fillLocalSlots(`{${slotOf(farTown)}}`, farTown.slug)).toThrow(slotOf(farTown));
});

test('each town with a page has a distance to every other town we serve', () => {
  for (const slug of citySlugs) {
    for (const town of [...citySlugs.map((other) => cities[other]), ...servedTowns]) {
      const isItself = town.name === cities[slug].name;
      expect(findLocalSlot(slug, slotOf(town)) === undefined, `${town.name} from ${slug}`).toBe(isItself);
    }
  }
});
