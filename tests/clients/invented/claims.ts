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
    text: '39 years',
    usedOn: ['home', 'service-in-city'],
    source: 'specification',
  },
  experienceOnAbout: {
    text: '40+ years',
    usedOn: ['about'],
    source: 'specification',
  },
  customers: { text: '2400+', usedOn: ['home', 'about'], source: 'specification' },
  rating: { text: '4.9/5', usedOn: ['home'], source: 'specification' },
  ratedProjects: {
    text: '310+',
    usedOn: ['home'],
    source: 'specification',
  },
  calculatorProjects: {
    text: `Based on 270+ ${company.serviceArea} roofing projects`,
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
  since: {
    text: `Since ${company.foundedYear}`,
    usedOn: ['home', 'about', 'header'],
    source: 'specification',
  },
  licensedAndInsured: {
    text: 'Insured & Bonded',
    usedOn: ['home', 'about', 'service-in-city', 'header'],
    source: 'specification',
  },
  tileAndMetalLifespan: {
    text: '50+ year',
    usedOn: ['home', 'metal-roofing', 'tile-roofing'],
    source: 'specification',
  },
  tpoWarranty: {
    text: '20–25 years',
    usedOn: ['home', 'about', 'flat-roof-systems', 'commercial-roofing'],
    source: 'specification',
  },
  metalWarranty: { text: '45 years', usedOn: ['home', 'about', 'metal-roofing'], source: 'specification' },
  emergencyArrival: {
    text: offerWords.emergencyArrival,
    usedOn: ['home', 'services', 'emergency-repairs', 'contact', 'city', 'service-in-city'],
    source: 'specification',
  },
  inspectionValue: {
    text: `${offerWords.inspectionValue} value`,
    usedOn: ['home', 'about', 'services', 'roof-inspection', 'service-in-city', 'terms-of-service'],
    source: 'specification',
  },
  energySavingsBanner: {
    text: 'Save Up to 25% on Energy Bills',
    usedOn: ['energy-savings-calculator'],
    source: 'specification',
  },
  calculatorWeather: {
    text: `${company.region} climate records`,
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
  calculatorPricing: {
    text: 'Pricing checked every month against our own jobs',
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
  calculatorAccuracy: {
    text: 'Worked out for hail country',
    usedOn: ['roofing-calculator'],
    source: 'specification',
  },
} as const satisfies Record<string, Claim>;
