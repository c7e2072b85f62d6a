import type { CityContent } from '../city.ts';
import { sidneyFacts } from './facts.ts';
import { sidneyServices } from './services.ts';

export const sidney = {
  name: 'Sidney',
  county: 'Shelby',
  latitude: 40.28422,
  longitude: -84.1555,
  isOnRiver: true,
  isOnHighway: true,
  facts: sidneyFacts,
  page: {
    pageTitle: 'Sidney, OH Roofing: The Far End of Our Map',
    pageDescription:
      'Roofers for Sidney, OH and Shelby County. Whole days on site, full loads, temporary covers built to last, cold-weather shingle work. Free inspection.',
    keywords: [
      'roofing Sidney OH',
      'Sidney Ohio roofer',
      'Shelby County roofing',
      'commercial roof Sidney Ohio',
      'emergency roof repair Sidney',
    ],
    lead: 'At {miles} miles this is our longest drive. We come for whole days, and we tell you when a nearer hand would do.',
    paragraphs: [
      'Sidney is the seat of Shelby County, the only town we serve there, and the farthest upstream of our places on the Great Miami: the river passes Piqua, Troy, Dayton, our shop and Franklin afterward. I-75 does the same in the opposite direction. We estimate {drive} at the wheel, from distance alone.',
      'Distance asks for method. Photographs from you decide what is loaded. A survey of a large roof takes one full day and ends in a plan with letters and numbers, so that a call about a leak has an address. A temporary cover is battened for weeks rather than for a night.',
      'Being farthest north has its own rules. Shingles laid late in the year are sealed by hand. Ridges are screwed and not bedded. Snow guards are drawn on a sketch of what stands below.',
    ],
    cardTexts: {
      'roof-replacement':
        'Cold shingles are sealed by hand, slope by slope, and no slope is left open overnight.',
      'roof-repair': 'Three photographs from your yard decide what we load for a {miles}-mile trip.',
      'tile-roofing': 'Ridges screwed to a board need no thaw to set, which suits the north of our area.',
      'metal-roofing':
        'Walk around the house and note what stands under each eave; that sketch is the snow guard plan.',
      'flat-roof-systems':
        'A plan of drains and overflows, hung where your own staff can find it in the dark.',
      'commercial-roofing':
        'One long day with camera and core drill, then a roof plan on which every leak has a square.',
      'emergency-repairs':
        'Heavier sheet, long battens, a rolled edge: a cover that waits for us instead of flapping.',
      'roof-inspection': 'Ten minutes with binoculars from across the street are the first half of it.',
    },
    sources: [],
  },
  services: sidneyServices,
} as const satisfies CityContent;
