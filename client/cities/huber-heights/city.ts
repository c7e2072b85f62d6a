import type { CityContent } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { huberHeightsFacts } from './facts.ts';
import { huberHeightsServices } from './services.ts';

export const huberHeights = {
  name: 'Huber Heights',
  county: 'Montgomery',
  latitude: 39.84395,
  longitude: -84.12466,
  labelSide: 'above',
  facts: huberHeightsFacts,
  page: {
    pageTitle: 'Roofing Contractor in Huber Heights, OH: Brick Homes',
    pageDescription:
      'Roof replacement and repair in Huber Heights, OH. No city permit for the roof, a free one for the dumpster. Chimneys and flashing on older brick houses.',
    keywords: [
      'roofing contractor Huber Heights OH',
      'roof replacement Huber Heights Ohio',
      'Huber Heights roof permit',
      'chimney flashing repair Huber Heights',
      'roof repair brick house',
    ],
    lead: 'We repair and replace roofs in Huber Heights, and the flashing where shingles meet brick.',
    paragraphs: [
      'Huber Heights requires no city permit for roof repairs or replacement. The dumpster is another matter: it needs a zoning permit from the city, at no fee, and we get it. Building permits come from Montgomery County Building Regulations, and we ask there whether your job needs one.',
      'Huber Homes built more than 10,700 single-family houses here from 1956 to 1992, and the city was known for years as “America’s Largest Community of Brick Homes.” On a brick house the weak point is the joint between roof and wall. Caulk doesn’t last there. Step flashing in the shingles and counterflashing, the metal over it, set in a mortar joint do.',
      'The EF2 tornado of May 27, 2019 took roofs off close to Huber Heights. If your shingles were on the house that night and have not been looked at since, have the seals tested.',
    ],
    lookFor: { text: 'A brick chimney with caulk in place of flashing.', picture: 'point-4-not-sound' },
    cardTexts: {
      'roof-replacement':
        'The free permit for the dumpster, and new counterflashing set into the mortar joints.',
      'roof-repair': 'Is it the roof or the chimney? A hose test tells us before you pay for either.',
      'tile-roofing': 'Brick veneer does not carry a roof, so the framing is checked first.',
      'metal-roofing': 'Chimney repairs first, panels after, with flashing that can move.',
      'flat-roof-systems': 'Stores, apartments and porches, and the leaks that start in a brick parapet.',
      'commercial-roofing':
        'For a new roof, businesses and churches need a permit from Montgomery County, and so do most apartment buildings.',
      'emergency-repairs':
        'Open roof or fallen chimney in Huber Heights: what to keep away from until we arrive.',
      'roof-inspection': 'Layers, decking, chimney and mortar joints of an older brick house.',
    },
    sources: [
      huberHeightsFacts.shinglesOnly,
      huberHeightsFacts.permitOffice,
      huberHeightsFacts.dumpster,
      huberHeightsFacts.commercialPermits,
      huberHeightsFacts.housing,
      storms.tornadoNorthDayton2019,
      stateFacts.commercialPermit,
    ],
  },
  services: huberHeightsServices,
} as const satisfies CityContent;
