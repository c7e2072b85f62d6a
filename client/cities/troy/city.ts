import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { troyFacts } from './facts.ts';
import { troyServices } from './services.ts';

export const troy = {
  name: 'Troy',
  county: 'Miami',
  latitude: 40.0395,
  longitude: -84.20328,
  labelSide: 'right',
  isOnRiver: true,
  isOnHighway: true,
  facts: troyFacts,
  page: {
    pageTitle: 'Roofing Contractor in Troy, OH: County Permit, Storms',
    pageDescription:
      'Roofing contractor for Troy, OH, {miles} miles from our shop. Why permits come from Miami County, what the Historic District reviews, recent tornadoes.',
    keywords: [
      'roofing contractor Troy OH',
      'roof replacement Troy Ohio',
      'Miami County roof permit',
      'Troy Historic District roof',
      'storm damage roof Troy Ohio',
    ],
    lead: 'We repair and replace roofs in Troy. Building permits here come from Miami County, and we apply for them.',
    paragraphs: [
      'Miami County’s Building Department covers houses and businesses alike. The city handles zoning. We ask the county about a shingle-only job at your address.',
      'Troy’s Historic District lies downtown, between the Great Miami River, Clay Street, Canal Street and Oxford Street, and the Planning Commission reviews alterations there.',
      'Two tornadoes matter most to a roof in Troy: the one of January 11, 2020 in the city, and the one of June 8, 2022 to the south. Shingles that stayed on can still have lost their seal, and that is worth a check if nobody has looked since.',
      'For a job in Troy we measure and order ahead, so that everything is there on the first day.',
    ],
    lookFor: { text: 'Shingles that stayed on and have lost their seal.', picture: 'sign-lifted-shingles' },
    cardTexts: {
      'roof-replacement': 'How the county permit and the Historic District review fit into your schedule.',
      'roof-repair': 'Send photos, and we can bring the parts for your leak on the first trip.',
      'tile-roofing': 'Who has to agree before a tile roof is changed, and who checks the rafters.',
      'metal-roofing': 'Where metal needs a review in Troy, and which edge details to put in the contract.',
      'flat-roof-systems':
        'With your consent we cut a core first: what is under the membrane can change the whole job.',
      'commercial-roofing': 'County plan review, sealed drawings and storefronts in the Historic District.',
      'emergency-repairs': 'What to do in the first hour, with a realistic time for our arrival in Troy.',
      'roof-inspection': 'Your roof compared with the dates of storms in and around the city.',
    },
    sources: [
      troyFacts.permitOffice,
      troyFacts.cityZoning,
      troyFacts.commercialPermits,
      troyFacts.historicDistrict,
      storms.tornadoTroy2020,
      storms.tornadoTippCity2022,
    ],
  },
  services: troyServices,
} as const satisfies CityContent;
