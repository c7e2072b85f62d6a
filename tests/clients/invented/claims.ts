import type { ClaimsMade, PromiseGrounds } from '#client/shapes/business.ts';
import { company } from './company.ts';

const unproved = (text: string) => ({ text, ground: null });

export const claims = {
  experience: unproved('39 years'),
  experienceOnAbout: unproved('40+ years'),
  customers: unproved('2400+'),
  rating: unproved('4.9/5'),
  ratedProjects: unproved('310+'),
  calculatorProjects: unproved(`Based on 270+ ${company.serviceArea} roofing projects`),
  since: unproved(`Since ${company.foundedYear}`),
  licensedAndInsured: {
    text: 'Insured & Bonded',
    ground: { paper: 'insurance certificate', date: '2026-03' },
  },
  tileAndMetalLifespan: unproved('50+ year'),
  tpoWarranty: unproved('20–25 years'),
  metalWarranty: unproved('45 years'),
  emergencyArrival: unproved('2–4 hours'),
  inspectionValue: unproved('$325 value'),
  energySavingsBanner: unproved('Save Up to 25% on Energy Bills'),
  calculatorWeather: unproved(`${company.region} climate records`),
  calculatorPricing: unproved('Pricing checked every month against our own jobs'),
  calculatorAccuracy: unproved('Worked out for hail country'),
} as const satisfies ClaimsMade;

/** The promises we make, and what each rests on (content/business/promises.ts): a page, or a signed paper with its date. */
export const promiseGrounds: PromiseGrounds = {
  claimAssistanceValue: null,
  adjusterMeeting: null,
  magnets: null,
  finalWalk: null,
  signedChanges: null,
  chalkSquares: null,
  poleCamera: null,
  closedEveryNight: null,
  workPhotographed: null,
  truckWithLights: null,
  steamForIce: null,
  samples: null,
  panelsFormed: null,
  waterTest: null,
  noPrepaymentPenalty: null,
  plantsCovered: null,
  maintenancePlans: null,
  snowGuards: null,
  spareTiles: null,
  newGutters: null,
  textsCustomers: null,
};
