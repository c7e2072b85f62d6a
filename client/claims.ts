// The boasts we make: the words, and what they rest on. Leave out what you do not claim. Which boasts there are:
// client/shapes/business.ts; where each is printed: content/business/claim-words.ts. A ground of null has to be replaced
// before launch. See reading 23 in docs/specification.md.

import type { ClaimsMade, PromiseGrounds } from '#client/shapes/business.ts';
import { offers } from '#client/shapes/offers.ts';
import { company } from './company.ts';

export const claims = {
  experience: {
    text: '15+ years',
    ground: null,
    otherReading: 'The About page says 25+ years: see experienceOnAbout.',
  },
  experienceOnAbout: {
    text: '25+ years',
    ground: null,
    otherReading:
      'Everywhere else says 15+ years. On the About page it counts years in the trade, not years of the company.',
  },
  customers: { text: '1000+', ground: null },
  rating: { text: '5.0/5', ground: null },
  ratedProjects: {
    text: '180+',
    ground: null,
    otherReading: 'The cost calculator says 150+: see calculatorProjects.',
  },
  calculatorProjects: {
    text: `Based on 150+ ${company.serviceArea} roofing projects`,
    ground: null,
    otherReading: 'The home page says 180+ for rated projects. The calculator counts priced ones.',
  },
  since: {
    text: `Since ${company.foundedYear}`,
    ground: null,
  },
  licensedAndInsured: {
    text: 'Licensed & Insured',
    ground: null,
    otherReading:
      'Ohio has no state license for roofers; cities register contractors. The copy speaks of registration where it explains.',
  },
  tileAndMetalLifespan: {
    text: '50+ year',
    ground: null,
  },
  tpoWarranty: {
    text: '15–20 years',
    ground: null,
  },
  metalWarranty: { text: '50 years', ground: null },
  emergencyArrival: {
    text: `${offers.emergencyArrivalHours.from}–${offers.emergencyArrivalHours.to} hours`,
    ground: null,
  },
  inspectionValue: {
    text: `$${offers.inspectionValueDollars} value`,
    // Launch asks for it: a stated value must be a price that somebody pays.
    ground: null,
  },
  energySavingsBanner: {
    text: 'Save Up to 30% on Energy Bills',
    ground: null,
  },
  calculatorWeather: {
    text: `${company.region} weather data`,
    ground: null,
  },
  calculatorPricing: {
    text: 'Pricing updated monthly from recent local projects',
    ground: null,
  },
  calculatorAccuracy: {
    text: 'Storm-rated accuracy',
    ground: null,
  },
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
