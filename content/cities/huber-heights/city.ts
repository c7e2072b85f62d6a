import { stateFacts } from '../../facts/state.ts';
import type { CityContent } from '../city.ts';
import { huberHeightsFacts } from './facts.ts';
import { huberHeightsServices } from './services.ts';

export const huberHeights = {
  name: 'Huber Heights',
  county: 'Montgomery',
  latitude: 39.84395,
  longitude: -84.12466,
  isOnRiver: false,
  isOnHighway: false,
  facts: huberHeightsFacts,
  page: {
    pageTitle: 'Huber Heights, OH Roofing: Where Roof Meets Brick',
    pageDescription:
      'Roofing for brick houses in Huber Heights, OH: step flashing, counterflashing cut into mortar, chimneys, shingles and flat roofs. Free inspection.',
    keywords: [
      'roofing Huber Heights OH',
      'Huber Heights roofer',
      'chimney flashing Huber Heights',
      'brick house roof repair',
      'roof replacement Huber Heights Ohio',
    ],
    lead: 'A town known for years for its brick homes needs roofers who know what to do at the wall.',
    paragraphs: [
      'Shingles wear out evenly and in plain view. The joint with a brick wall fails in secret. Water gets behind a strip that was glued instead of set, runs down inside, and turns up on a ceiling two floors below. In Huber Heights we would look at that joint first on any house, and price it by the foot and in its own line.',
      'The proper joint is made of two pieces. One is woven into the shingles. One is let into the mortar and bent down over it. They touch, and are not fastened to each other, because the roof moves and the wall does not. It takes a grinder, a brake and some patience.',
      'The city lies {miles} miles {direction} of the shop. Vandalia is {milesToVandalia} miles from it, Fairborn {milesToFairborn}, Tipp City {milesToTippCity}. Brick or siding, the rule for the joint is the same.',
    ],
    cardTexts: {
      'roof-replacement':
        'New step flashing in every course, and counterflashing let into the joint instead of glued to the face.',
      'roof-repair':
        'Four things can wet the ceiling beside a chimney, and a hose tells us which before you pay for any.',
      'tile-roofing': 'Veneer carries only itself, so we look behind the brick before we say yes to tile.',
      'metal-roofing': 'Mason first, metal a week later: fresh mortar ruins a painted panel within hours.',
      'flat-roof-systems': 'Half of the work on a roof behind a brick parapet happens on the parapet.',
      'commercial-roofing': 'Churches and offices with shingles fall under the state’s permit rule as well.',
      'emergency-repairs':
        'When a chimney has come down, loose brick is cleared by hand and the flue checked before any fire is lit.',
      'roof-inspection':
        'A thin screwdriver in the mortar says more about your flashing than a look from the ladder.',
    },
    sources: [huberHeightsFacts.housing, stateFacts.commercialPermit],
  },
  services: huberHeightsServices,
} as const satisfies CityContent;
