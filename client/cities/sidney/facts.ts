// What we may state about Sidney, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Sidney'] } as const;

export const sidneyFacts = {
  permitOffice: {
    text: 'The City of Sidney issues the permit for houses inside its limits. Outside the city limits, the Shelby/Miami County Building Department does.',
    brief: 'City of Sidney, inside the city limits',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-498-8130',
    office: 'City of Sidney, inside the city limits',
    source: 'City of Sidney, online portal and permit information',
    sourceUrl: 'https://www.sidneyoh.com/190/Online-Portal-and-Permit-Information',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  downtownReview: {
    text: 'In downtown Sidney, alterations paid for with public grants, loans or tax-exempt financing need a certificate from the Downtown Design Review Board.',
    about: 'historic',
    holdsIn,
    services: ['roof-replacement', 'tile-roofing', 'metal-roofing', 'commercial-roofing'],
    source: 'City of Sidney, code of ordinances, downtown design review',
    sourceUrl: 'https://codelibrary.amlegal.com/codes/sidneyoh/latest/sidney_oh/0-0-0-84597',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
