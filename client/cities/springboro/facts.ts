// What we may state about Springboro, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Springboro'] } as const;

export const springboroFacts = {
  permitOffice: {
    text: 'Springboro’s own state-certified Building Division issues the permit, not the county.',
    brief: 'Springboro’s own Building Division, not the county',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-748-5780',
    office: 'Springboro Building Division',
    source: 'City of Springboro, building and zoning',
    sourceUrl: 'https://www.cityofspringboro.com/149/Building-Zoning',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  paperwork: {
    text: 'Springboro has taken applications as PDF only since January 1, 2022.',
    about: 'application',
    holdsIn,
    services: servicesFor.housePermits,
    source: 'City of Springboro, building and zoning',
    sourceUrl: 'https://www.cityofspringboro.com/149/Building-Zoning',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicDistrict: {
    text: 'The seven-block historic district on South Main Street, south of Central Avenue, is designated locally and federally. Springboro’s Architectural Review Board manages exterior changes to protected properties.',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'commercial-roofing'],
    source: 'City of Springboro, historic preservation',
    sourceUrl: 'https://www.cityofspringboro.com/241/Historic-Preservation',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Springboro’s own Building Division issues commercial permits as well.',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    source: 'City of Springboro, building and zoning',
    sourceUrl: 'https://www.cityofspringboro.com/149/Building-Zoning',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  housing: {
    text: 'Many of Springboro’s oldest buildings are in the South Main Street district; the city was founded in 1815.',
    about: 'housing',
    holdsIn,
    services: servicesFor.oldHouses,
    source: 'City of Springboro, historic preservation',
    sourceUrl: 'https://www.cityofspringboro.com/241/Historic-Preservation',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
