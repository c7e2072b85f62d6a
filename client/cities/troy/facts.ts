// What we may state about Troy, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Troy'] } as const;

export const troyFacts = {
  permitOffice: {
    text: 'The Miami County Building Department issues building permits inside Troy too. The city issues zoning permits only.',
    brief: 'Miami County Building Department',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-440-8121',
    office: 'Miami County Building Department',
    source: 'City of Troy, planning and zoning questions',
    sourceUrl: 'https://troyohio.gov/1865/Planning-Zoning-FAQs',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  cityZoning: {
    text: 'For zoning questions in Troy, call the city.',
    about: 'permit',
    holdsIn,
    services: [],
    telephone: '937-339-9481',
    office: 'City of Troy zoning',
    source: 'City of Troy, planning and zoning questions',
    sourceUrl: 'https://troyohio.gov/1865/Planning-Zoning-FAQs',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicDistrict: {
    text: 'In Troy’s Historic District, bounded by the Great Miami River, Clay Street, Canal Street and Oxford Street, the Planning Commission reviews alterations and grants the Certificate of Appropriateness, its written consent.',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'commercial-roofing'],
    source: 'City of Troy, historic district',
    sourceUrl: 'https://www.troyohio.gov/414/Historic-District',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Commercial permits in Troy come from the Miami County Building Department.',
    brief: 'Miami County Building Department',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    telephone: '937-440-8121',
    office: 'Miami County Building Department',
    source: 'City of Troy, planning and zoning questions',
    sourceUrl: 'https://troyohio.gov/1865/Planning-Zoning-FAQs',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
