// What one value of a contractor's has to look like, alike in his answers and in his files. The words follow the value.

import { z } from 'zod';
import type { RoofMaterial } from '#client/shapes/business.ts';
import { usStates } from './us-states.ts';

/** With the price of a square foot that the calculator would begin with. */
export const materials = {
  asphalt: 4.5,
  architectural: 6,
  metal: 9,
  tile: 11,
  slate: 15,
  wood: 8.5,
} as const satisfies Readonly<Record<RoofMaterial, number>>;

export const metalColors = {
  'charcoal-gray': 'Charcoal gray',
  'ocean-blue': 'Ocean blue',
  'forest-green': 'Forest green',
  'brick-red': 'Brick red',
  'bone-white': 'Bone white',
  bronze: 'Bronze',
} as const;

export const namesIn = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as [Name, ...Name[]];

export const words = z.string().trim().min(1, 'is empty');
export const count = z.int('is no whole number').min(1, 'has to be 1 or more');
export const squareFootPrice = z
  .number()
  .min(1, 'is no price of a square foot: write dollars and cents between 1 and 100, 9.50')
  .max(100, 'is no price of a square foot: write dollars and cents between 1 and 100, 9.50');
export const shortName = words.max(12, 'is longer than the 12 characters that fit under an icon');
export const email = z.email('is no email address');
export const secureAddress = z.url({ protocol: /^https$/, error: 'is no address that begins with https://' });
export const stateCode = z
  .string()
  .refine((code) => Object.hasOwn(usStates, code), 'is no state: write its two letters, SC');
export const zipCode = z.string().regex(/^\d{5}$/, 'is no ZIP code of five digits');
export const foundedYear = z
  .int()
  .min(1801, 'is no year of a company of today')
  .max(new Date().getFullYear(), 'has not come yet');
/** "Lowcountry", as in "Lowcountry roofs". */
export const serviceArea = words.refine(
  (text) => !/^the /i.test(text),
  'begins with “the”: leave it out, as in “Lowcountry roofs”',
);
