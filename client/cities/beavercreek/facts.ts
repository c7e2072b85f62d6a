// What we may state about Beavercreek, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Beavercreek'] } as const;

export const beavercreekFacts = {
  permitOffice: {
    text: 'Greene County Building Regulation issues building permits in Beavercreek. The city “only issues zoning permits.”',
    brief: 'Greene County Building Regulation',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-562-7420',
    office: 'Greene County Building Regulation',
    source: 'City of Beavercreek, questions on permits',
    sourceUrl: 'https://beavercreekohio.gov/m/faq?cat=16',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Commercial permits in Beavercreek come from Greene County Building Regulation.',
    brief: 'Greene County Building Regulation',
    telephone: '937-562-7420',
    office: 'Greene County Building Regulation',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    source: 'City of Beavercreek, questions on permits',
    sourceUrl: 'https://beavercreekohio.gov/m/faq?cat=16',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
