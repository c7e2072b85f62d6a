// Words of the page that compares the calculator's materials. Prices and lives are the calculator's; slopes and weights are
// facts, and where no source was read the line is left out.

import { company } from '#client/company.ts';
import type { RoofMaterial } from '#client/shapes/business.ts';
import type { Fact } from '#client/shapes/fact.ts';
import { materialFacts } from '#client/shapes/material-facts.ts';
import { offeredMaterials } from '#client/switches.ts';
import { actionWords } from '../business/action-words.ts';
import { listGiven, stateFacts } from '../facts/state-law.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import { spellCount } from '../wording/counts.ts';
import { climateIs, inOneText, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';
import { fitDescription, type PageListing, type SectionHead } from './page-words.ts';

const offered: readonly RoofMaterial[] = offeredMaterials;
const areSeveral = offered.length > 1;

export const roofMaterialsListing = {
  title: areSeveral
    ? 'Roof Materials Compared: Slope, Weight, Life, Price'
    : 'Our Roof Material: Slope, Weight, Life, Price',
  description: fitDescription(
    `${capitalize(listWithAnd(offeredMaterials))} roofs${areSeveral ? ' side by side' : ''}: ${stateFacts.shingleSlope ? `minimum slope by ${company.region}’s code` : 'what each suits'}, weight, life, price in ${company.theServiceArea}, upkeep.`,
    `${capitalize(listWithAnd(offeredMaterials))} roofs${areSeveral ? ' side by side' : ''}: ${stateFacts.shingleSlope ? `minimum slope by ${company.region}’s code` : 'what each suits'}, weight, life, price, upkeep.`,
    'Roofs, material by material: what each suits, weight, life, price and upkeep, with a note on what it asks of the frame.',
  ),
  keywords: [
    'roof materials compared',
    ...onlyWhere(offered.includes('metal'), 'metal roof vs shingles cost'),
    ...onlyWhere(offered.includes('architectural'), 'architectural shingle roof'),
    ...onlyWhere(offered.includes('slate'), 'slate roof weight'),
    `roof material prices ${company.region}`,
  ],
} satisfies PageListing;

export const roofMaterialsHead = {
  heading: areSeveral
    ? `${capitalize(spellCount(offered.length))} roof materials, side by side`
    : 'Our roof material',
  lead: 'What each needs from the house, what it weighs, how long it lasts and what it costs, by our own price list.',
} as const satisfies SectionHead;

export const roofMaterialsWords = {
  choose: areSeveral
    ? 'Pick one to see it on the house. Cheapest first.'
    : 'What it costs on a house, and what it needs.',
  picture: 'The same house with a roof of {material}',
  forThisHouse: (average: string) => `${average} for this roof`,
  /** Of the house that is drawn and priced. */
  basis: (area: string, low: string, high: string) =>
    `${area}\u00a0sq\u00a0ft, one story, standard pitch, easy access, tear-off of one layer of asphalt shingles and permit included. Planning range ${low} to ${high}: the low end is the lowest figure we’d plan on; expect your roof to cost more.`,
  upkeep: 'Upkeep',
  calculatorLink: (label: string) => `Price your roof in ${label.toLowerCase()}`,
  material: 'Material',
  price: { name: 'Price', unit: 'dollars a square foot' },
  weight: { name: 'Weight', unit: 'pounds a square foot; outlined up to the heaviest' },
  life: { name: 'Expected life', unit: 'years; an arrow means longer' },
  slope: { name: 'Minimum slope', unit: 'inches of rise in 12' },
  lifeNote: climateIs.freezing
    ? 'Hail, freeze and thaw shorten a roof’s life here; the free inspection shows what shape yours is in.'
    : 'Sun and storms shorten a roof’s life; the free inspection shows what shape yours is in.',
  lowSlopeHeading: 'And on a flat roof?',
  lowSlopeLead: inOneText(
    `Where a roof is too flat for shingles, the usual answer is a membrane${offered.includes('metal') ? ' or standing seam' : ''}.`,
    ...onlyWith(stateFacts.membraneSlope, ({ text }) => text),
  ),
  lowSlopeLink: 'Flat roof systems: TPO, EPDM, modified bitumen',
  costLink: 'Example roofs, priced line by line',
  closingHeading: areSeveral ? 'Torn between two of them?' : 'Is it right for your house?',
  closingLead: 'We measure the slope, look at the framing and put the price in writing.',
  closingButton: actionWords.book,
} as const;

export interface MaterialWords {
  readonly suits: string;
  readonly upkeep: string;
  /** Where the list price does not say it all. */
  readonly priceNote?: string;
  readonly slope?: Fact;
  /** Where no section of the code was read: what roofers do. */
  readonly usualSlope?: string;
  readonly weight: Fact;
  /** Of `weight`, where it is about more than this material. */
  readonly pounds?: readonly [least: number, most: number];
  /** Of `slope` or `usualSlope`: inches of rise in twelve. */
  readonly leastRise: number;
  /** The page about such roofs. */
  readonly service: ServiceSlug;
}

/** A line that is left out where the code was not read. */
const givenSlope = (slope: Fact | undefined) => (slope ? { slope } : {});

export const materialWords = {
  asphalt: {
    suits: 'Lowest first cost and shortest life: rentals, garages, sheds.',
    upkeep: 'Keep gutters clear, and have ridge, boots and flashing checked after storms.',
    ...givenSlope(stateFacts.shingleSlope),
    leastRise: 2,
    pounds: [2, 2],
    weight: materialFacts.shingleWeight,
    service: 'roof-replacement',
  },
  architectural: {
    suits: 'Houses of any kind: thicker than 3-tab, with better wind ratings and more colors.',
    upkeep: offered.includes('asphalt')
      ? 'The same as 3-tab: gutters, boots and flashing.'
      : 'Keep gutters clear, and have boots and flashing checked after storms.',
    ...givenSlope(stateFacts.shingleSlope),
    leastRise: 2,
    weight: materialFacts.shingleWeight,
    service: 'roof-replacement',
  },
  metal: {
    suits: climateIs.freezing
      ? 'Long life, low slopes and snow that slides off. It needs snow guards over doors and walks.'
      : `Long life, low slopes and strong sun.${climateIs.coastal ? ' Near salt water ask for aluminum.' : ''}`,
    upkeep: 'Keep valleys clear and touch up scratches. Boots and sealant age before the panels.',
    priceNote: 'Standing seam starts at this price, and most of it costs more.',
    ...givenSlope(stateFacts.standingSeamSlope),
    leastRise: 0.25,
    weight: materialFacts.standingSeamWeight,
    service: 'metal-roofing',
  },
  tile: {
    suits: 'Houses whose framing was built for it, or checked by an engineer.',
    upkeep: 'Replace cracked tiles, keep valleys clear. The underlayment wears out before the tile.',
    ...givenSlope(stateFacts.tileSlope),
    leastRise: 2.5,
    weight: materialFacts.tileWeight,
    service: 'tile-roofing',
  },
  slate: {
    suits:
      'Historic houses, and owners who plan to stay. Ask any bidder which slate roofs they have repaired.',
    upkeep: 'Broken slates are pulled with a slate ripper and replaced one by one. Nobody should walk on it.',
    usualSlope: 'Roofers do not usually lay slate below 4/12.',
    leastRise: 4,
    weight: materialFacts.slateWeight,
    service: 'roof-replacement',
  },
  wood: {
    suits: 'The look of cedar. It needs air beneath it and sun to dry, so it is a poor choice under trees.',
    upkeep: 'More than any other roof: keep leaves and moss off, replace split shingles.',
    ...givenSlope(stateFacts.woodSlope),
    leastRise: 3,
    weight: materialFacts.woodWeight,
    service: 'roof-replacement',
  },
} as const satisfies Record<RoofMaterial, MaterialWords>;

export const roofMaterialsFacts: readonly Fact[] = [
  ...offered.flatMap((material) => {
    const { slope, weight }: MaterialWords = materialWords[material];
    return [...(slope ? [slope] : []), weight];
  }),
  ...onlyWhere(climateIs.freezing, materialFacts.lightweightTile),
  ...listGiven(stateFacts.membraneSlope),
];

/** What a covering weighs, in pounds a square foot. */
export function poundsOf({ weight, pounds }: MaterialWords): readonly [least: number, most: number] {
  const { leastPounds = 0, mostPounds = leastPounds } = weight.figures ?? {};
  return pounds ?? [leastPounds, mostPounds];
}
