// What we may state about Centerville, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Centerville'] } as const;

export const centervilleFacts = {
  permitOffice: {
    text: 'The City of Centerville issues the permit through its Building Inspection office.',
    brief: 'Centerville Building Inspection',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-428-4786',
    office: 'Centerville Building Inspection',
    source: 'City of Centerville, do I need approval?',
    sourceUrl: 'https://www.centervilleohio.gov/government/building-inspection/do-i-need-approval',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicDistrict: {
    text: 'For work in Centerville’s Architectural Preservation District call Planning first.',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'commercial-roofing'],
    telephone: '937-433-7151',
    office: 'Centerville Planning',
    source: 'City of Centerville, approval process',
    sourceUrl: 'https://www.centervilleohio.gov/government/building-inspection/approval-process',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Commercial permits in Centerville come from the city’s own Building Inspection office.',
    brief: 'Centerville Building Inspection',
    telephone: '937-428-4786',
    office: 'Centerville Building Inspection',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    source: 'City of Centerville, do I need approval?',
    sourceUrl: 'https://www.centervilleohio.gov/government/building-inspection/do-i-need-approval',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
