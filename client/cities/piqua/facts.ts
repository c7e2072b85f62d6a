// What we may state about Piqua, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Piqua'] } as const;

export const piquaFacts = {
  permitOffice: {
    text: 'Call Piqua’s Planning & Zoning office to ask who issues your permit. An older page of that office says it handles plan review, permitting and inspection.',
    brief: 'Piqua Planning & Zoning',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-778-2049',
    source: 'City of Piqua, Planning & Zoning',
    sourceUrl: 'https://piquaoh.org/city-departments/zoning/',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicDistricts: {
    text: 'Piqua has two historic districts, Piqua-Caldwell and Downtown, and individual landmarks. The City Historic Review Commission issues Certificates of Appropriateness, the city’s written consent, there.',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'commercial-roofing'],
    source: 'City of Piqua, code of ordinances, historic districts',
    sourceUrl: 'https://codelibrary.amlegal.com/codes/piqua/latest/piqua_oh/0-0-0-73528',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicHearing: {
    text: 'Piqua holds the public hearing on a Certificate of Appropriateness 10 to 60 days after filing (Ordinance 3-24 of May 21, 2024).',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'commercial-roofing'],
    source: 'City of Piqua, code of ordinances, Certificates of Appropriateness',
    sourceUrl: 'https://codelibrary.amlegal.com/codes/piqua/latest/piqua_oh/0-0-0-73611',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
