// The boasts we print. The specification gives some of them in two readings; this register says which one
// is printed where, and on what ground. A boast may be printed only from here (tests/walls checks it).
// See reading 23 in docs/specification.md.

import { offerWords } from '#content/business/offer-words.ts';
import { company } from './company.ts';

export interface Claim {
  /** The words as printed. */
  readonly text: string;
  /** Pages that may print it. */
  readonly usedOn: readonly string[];
  /** The ground for it. `specification` means: the contractor says so and must be able to show it before launch. */
  readonly source: 'specification' | `https://${string}`;
  /** Other wording in the specification, if any, and why it is not this one. */
  readonly otherReading?: string;
}

export const claims = {
  experience: {
    text: '15+ years',
    usedOn: ['home', 'service-in-city'],
    source: 'specification',
    otherReading: 'The About page says 25+ years: see experienceOnAbout.',
  },
  experienceOnAbout: {
    text: '25+ years',
    usedOn: ['about'],
    source: 'specification',
    otherReading:
      'Everywhere else says 15+ years. On the About page it counts years in the trade, not years of the company.',
  },
  customers: { text: '1000+', usedOn: ['home', 'about'], source: 'specification' },
  rating: { text: '5.0/5', usedOn: ['home'], source: 'specification' },
  ratedProjects: {
    text: '180+',
    usedOn: ['home'],
    source: 'specification',
    otherReading: 'The cost calculator says 150+: see calculatorProjects.',
  },
  calculatorProjects: {
    text: `Based on 150+ ${company.serviceArea} roofing projects`,
    usedOn: ['roofing-calculator'],
    source: 'specification',
    otherReading: 'The home page says 180+ for rated projects. The calculator counts priced ones.',
  },
  since: {
    text: `Since ${company.foundedYear}`,
    usedOn: ['home', 'about', 'header'],
    source: 'specification',
  },
  licensedAndInsured: {
    text: 'Licensed & Insured',
    usedOn: ['home', 'about', 'service-in-city', 'header'],
    source: 'specification',
    otherReading:
      'Ohio has no state license for roofers; cities register contractors. The copy speaks of registration where it explains.',
  },
  tileAndMetalLifespan: {
    text: '50+ year',
    usedOn: ['home', 'metal-roofing', 'tile-roofing'],
    source: 'specification',
  },
  tpoWarranty: {
    text: '15–20 years',
    usedOn: ['home', 'about', 'flat-roof-systems', 'commercial-roofing'],
    source: 'specification',
  },
  metalWarranty: { text: '50 years', usedOn: ['home', 'about', 'metal-roofing'], source: 'specification' },
  emergencyArrival: {
    text: offerWords.emergencyArrival,
    usedOn: ['home', 'services', 'emergency-repairs', 'contact', 'city', 'service-in-city'],
    source: 'specification',
  },
  inspectionValue: {
    text: `${offerWords.inspectionValue} value`,
    usedOn: ['home', 'about', 'services', 'roof-inspection', 'service-in-city', 'terms-of-service'],
    // Launch asks for it: a stated value must be a price that somebody pays.
    source: 'specification',
  },
  energySavingsBanner: {
    text: 'Save Up to 30% on Energy Bills',
    usedOn: ['energy-savings-calculator'],
    source: 'specification',
  },
  calculatorWeather: {
    text: `${company.region} weather data`,
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
  calculatorPricing: {
    text: 'Pricing updated monthly from recent local projects',
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
  calculatorAccuracy: {
    text: 'Storm-rated accuracy',
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
} as const satisfies Record<string, Claim>;
