import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { piquaFacts } from './facts.ts';
import { piquaServices } from './services.ts';

export const piqua = {
  name: 'Piqua',
  county: 'Miami',
  latitude: 40.14477,
  longitude: -84.24244,
  labelSide: 'left',
  isOnRiver: true,
  isOnHighway: true,
  facts: piquaFacts,
  page: {
    pageTitle: 'Roofing Contractor in Piqua, OH: Districts, Storms, Repair',
    pageDescription:
      'Roofing contractor serving Piqua, OH from {miles} miles away. Two historic districts, a public hearing for some roofs, and what nearby storms may have left.',
    keywords: [
      'roofing contractor Piqua OH',
      'roofing Piqua OH',
      'Piqua roofer',
      'historic district roof Piqua',
      'roof replacement Piqua Ohio',
    ],
    lead: 'Roof work in Piqua begins with two questions: does it need a permit, and is the house in a historic district?',
    paragraphs: [
      'An older page of Piqua’s Planning & Zoning office says it handles plan review, permitting and inspection. We check your job with the office before we price it.',
      'The historic question matters in Piqua-Caldwell, in Downtown and for individual landmarks. For these the City Historic Review Commission issues a Certificate of Appropriateness, its written consent to a change; the public hearing is 10 to 60 days after filing. We ask the city whether a shingle that matches the old one needs the hearing too. A change to metal, or from tile to something else, deserves an early start.',
      'The thunderstorm that carries a tornado can bring damaging wind and hail miles from the tornado’s path. On a roof older than the tornado of March 14, 2024 we look for signs of both.',
    ],
    lookFor: { text: 'Shingles whose seal the wind has broken.', picture: 'sign-lifted-shingles' },
    cardTexts: {
      'roof-replacement': 'In a historic district, ask about the hearing before you agree on a start date.',
      'roof-repair':
        'Leaks and wind damage, usually in one visit, with shingles as close in color as we can get.',
      'tile-roofing':
        'Relaying the tile you have changes nothing that shows, and we ask the city whether its commission must see it.',
      'metal-roofing': 'In a historic district we cut no panel until you have the commission’s approval.',
      'flat-roof-systems': 'Enough slope, drains that stay open, and an overflow for when they do not.',
      'commercial-roofing':
        'We ask the city whether the hearing and the plan review can go on at the same time.',
      'emergency-repairs': 'After a tree or a tornado, a cover first and the paperwork later.',
      'roof-inspection': 'Seals tested by hand, attic vents measured, photos you can file with the city.',
    },
    sources: [
      piquaFacts.permitOffice,
      piquaFacts.historicDistricts,
      piquaFacts.historicHearing,
      storms.tornadoMiamiCounty2024,
    ],
  },
  services: piquaServices,
} as const satisfies CityContent;
