// Around the price of a roof on the home page, the pages of the materials and the city pages. {place} "here" or "in Mill
// Creek".

import type { RoofMaterial } from '#client/shapes/business.ts';
import { offeredMaterials } from '#client/switches.ts';
import { inOneText, onlyWhere } from '../wording/only-where.ts';

const priced: readonly RoofMaterial[] = offeredMaterials;

export const roofPriceWords = {
  heading: 'What a roof costs {place}',
  here: 'here',
  lead: 'Materials, labor, permits, disposal and standard warranties are in the price.',
  leadInCity: 'Our price list is the same in every city.',
  picture: 'One-story house; roof type: {material}.',
  table: 'A {area} sq ft roof on a one-story house',
  columns: { material: 'Material', price: 'Average and range' },
  to: 'to',
  basis: inOneText(
    'Standard pitch, easy access.',
    ...onlyWhere(
      priced.includes('metal'),
      'Standing seam starts at the metal average; most of it costs more.',
    ),
    'The low end is the lowest figure we’d plan on; expect your roof to cost more. A written estimate follows the inspection.',
  ),
  ownRoofLink: 'Price your own roof',
  examplesLink: 'Example roofs, priced line by line',
} as const;
