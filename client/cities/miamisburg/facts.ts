// What we may state about Miamisburg, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Miamisburg'] } as const;

export const miamisburgFacts = {
  permitOffice: {
    text: 'The City of Miamisburg issues building permits, through its chief building official.',
    brief: 'Miamisburg’s chief building official',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    office: 'Miamisburg’s chief building official',
    source: 'City of Miamisburg, permits and fees',
    sourceUrl: 'https://codelibrary.amlegal.com/codes/miamisburg/latest/miamisburg_oh/0-0-0-15139',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  permitFee: {
    text: 'Miamisburg sets the permit fee by the cost of the work and doubles it if work starts before the permit.',
    about: 'application',
    holdsIn,
    services: servicesFor.housePermits,
    source: 'City of Miamisburg, permits and fees',
    sourceUrl: 'https://codelibrary.amlegal.com/codes/miamisburg/latest/miamisburg_oh/0-0-0-15139',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  downtownReview: {
    text: 'In downtown Miamisburg the Planning Commission reviews exterior changes. Original materials are to be kept where possible.',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'commercial-roofing'],
    source: 'City of Miamisburg, downtown review',
    sourceUrl: 'https://codelibrary.amlegal.com/codes/miamisburg/latest/miamisburg_oh/0-0-0-18530',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
