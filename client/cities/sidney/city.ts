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
      'Roofing contractor for Sidney, OH and Shelby County. Which office issues your permit, how roofers register each year, and how long our drive really is.',
    keywords: [
      'roofing contractor Sidney OH',
      'roofing Sidney OH',
      'Shelby County roofing',
      'commercial roof Sidney Ohio',
      'roof permit Sidney Ohio',
    ],
    lead: 'Sidney registers every contractor for Shelby County, year by year, so ask for that before you compare prices.',
    paragraphs: [
      `Roofing is not a trade that Ohio licenses. Here the check is local: the City of Sidney registers contractors for the whole county by calendar year, and a registration issued after November 15 runs through the next one. It also issues permits for houses inside its limits, at ${sidneyFacts.permitOffice.telephone}. Outside them, and for commercial buildings, the office is the Shelby/Miami County Building Department.`,
      'Sidney is the county seat, and its downtown shows it: a courthouse of 1881, the Monumental Building of 1877 and the bank Louis Sullivan designed, of 1918, now a National Historic Landmark. Owners nearby should know the Downtown Design Review Board. Its certificate is needed for demolition and for alterations paid for with public grants, loans or tax-exempt financing.',
      'Our shop is {miles} miles away, {drive} by I-75. We also work in Piqua, {milesToPiqua} miles from you, and Troy, {milesToTroy}. For a whole roof that hardly matters: the crew comes for full days. For a small leak, a closer roofer may make more sense, and if it does, we say so.',
    ],
    cardTexts: {
      'roof-replacement':
        'City permit or county permit, a registered contractor, and a crew that stays for full days.',
      'roof-repair': 'Send us three photos, and the right parts are on the truck to Sidney.',
      'tile-roofing': 'The structure is checked first, then the office that covers your address.',
      'metal-roofing': 'Panels, permit and a snow guard for every door and meter under the eaves.',
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
      sidneyFacts.downtownBuildings,
    ],
  },
  services: sidneyServices,
} as const satisfies CityContent;
