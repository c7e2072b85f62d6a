import { energyFacts } from '../../facts/energy.ts';
import { stateFacts } from '../../facts/state.ts';
import type { CityContent } from '../city.ts';
import { springboroFacts } from './facts.ts';
import { springboroServices } from './services.ts';

export const springboro = {
  name: 'Springboro',
  county: 'Warren',
  latitude: 39.55228,
  longitude: -84.23327,
  isOnRiver: false,
  isOnHighway: true,
  facts: springboroFacts,
  page: {
    pageTitle: 'Springboro, OH Roofing and Attic Ventilation',
    pageDescription:
      'Springboro, OH roofing from a crew {miles} miles away: shingles, metal, decks over living space, attic and ventilation checks. Free inspection, written price.',
    keywords: [
      'roofing Springboro OH',
      'Springboro roofer',
      'Warren County roofing',
      'roof replacement Springboro Ohio',
      'hail damage Springboro',
    ],
    lead: 'A Warren County town, {miles} miles {direction} of the shop by way of I-75.',
    paragraphs: [
      'Springboro is near us on the map and across a line on paper. Our shop is in Montgomery County; Springboro is in Warren, whose seat, Lebanon, lies {milesToLebanon} miles further south. The permit comes from neither county: Springboro has its own Building Division. The code is the same as at home.',
      `The advice we give most freely here costs no shingles. Sealing the gaps in an attic floor and insulating it saves ${energyFacts.sealingBenchmark.figures.percentOfHeatingAndCoolingCost}% of heating and cooling cost on average, as ENERGY STAR figures it. A new roof is the moment to do it, with soffits open and vents in balance. Any roof color comes a distant second.`,
      'Franklin is {milesToFranklin} miles west of Springboro, so one round of visits can take in both.',
    ],
    cardTexts: {
      'roof-replacement':
        'Attic sealed, soffits opened, ridge vented: the quiet half of a new roof, done while everything is within reach.',
      'roof-repair':
        'Small tents in the shingles are nails on their way up, and ten of them make a morning’s work.',
      'tile-roofing':
        'Ten tons on trusses that were drawn for shingles: the arithmetic comes before the color.',
      'metal-roofing': 'The saving on the power bill in plain numbers, winter penalty included.',
      'flat-roof-systems':
        'A roof you sit on needs pads below the boards and a door sill that stands well above them.',
      'commercial-roofing':
        'Not whether but when: each area of the roof gets a state, a cause, a range of years and three prices.',
      'emergency-repairs':
        'After hail at night, check the skylights, photograph the stones, and leave the shingles until daylight.',
      'roof-inspection':
        'Selling soon? Mend the small things that frighten buyers, and have the rest in writing.',
    },
    sources: [energyFacts.sealingBenchmark, springboroFacts.permitOffice, stateFacts.oneCode],
  },
  services: springboroServices,
} as const satisfies CityContent;
