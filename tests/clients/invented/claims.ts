import type { ClaimsMade, PromiseGrounds } from '#client/shapes/business.ts';
import { company } from './company.ts';

export const claims = {
  experience: {
    text: '39 years',
    ground: null,
  },
  experienceOnAbout: {
    text: '40+ years',
    ground: null,
  },
  customers: { text: '2400+', ground: null },
  rating: { text: '4.9/5', ground: null },
  ratedProjects: {
    text: '310+',
    ground: null,
  },
  calculatorProjects: {
    text: `Based on 270+ ${company.serviceArea} roofing projects`,
    ground: null,
  },
  since: {
    text: `Since ${company.foundedYear}`,
    ground: null,
  },
  licensedAndInsured: {
    text: 'Insured & Bonded',
    ground: { paper: 'insurance certificate', date: '2026-03' },
  },
  tileAndMetalLifespan: {
    text: '50+ year',
    ground: null,
  },
  tpoWarranty: {
    text: '20–25 years',
    ground: null,
  },
  metalWarranty: { text: '45 years', ground: null },
  emergencyArrival: {
    text: '2–4 hours',
    ground: null,
  },
  inspectionValue: {
    text: '$325 value',
    ground: null,
  },
  energySavingsBanner: {
    text: 'Save Up to 25% on Energy Bills',
    ground: null,
  },
  calculatorWeather: {
    text: `${company.region} climate records`,
    ground: null,
  },
  calculatorPricing: {
    text: 'Pricing checked every month against our own jobs',
    ground: null,
  },
  calculatorAccuracy: {
    text: 'Worked out for hail country',
    ground: null,
  },
} as const satisfies ClaimsMade;

/** The promises we make, and what each rests on (content/business/promises.ts): a page, or a signed paper with its date. */
export const promiseGrounds: PromiseGrounds = {
  claimAssistanceValue: null,
  adjusterMeeting: null,
  magnets: null,
  chalkSquares: null,
  poleCamera: null,
  closedEveryNight: null,
  corePatched: null,
  truckWithLights: null,
  steamForIce: null,
  samples: null,
  panelsFormed: null,
  waterTest: null,
  noPrepaymentPenalty: null,
};
