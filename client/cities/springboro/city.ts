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
      'Roofing contractor {miles} miles from Springboro, OH. Who issues building permits, when the South Main Street review board has a say, and storms on record.',
    keywords: [
      'roofing contractor Springboro OH',
      'roofing Springboro OH',
      'Springboro roofer',
      'roof replacement Springboro Ohio',
      'hail damage roof Springboro',
    ],
    lead: 'Our shop is in Miamisburg, to the northwest of Springboro and a short drive on I-75.',
    paragraphs: [
      'Springboro has its own state-certified Building Division, for houses and for businesses, so Warren County does not issue the permit. Since January 1, 2022 the division takes applications as PDF only. We ask it whether shingles alone need a permit.',
      'Springboro was founded in 1815, and many of its oldest buildings are in the seven-block historic district on South Main Street, south of Central Avenue. There the Architectural Review Board manages exterior changes to protected properties, so show it a sample of the new roofing before you order.',
      'If your shingles are older than May 25, 2011, have them checked for hail: it is almost surely too late for a claim, but not to learn how long the roof has left. If nobody has looked at the roof since the wind of April 29, 2025, have its edges checked.',
    ],
    lookFor: { text: 'Hail strikes inside a chalked square.', picture: 'point-12-not-sound' },
    cardTexts: {
      'roof-replacement':
        'Who to ask whether shingles need a permit, and the review board for South Main Street.',
      'roof-repair': 'Lifted shingles, leaks and flashing, repaired by a crew a short drive away.',
      'tile-roofing': 'Before any tile is ordered, an engineer confirms that the trusses can carry it.',
      'metal-roofing': 'Heavier steel, ribs or texture: how to choose panels that show dents less.',
      'flat-roof-systems': 'Porch, addition or storefront: one Springboro office answers for all three.',
      'commercial-roofing':
        'Sealed plans go to the city, not the county, and we supply the survey they are drawn from.',
      'emergency-repairs': 'Call at any hour and keep away from fallen wires; our crew comes down I-75.',
      'roof-inspection': 'Old hail bruises, seals that have let go, and the attics of the oldest houses.',
    },
    sources: [
      springboroFacts.permitOffice,
      springboroFacts.commercialPermits,
      springboroFacts.paperwork,
      springboroFacts.historicDistrict,
      springboroFacts.housing,
      storms.hail2011,
      storms.wiresSpringboro2025,
    ],
  },
  services: springboroServices,
} as const satisfies CityContent;
