import { storms } from '../../facts/storms.ts';
import type { CityContent } from '../city.ts';
import { daytonFacts } from './facts.ts';
import { daytonServices } from './services.ts';

export const dayton = {
  name: 'Dayton',
  county: 'Montgomery',
  latitude: 39.75895,
  longitude: -84.19161,
  isOnRiver: true,
  isOnHighway: true,
  facts: daytonFacts,
  page: {
    pageTitle: 'Dayton, OH Roofing: Permits, Layers and Storm Repair',
    pageDescription:
      'Roofing in Dayton, OH: what the city asks for shingles, sheathing and historic districts, storm repair, flat roofs and more. Free inspection and estimate.',
    keywords: [
      'roofing Dayton OH',
      'Dayton roofing contractor',
      'Dayton roof permit',
      'historic district roof Dayton',
      'storm damage roof Dayton',
    ],
    lead: 'The largest of our twelve towns, {miles} miles {direction} of the shop. Its rules for roofs are clear, and we work by them.',
    paragraphs: [
      'Dayton is the seat of Montgomery County, and its roofing rules can be looked up in a minute. Shingles alone: no permit. Sheathing replaced or repaired: a permit. A historic district: a Certificate of Appropriateness first, typically the same day for a roof that matches the old one.',
      'Rain sets the rest of the agenda. On a house that covers 1,000 square feet of ground one inch makes 623 gallons, and each gallon passes a valley, a gutter and a downspout. We look at those three before we talk about shingles.',
      `And there is a date. On May 27, 2019 an EF4 tornado, with winds of ${storms.tornadoDayton2019.figures.milesPerHour} mph, covered ${storms.tornadoDayton2019.figures.pathMiles} miles from Brookville through Trotwood and Dayton to Riverside. Repairs from that summer are now old enough to be judged. If you do not know who made yours, or how, that alone is worth an inspection.`,
    ],
    cardTexts: {
      'roof-replacement':
        'We count the layers and probe the sheathing first, since both decide what the City of Dayton asks of you.',
      'roof-repair': 'The leak comes back with the next rain; we trace it uphill until it cannot.',
      'tile-roofing':
        'In a historic district the same tile, relaid over new layers, is the simplest case to put to the city.',
      'metal-roofing':
        'Over one layer of shingles metal is a matter of taste, over two it has to wait for the tear-off.',
      'flat-roof-systems':
        'Overflows, scuppers and slope for a roof that sheds 623 gallons per 1,000 square feet with each inch of rain.',
      'commercial-roofing':
        'Shared walls, street space and two kinds of approval, sorted out before the crane is booked.',
      'emergency-repairs':
        'First the tarp, then a night’s sleep, then a contract: never the other way around after a storm.',
      'roof-inspection':
        'Buying an older house here? Have the layers counted before your offer has a number on it.',
    },
    sources: [storms.tornadoDayton2019, daytonFacts.shinglesOnly, daytonFacts.historicMinor],
  },
  services: daytonServices,
} as const satisfies CityContent;
