import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { fairbornFacts } from './facts.ts';
import { fairbornServices } from './services.ts';

export const fairborn = {
  name: 'Fairborn',
  county: 'Greene',
  latitude: 39.82089,
  longitude: -84.01938,
  labelSide: 'below',
  facts: fairbornFacts,
  page: {
    pageTitle: 'Roofing Contractor in Fairborn, OH: Permit Portal, Storms',
    pageDescription:
      'Roof replacement, repair and inspection in Fairborn, OH. Permits and contractor registration run through the city’s portal. Storms on record.',
    keywords: [
      'roofing contractor Fairborn OH',
      'Fairborn roof permit',
      'roof repair Fairborn Ohio',
      'roof inspection near Wright-Patterson',
      'Greene County Ohio roofer',
    ],
    lead: 'We repair, replace and inspect roofs in Fairborn. Call us, and we’ll set a time.',
    paragraphs: [
      'In Fairborn the city issues roof permits, through its Building Code & Inspection Division and an online portal. Contractors register and renew in the same portal. Ask any roofer for proof of registration before you sign. Before we price, we settle with the division whether shingles alone need a permit.',
      'Wright-Patterson Air Force Base is next door. The tornado that crossed it on February 28, 2024 took shingles off housing there, and on February 27, 2023 hail was reported in Fairborn. On a roof that has been through either we look for creases, bruises and broken seals.',
      'If you own a house here and are stationed somewhere else, we can handle the job by phone and email; somebody only has to let us into the attic.',
    ],
    lookFor: {
      text: 'A roof that wind has stripped to the underlayment.',
      picture: 'sign-stripped-shingles',
    },
    cardTexts: {
      'roof-replacement':
        'The city’s portal, the residential code the city enforces, and whether each bid has an ice barrier.',
      'roof-repair':
        'For owners in Fairborn and for those stationed elsewhere: cause, price and pictures in one email.',
      'tile-roofing': 'How flat a tile roof may be, and how each piece is held against the wind.',
      'metal-roofing': 'What a wind rating says about clips, and where the snow will land.',
      'flat-roof-systems': 'One code for a porch, another for a store, and one office for both.',
      'commercial-roofing': 'The city permits commercial roofs itself, under the 2024 Ohio Building Code.',
      'emergency-repairs':
        'What to do until the truck reaches Fairborn, and what a tenant may do before the owner answers.',
      'roof-inspection':
        'Buying a house near the base from far away? We look at the roof and the attic for you.',
    },
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.registration,
      fairbornFacts.commercialPermits,
      storms.hailFairborn2023,
      storms.tornadoWrightPatterson2024,
    ],
  },
  services: fairbornServices,
} as const satisfies CityContent;
