import type { CityContent } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { storms } from '../../facts/storms.ts';
import { beavercreekFacts } from './facts.ts';
import { beavercreekServices } from './services.ts';

export const beavercreek = {
  name: 'Beavercreek',
  county: 'Greene',
  latitude: 39.70923,
  longitude: -84.06327,
  labelSide: 'right',
  facts: beavercreekFacts,
  page: {
    pageTitle: 'Roofing Contractor in Beavercreek, OH: Wind, Snow, Permits',
    pageDescription:
      'Roof replacement, repair and storm work in Beavercreek, OH. Greene County issues the permit and requires an ice barrier. Tornado history by date.',
    keywords: [
      'roofing contractor Beavercreek OH',
      'roof replacement Beavercreek Ohio',
      'Greene County roof permit',
      'storm damage roof Beavercreek',
      'roof inspection Beavercreek OH',
    ],
    lead: 'We repair and replace roofs in Beavercreek, planned for the wind and snow in Greene County’s table.',
    paragraphs: [
      'There is no city building department to call in Beavercreek. The city only issues zoning permits, and building permits come from Greene County Building Regulation. We ask there about your job, shingle-only work included.',
      'Greene County publishes the values a roof is designed for, and they apply in Beavercreek because the county issues the permit. Its table requires an ice barrier (“ice shield underlayment”) and sets the design wind at 115 mph and the ground snow load at 20 pounds a square foot. Every roof we price in Beavercreek is planned to that wind and snow, and every shingle roof has the ice barrier.',
      'Tornadoes have come through or close by on at least three days since 2015. The EF3 of May 27, 2019 lifted entire roofs, and the EF1 of May 26, 2015 lifted roofing.',
    ],
    lookFor: {
      text: 'Ice at the eave: water backs up behind it unless an ice barrier stops it.',
      picture: 'sign-ice-dam',
    },
    cardTexts: {
      'roof-replacement':
        'Ice barrier and nailing as Greene County and the manufacturer require, photographed before we cover them.',
      'roof-repair': 'Leaks at rushed storm patches, and shingles that the wind has creased.',
      'tile-roofing':
        'How tile is fastened for the county’s design wind, and what the rafters have to carry in snow.',
      'metal-roofing': 'Which test report to ask for before you buy a metal roof.',
      'flat-roof-systems': 'Drains kept open for a 14-inch snow, and edge metal tested for wind.',
      'commercial-roofing': 'Design figures, sealed plans and the county’s permit for business roofs.',
      'emergency-repairs':
        'What to check first after a storm at night, and how soon we can be in Beavercreek.',
      'roof-inspection': 'New damage, old damage, and a look for the ice barrier at the eaves.',
    },
    sources: [
      beavercreekFacts.permitOffice,
      beavercreekFacts.commercialPermits,
      countyFacts.greeneIceBarrier,
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      storms.tornadoBeavercreek2015,
      storms.tornadoBeavercreek2019,
    ],
  },
  services: beavercreekServices,
} as const satisfies CityContent;
