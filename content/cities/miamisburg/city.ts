import type { CityContent } from '../city.ts';
import { miamisburgFacts } from './facts.ts';
import { miamisburgServices } from './services.ts';

export const miamisburg = {
  name: 'Miamisburg',
  county: 'Montgomery',
  latitude: 39.64284,
  longitude: -84.28661,
  isOnRiver: true,
  isOnHighway: true,
  facts: miamisburgFacts,
  page: {
    pageTitle: 'Miamisburg, OH Roofing: The Town Our Shop Is In',
    pageDescription:
      'Roof replacement, repair, metal, tile and flat roofs in Miamisburg, OH, from the shop in town. Free inspection, written estimate, emergency crew by phone.',
    keywords: [
      'roofing Miamisburg OH',
      'roofer Miamisburg',
      'Miamisburg roof repair',
      'roof replacement 45342',
      'Montgomery County roofing contractor',
    ],
    lead: 'This is where we start every morning. For a roof in Miamisburg there is no drive to plan around, only the weather.',
    paragraphs: [
      'Miamisburg lies on the Great Miami River and on I-75. It is also the point our map is drawn from: the miles to Dayton, to Troy, to Sidney are straight lines that begin here.',
      'That is of practical use to you. A crew that begins the day in town can wait for a shower to pass, come back for a forgotten pipe boot, and look in again a week after the last nail. Small repairs, the ones that take less time than the drive elsewhere, are easiest for us here.',
      'West Carrollton lies {milesToWestCarrollton} miles to the northeast, Germantown {milesToGermantown} to the west and Franklin {milesToFranklin} to the south. If your house stands between two of them, count it as Miamisburg. We do.',
    ],
    cardTexts: {
      'roof-replacement':
        'The crew decides at breakfast, by the radar, whether your Miamisburg roof is opened that day.',
      'roof-repair': 'One cracked pipe boot is reason enough to call when the ladder is already in town.',
      'tile-roofing':
        'A slipped tile can be put back on the way to another job, before it breaks its neighbor.',
      'metal-roofing':
        'See two full lengths of panel against your own wall before you choose gauge and color.',
      'flat-roof-systems':
        'Spring and fall visits to the drains are easy to keep when nobody has to leave town for them.',
      'commercial-roofing':
        'Half days before opening time are possible for a Miamisburg storefront, because nobody has to fill a long trip.',
      'emergency-repairs': 'Tarps, boards and lights are stored in the same town as your leak.',
      'roof-inspection': 'Pick a month, and the same photographs are taken from the same spots every year.',
    },
    sources: [],
  },
  services: miamisburgServices,
} as const satisfies CityContent;
