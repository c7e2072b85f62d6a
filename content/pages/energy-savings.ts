// Words around the energy savings calculator. Quoted wording: specification §2 "Energy savings calculator page". Steps, results
// and "How this is worked out" stand in calculators/energy-savings; the published benchmark in content/cities/local-facts.ts.

import { claims } from '../business/claims.ts';
import { company } from '../business/company.ts';
import { offerWords } from '../business/offer-words.ts';
import type { PageListing, SectionHead, TitledText } from './page-words.ts';

export const energySavingsListing = {
  title: 'Energy Savings Calculator: Roof, Attic and Electric Bill',
  description:
    'Estimate what a better roof and attic could take off your electric bill. Seven steps, the model explained in plain words, and a report to keep.',
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

export const energySavingsBanner = claims.energySavingsBanner.text;

/** Three blurbs below the results. The winter side of the cool roof: DOE / ORNL Cool Roof Calculator. */
export const energyBenefits = [
  {
    title: 'Cool roof',
    text: 'A light, reflective roof turns back summer sun before it heats the deck. In a heating climate like ours it gives a little of that back in winter.',
  },
  {
    title: 'Ventilation',
    text: 'Air that enters at the soffit and leaves at the ridge carries off heat and damp. Shingles last longer, and less frost forms on the nails.',
  },
  {
    title: 'Insulation',
    text: 'A deep, even layer over a sealed ceiling keeps heat in the rooms all winter and summer heat out of them. It works under any roof.',
  },
] as const satisfies readonly TitledText[];

export const energyAuditCallToAction = {
  heading: 'A model is a start. A look is better.',
  lead: `The audit checks attic, vents and insulation, and comes with the ${offerWords.inspection}. Both are free.`,
  button: `Book a free energy audit and ${offerWords.inspection}`,
} as const satisfies SectionHead & { button: string };

/** For visitors without script: a short form instead of the wizard (ruling 30). */
export const energySavingsByHand = {
  heading: 'Let us work it out for you',
  lead: `The calculator needs JavaScript. Tell us about the house instead: we work out the savings and call you back within ${offerWords.replyTime}.`,
} as const satisfies SectionHead;
