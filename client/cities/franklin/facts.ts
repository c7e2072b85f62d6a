// What we may state about Franklin, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Franklin'] } as const;

export const franklinFacts = {
  permitOffice: {
    text: 'The City of Franklin issues the permit. Its Building & Zoning Division is state-certified for residential and commercial work.',
    brief: 'Franklin Building & Zoning Division',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-746-9921 ext. 1001',
    source: 'City of Franklin, Building & Zoning Division',
    sourceUrl: 'https://franklinohio.org/departments/safety_department/building___zoning/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  applicationForms: {
    text: 'Franklin’s building applications are PDF forms.',
    about: 'application',
    holdsIn,
    services: ['roof-replacement', 'tile-roofing', 'metal-roofing', 'flat-roof-systems'],
    source: 'City of Franklin, Building & Zoning Division',
    sourceUrl: 'https://franklinohio.org/departments/safety_department/building___zoning/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Franklin’s Building & Zoning Division issues commercial permits as well.',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    telephone: '937-746-9921 ext. 1001',
    source: 'City of Franklin, Building & Zoning Division',
    sourceUrl: 'https://franklinohio.org/departments/safety_department/building___zoning/index.php',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
