import type { CityContent } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { stateFacts } from '../../facts/state.ts';
import { sidneyFacts } from './facts.ts';
import { sidneyServices } from './services.ts';

export const sidney = {
  name: 'Sidney',
  county: 'Shelby',
  latitude: 40.28422,
  longitude: -84.1555,
  labelSide: 'right',
  isOnRiver: true,
  isOnHighway: true,
  facts: sidneyFacts,
  page: {
    pageTitle: 'Roofing Contractor in Sidney, OH: Registration and Permits',
    pageDescription:
      'Roofing contractor for Sidney, OH and Shelby County. Which office issues your permit, where contractors register, and how long we estimate our drive.',
    keywords: [
      'roofing contractor Sidney OH',
      'roofing Sidney OH',
      'Shelby County roofing',
      'commercial roof Sidney Ohio',
      'roof permit Sidney Ohio',
    ],
    lead: 'We repair and replace roofs in Sidney, and say so when a closer roofer makes more sense.',
    paragraphs: [
      'Ohio does not license roofers; registration is local. The City of Sidney registers contractors for the whole of Shelby County by calendar year, and a registration issued after November 15 runs through the next one. It also issues permits for houses inside its limits. Outside them, and for commercial buildings, the office is the Shelby/Miami County Building Department.',
      'Owners downtown should know about the Downtown Design Review Board. Its certificate is needed for alterations paid for with public grants, loans or tax-exempt financing.',
      'For a whole roof in Sidney the distance hardly matters, because the crew comes for full days. For a small leak it can.',
    ],
    cardTexts: {
      'roof-replacement': 'City permit or county permit, and everything on site before the tear-off.',
      'roof-repair': 'Send us three photos, so that we can load the right parts for the trip to Sidney.',
      'tile-roofing': 'An engineer checks the frame first; then we ask the office that covers your address.',
      'metal-roofing': 'Which office issues the permit, and where snow guards belong.',
      'flat-roof-systems':
        'One office for a house and another for a business, and what you can check between our visits.',
      'commercial-roofing':
        'Sealed plans to the Shelby/Miami County department, and a roof plan your staff can use.',
      'emergency-repairs': 'A true arrival time on the phone, and what to do until then.',
      'roof-inspection': 'Roof, flashing, gutters and attic in a single visit to Sidney.',
    },
    sources: [
      stateFacts.noRooferLicense,
      countyFacts.shelbyRegistration,
      countyFacts.shelbyCommercialPermits,
      sidneyFacts.permitOffice,
      sidneyFacts.downtownReview,
    ],
  },
  services: sidneyServices,
} as const satisfies CityContent;
