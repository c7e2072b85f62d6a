import type { CityContent } from '../city.ts';
import { centervilleFacts } from './facts.ts';
import { centervilleServices } from './services.ts';

export const centerville = {
  name: 'Centerville',
  county: 'Montgomery',
  latitude: 39.62839,
  longitude: -84.15938,
  isOnRiver: false,
  isOnHighway: false,
  facts: centervilleFacts,
  page: {
    pageTitle: 'Roofing Contractor in Centerville, OH',
    pageDescription:
      'Roof replacement, matching repairs, tapered flat roofs and metal in Centerville, OH. We ask the city about the permit first. Free inspection.',
    keywords: [
      'roofing Centerville OH',
      'Centerville roofing contractor',
      'Centerville Ohio roof permit',
      'shingle matching Centerville',
      'roof estimate Centerville',
    ],
    lead: 'Due {direction} of the shop, {miles} miles. The city’s permit list does not name roofing, so we call before we schedule.',
    paragraphs: [
      'Centerville publishes a list of work that needs approval, and roofing is not on it. The city says to call if unsure. We call with your address and write the answer beside the price.',
      'A good deal of our thinking for Centerville is about looks, because a roof is the largest thing on the house that anyone picks from a card. Samples are judged outdoors, against the wall, at two times of day. A repair is planned so that the patch ends at a valley or a hip. On metal, the finish is named by its chemistry and not by a trade word.',
      'Kettering is {milesToKettering} miles north, Springboro {milesToSpringboro} southwest and Beavercreek {milesToBeavercreek} northeast. From Miamisburg we allow {drive}, an estimate from distance.',
    ],
    cardTexts: {
      'roof-replacement': 'Take the sample board outside, lay it flat by the wall, and look again at sunset.',
      'roof-repair': 'Shingles borrowed from behind the garage make a patch that nobody finds.',
      'tile-roofing':
        'Valleys are quoted in coated steel and in copper, because no one will want to reach them twice.',
      'metal-roofing':
        'Two finishes, three kinds of paint warranty and one line in the estimate that names them all.',
      'flat-roof-systems': 'A puddle that stays for days asks for tapered boards, not for a better sheet.',
      'commercial-roofing':
        'Intakes, noise and parking are planned first in a building where people work below the roof.',
      'emergency-repairs':
        'What to do about a sagging ceiling while we drive across, and when to leave the room.',
      'roof-inspection': 'Four words, one for every finding, and a report that you read from the back.',
    },
    sources: [centervilleFacts.shinglesOnly],
  },
  services: centervilleServices,
} as const satisfies CityContent;
