// Words of the page with three worked roofs. The roofs are calculators/roof-cost/worked-roofs.ts, every figure the
// calculator's.

import { company } from '#client/company.ts';
import { actionWords } from '../business/action-words.ts';
import { fitDescription, fitTitle, type PageListing, type SectionHead } from './page-words.ts';
import { materialsLink } from './roof-cost-results-words.ts';

export const roofCostExamplesListing = {
  title: fitTitle(
    `What a New Roof Costs in ${company.metro}, ${company.regionCode}: Examples`,
    `What a New Roof Costs in ${company.metro}: Examples`,
    'What a New Roof Costs: Examples',
  ),
  description: fitDescription(
    `Roof replacement cost in ${company.theServiceArea}: worked examples with every line, from a one-story ranch to a steep older house, by our own price list.`,
    'Roof replacement cost: worked examples with every line, from a one-story ranch to a steep older house, by our own price list.',
  ),
  keywords: [
    `roof replacement cost ${company.metro}`,
    `new roof cost ${company.region}`,
    'roof cost per square',
    'architectural shingle roof price',
    'roof cost example',
  ],
} satisfies PageListing;

export const roofCostExamplesHead = {
  heading: `What a new roof costs in ${company.theServiceArea}`,
  lead: 'Example roofs, worked out line by line with the calculator’s own prices. Each opens in the calculator, where you can change it into yours.',
} as const satisfies SectionHead;

export const roofCostExamplesWords = {
  scale: 'The houses are drawn at one scale.',
  average: 'average',
  range: (low: string, high: string) => `Planning range ${low} to ${high}`,
  openLink: 'Change this roof in the calculator',
  includesHeading: 'What’s included, and what isn’t',
  leavesOut: 'Not in the price:',
  movesHeading: 'What can change it',
  materialsLink,
  financingLink: 'Ways to pay',
  beforeYouSignLink: 'What to ask before you sign',
  closingHeading: 'Want the number for your own roof?',
  closingLead: 'We measure it and put the price in writing, free.',
  closingButton: actionWords.estimate,
} as const;
