// What a county publishes or keeps. A table of design values binds where the county's office issues the permit: Greene
// County's in Beavercreek.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const greeneCountyCodes = {
  about: 'design',
  holdsIn: { towns: ['Beavercreek'] },
  source: 'Greene County, current building codes',
  sourceUrl: 'https://www.greenecountyohio.gov/141/Current-Building-Codes',
  checkedOn: '2026-11-22',
  certainty: 'page',
} as const;

export const countyFacts = {
  greeneIceBarrier: {
    ...greeneCountyCodes,
    text: 'Greene County’s table says of ice shield underlayment: “Required: Yes.”',
    services: ['roof-replacement', 'roof-repair', 'roof-inspection'],
  },
  greeneWind: {
    ...greeneCountyCodes,
    text: 'The design wind speed in Greene County is 115 mph for ordinary buildings (risk category II).',
    brief: 'Wind 115 mph.',
    services: [
      'roof-replacement',
      'tile-roofing',
      'metal-roofing',
      'flat-roof-systems',
      'commercial-roofing',
    ],
  },
  greeneSnow: {
    ...greeneCountyCodes,
    text: 'The design ground snow load in Greene County is 20 pounds a square foot, and so is the roof snow load.',
    brief: 'Snow 20 pounds a square foot.',
    services: ['tile-roofing', 'metal-roofing', 'flat-roof-systems', 'commercial-roofing'],
  },
  shelbyRegistration: {
    text: 'The City of Sidney registers contractors for the whole of Shelby County, by calendar year. A registration issued after November 15 runs through the next year.',
    about: 'registration',
    holdsIn: { counties: ['Shelby'] },
    services: 'all',
    source: 'City of Sidney, online portal and permit information',
    sourceUrl: 'https://www.sidneyoh.com/190/Online-Portal-and-Permit-Information',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  shelbyCommercialPermits: {
    text: 'Commercial permits in Sidney and Shelby County come from the Shelby/Miami County Building Department.',
    brief: 'Shelby/Miami County Building Department',
    about: 'commercial',
    holdsIn: { counties: ['Shelby'] },
    services: servicesFor.commercialPermits,
    telephone: '937-658-6220',
    office: 'Shelby/Miami County Building Department',
    source: 'City of Sidney, online portal and permit information',
    sourceUrl: 'https://www.sidneyoh.com/190/Online-Portal-and-Permit-Information',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
