// What we may state about Fairborn, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Fairborn'] } as const;

export const fairbornFacts = {
  permitOffice: {
    text: 'The City of Fairborn issues the permit through its Building Code & Inspection Division and an online portal.',
    office: 'Fairborn Building Code & Inspection Division',
    brief: 'Fairborn Building Code & Inspection Division',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    source: 'City of Fairborn, Building Code & Inspection Division',
    sourceUrl:
      'https://www.fairbornoh.gov/government/development_services/building_code___inspection_division/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  residentialCode: {
    text: 'For houses Fairborn enforces the 2019 Residential Code of Ohio, with the updates in effect since April 15, 2024.',
    about: 'permit',
    holdsIn,
    services: ['roof-replacement', 'flat-roof-systems'],
    source: 'City of Fairborn, Building Code & Inspection Division',
    sourceUrl:
      'https://www.fairbornoh.gov/government/development_services/building_code___inspection_division/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  registration: {
    text: 'Contractor registration and license renewal in Fairborn run through the city’s portal.',
    brief: 'Ask for proof of registration; contractors register through the city’s portal.',
    about: 'registration',
    holdsIn,
    services: [...servicesFor.housePermits, 'commercial-roofing'],
    source: 'City of Fairborn, Building Code & Inspection Division',
    sourceUrl:
      'https://www.fairbornoh.gov/government/development_services/building_code___inspection_division/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Fairborn issues commercial permits itself, under the 2024 Ohio Building Code since March 1, 2024.',
    office: 'Fairborn Building Code & Inspection Division',
    brief: 'Fairborn Building Code & Inspection Division',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    source: 'City of Fairborn, Building Code & Inspection Division',
    sourceUrl:
      'https://www.fairbornoh.gov/government/development_services/building_code___inspection_division/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
