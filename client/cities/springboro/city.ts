import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { springboroFacts } from './facts.ts';
import { springboroServices } from './services.ts';

export const springboro = {
  name: 'Springboro',
  county: 'Warren',
  latitude: 39.55228,
  longitude: -84.23327,
  labelSide: 'right',
  isOnHighway: true,
  facts: springboroFacts,
  page: {
    pageTitle: 'Roofing Contractor in Springboro, OH: Permits, Hail, Repair',
    pageDescription:
      'Roofing contractor {miles} miles from Springboro, OH. Who issues your roof permit, what South Main Street requires, storms on record.',
    keywords: [
      'roofing contractor Springboro OH',
      'roofing Springboro OH',
      'Springboro roofer',
      'roof replacement Springboro Ohio',
      'hail damage roof Springboro',
    ],
    lead: 'Springboro issues its own roof permits, and our shop is a short drive to the northwest, by way of I-75.',
    paragraphs: [
      'Springboro has its own state-certified Building Division, for houses and for businesses, so Warren County does not issue the permit. Since January 1, 2022 the division takes applications as PDF only. Its page does not mention roofing, so we ask whether shingles alone need a permit.',
      'Springboro was founded in 1815, and many of its oldest buildings are in the seven-block historic district on South Main Street, south of Central Avenue. There the Architectural Review Board manages exterior changes to protected properties, so show it the new roof before you order.',
      'Two storms are worth remembering when you look up at a Springboro roof: the hail of May 25, 2011, with stones up to 3 inches across in the southern Dayton area, and the wind of April 29, 2025, which brought wires down near Springboro.',
    ],
    lookFor: { text: 'Hail strikes inside a chalked square.', picture: 'point-12-not-sound' },
    cardTexts: {
      'roof-replacement':
        'A PDF application to the city, and a review board for the South Main Street district.',
      'roof-repair': 'Lifted shingles, leaks and flashing, by a crew that is a short drive away.',
      'tile-roofing': 'An engineer confirms that the trusses can carry it before any tile is ordered.',
      'metal-roofing': 'Gauge, profile and hail: how to choose panels on which dents show less.',
      'flat-roof-systems':
        'Porch, addition or storefront: one Springboro office handles the permit for all three.',
      'commercial-roofing':
        'Sealed plans go to the city, not the county, and we supply the survey they are drawn from.',
      'emergency-repairs': 'Call at any hour and keep away from fallen wires; our crew comes down I-75.',
      'roof-inspection': 'If your roof was already on for the hail of May 2011, we look for old bruises.',
    },
    sources: [
      springboroFacts.permitOffice,
      springboroFacts.commercialPermits,
      springboroFacts.shinglesOnly,
      springboroFacts.paperwork,
      springboroFacts.historicDistrict,
      springboroFacts.housing,
      storms.hail2011,
      storms.wiresSpringboro2025,
    ],
  },
  services: springboroServices,
} as const satisfies CityContent;
