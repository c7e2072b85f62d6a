import { storms } from '../../facts/storms.ts';
import type { CityContent } from '../city.ts';
import { beavercreekFacts } from './facts.ts';
import { beavercreekServices } from './services.ts';

export const beavercreek = {
  name: 'Beavercreek',
  county: 'Greene',
  latitude: 39.70923,
  longitude: -84.06327,
  isOnRiver: false,
  isOnHighway: false,
  facts: beavercreekFacts,
  page: {
    pageTitle: 'Beavercreek, OH Roofing: Wind, Hail and What Holds',
    pageDescription:
      'Beavercreek, OH roofs built and checked for wind: nailing photographed, edges fastened, 2019 patches reviewed, storm damage documented. Free inspection.',
    keywords: [
      'roofing Beavercreek OH',
      'Beavercreek roofer',
      'wind damage roof Beavercreek',
      'hail inspection Beavercreek Ohio',
      'Greene County roofing',
    ],
    lead: 'A Greene County town that an EF3 tornado has crossed. We talk about fasteners before we talk about colors.',
    paragraphs: [
      `On the evening of May 27, 2019 an EF3 went through Beavercreek, one of at least ${storms.outbreak2019.figures.tornadoes} tornadoes that night in the Wilmington forecast area. Nothing that goes on a house is made for that. Plain wind is another matter. It comes every spring, and against it good work holds.`,
      'Holding is a matter of edges. Starter strips that are sealed, nails in the line, clips closer together at the rim, a cleat under the metal of a flat roof. All of it disappears as the job goes on. So we photograph it first, and the photos are yours. If a storm comes, they are the “before”.',
      'Beavercreek lies {miles} miles from the shop, south of Wright-Patterson, with Kettering {milesToKettering} miles west and the county seat, Xenia, {milesToXenia} east. By distance we put the drive at {drive}.',
    ],
    cardTexts: {
      'roof-replacement':
        'Starter, nails, decking, drip edge: four details, photographed before the shingles hide them.',
      'roof-repair':
        'Patches made in a hurry in 2019 are worth opening in one spot to see how they were built.',
      'tile-roofing':
        'Every tile along the rim is nailed and clipped, since weight alone does not stay put in a gust.',
      'metal-roofing':
        'Ask us how many clips, how far apart and into what; the answer comes from the maker’s tested table.',
      'flat-roof-systems':
        'Two inches of edge metal decide whether a membrane stays, so that is where we begin.',
      'commercial-roofing':
        'Photographs taken on a calm day are the best evidence a business can have after hail.',
      'emergency-repairs':
        'People, gas and leaning walls come first; boards and tarps follow, with the time on every picture.',
      'roof-inspection':
        'Chalk squares on each slope tell fresh hail from old, and old from the storm before.',
    },
    sources: [storms.tornadoBeavercreek2019, storms.outbreak2019],
  },
  services: beavercreekServices,
} as const satisfies CityContent;
