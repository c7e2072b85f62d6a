import { ohioCommercialPermit } from '../../facts.ts';
import type { CityContent } from '../city.ts';
import { centervillePermitList } from './facts.ts';
import { centervilleServices } from './services.ts';

export const centerville = {
  name: 'Centerville',
  county: 'Montgomery',
  population: 23_882,
  latitude: 39.62839,
  longitude: -84.15938,
  isOnRiver: false,
  isOnHighway: false,
  page: {
    pageTitle: 'Centerville, OH Roofing by the City’s Permit List',
    pageDescription:
      'Roof replacement, matching repairs, tapered flat roofs and metal in Centerville, OH. We work from the permit list the city publishes. Free inspection.',
    keywords: [
      'roofing Centerville OH',
      'Centerville roofing contractor',
      'Centerville Ohio roof permit',
      'shingle matching Centerville',
      'roof estimate Centerville',
    ],
    lead: 'Due {direction} of the shop, {miles} miles, in a town that tells you in writing which work needs a permit.',
    paragraphs: [
      'Centerville publishes a permit list. It sounds like a small thing until you have seen two contractors argue about it in a driveway. We read the list as it stands on the day of your estimate and note the result beside the price.',
      'A good deal of our thinking for Centerville is about looks, because a roof is the largest thing on the house that anyone picks from a card. Samples are judged outdoors, against the wall, at two times of day. A repair is planned so that the patch ends at a valley or a hip. On metal, the finish is named by its chemistry and not by a trade word.',
      'The town has {population} people. Kettering is {milesToKettering} miles north, Springboro {milesToSpringboro} southwest and Beavercreek {milesToBeavercreek} northeast. From Miamisburg we allow {drive}, an estimate from distance.',
    ],
    permitNote:
      'The City of Centerville publishes a list of work that needs a permit (centervilleohio.gov). We check your scope against it and ask by name where the scope adds load, such as tile. A commercial re-roof needs a permit under Ohio rules in any case.',
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
        'A screwdriver, a bucket and the right spot can save the ceiling while we drive across.',
      'roof-inspection': 'Four words, one for every finding, and a report that you read from the back.',
    },
    sources: [],
    permitSources: [centervillePermitList, ohioCommercialPermit],
  },
  services: centervilleServices,
} as const satisfies CityContent;
