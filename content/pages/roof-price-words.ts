// Around the price of a roof on the home page, the pages of the materials and the city pages. {place} "here" or "in Mill Creek".

import { offeredMaterials } from '#client/switches.ts';
import { spellCount } from '../wording/counts.ts';
import { capitalize } from '../wording/text.ts';

export const roofPriceWords = {
  heading: 'What a roof costs {place}',
  here: 'here',
  lead: 'Materials, labor, permits, disposal and standard warranties are in the price.',
  leadInCity: 'Our price list is the same in every city.',
  pick: 'Pick a material and slide to your size.',
  materials: 'Roof type',
  area: 'Roof area',
  /** Before and after the ground such a house covers. */
  help: ['About the roof of a one-story house of ', ' sq ft.'],
  average: 'on average',
  to: 'to',
  /** After the material and the area. */
  basis:
    ' sq ft of roof, one story, standard pitch, easy access. The low end is the lowest figure we’d plan on; expect your roof to cost more. A written estimate follows the inspection.',
  button: 'Change the rest of the house',
  picture: 'One-story house; roof type: {material}.',
  table: 'A {area} sq ft roof on one story',
  /** Without script, under the table. */
  ownRoofLink: 'Let us work out your roof',
  columns: { material: 'Material', average: 'Average', range: 'Range' },
  examplesLink: 'Three worked roofs, line by line',
  materialsLink: `${capitalize(spellCount(offeredMaterials.length))} materials side by side`,
} as const;
