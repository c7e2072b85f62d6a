// Words around the energy savings calculator. Quoted wording: specification §2 "Energy savings calculator page". Steps,
// results and "How this is worked out" are in calculators/energy-savings, the published benchmark in
// content/facts/energy.ts.

import { company } from '#client/company.ts';
import { claims } from '../business/claim-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { energyFacts } from '../facts/energy.ts';
import { inOneText, onlyWhere } from '../wording/only-where.ts';
import { capitalize } from '../wording/text.ts';
import type { PageListing, SectionHead } from './page-words.ts';
import { energyStepCount } from './wizard-step-words.ts';

export const energySavingsListing = {
  title: 'Energy Savings Calculator: Roof, Attic and Electric Bill',
  description: `Estimate what a better roof and attic could take off your electric bill. ${capitalize(energyStepCount)} steps, the model explained in plain words, and a report to keep.`,
  keywords: [
    'energy savings calculator roof',
    `cool roof savings ${company.region}`,
    'attic insulation savings',
    `lower electric bill ${company.metro}`,
    'roof ventilation',
  ],
} satisfies PageListing;

export const energySavingsHead = {
  heading: 'Energy savings calculator',
  lead: 'What a better roof and a tighter attic could take off your electric bill.',
} as const satisfies SectionHead;

export const energySavingsBanner = claims.energySavingsBanner?.text;

/** Under the banner: how far the claim reaches. */
export const energySavingsBannerNote = inOneText(
  ...onlyWhere(
    energySavingsBanner,
    'Our simple model often gives more than this, and more than we would count on; it is no promise.',
  ),
  `ENERGY\u00a0STAR’s average for sealing and insulating a home is ${energyFacts.sealingBenchmark.figures.percentOfEnergyCost}% of its energy cost.`,
);

/** For visitors without script: a short form instead of the wizard (reading 30). */
export const energySavingsNoScriptForm = {
  heading: 'Let us work it out for you',
  lead: `The calculator cannot run here. Tell us about the house instead, and we’ll work out the figures and call you back within ${offerWords.replyTime}.`,
} as const satisfies SectionHead;
