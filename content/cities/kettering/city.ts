import type { CityContent } from '../city.ts';
import { ketteringFacts } from './facts.ts';
import { ketteringServices } from './services.ts';

export const kettering = {
  name: 'Kettering',
  county: 'Montgomery',
  latitude: 39.6895,
  longitude: -84.16883,
  isOnRiver: false,
  isOnHighway: false,
  facts: ketteringFacts,
  page: {
    pageTitle: 'Kettering, OH Roofing: Shingles, Flat Roofs, Fire Rule',
    pageDescription:
      'Roofing in Kettering, OH: shingles, metal and flat roofs laid without a torch, and the city’s fire permit explained. Free inspection and written estimate.',
    keywords: [
      'roofing Kettering OH',
      'Kettering roofer',
      'flat roof Kettering',
      'Kettering fire permit roofing',
      'roof repair Kettering Ohio',
    ],
    lead: 'Kettering is {miles} miles {direction} of our shop. If there is a flame in your roofing plan, the city wants to know.',
    paragraphs: [
      'Torch-applied and hot-mop roofing need a fire permit in Kettering. Most house roofs never come near a flame, so the rule touches you in one place: where a shingled slope meets a flat porch, a carport or an added room. We lay those parts with sheets that stick or are glued cold, and the question goes away.',
      'Kettering sits in a chain of towns. Oakwood is {milesToOakwood} miles off, Moraine {milesToMoraine}, Centerville {milesToCenterville}, Dayton {milesToDayton}. A crew with two jobs in that chain loses no time between them, so short appointments are easy to find.',
      'When you ask for an estimate, tell us whether any part of the roof is flat. It changes what we bring.',
    ],
    cardTexts: {
      'roof-replacement':
        'Where your slope meets a flat addition, the membrane goes on first and the shingles lap over it.',
      'roof-repair':
        'A leak that comes back after every repair is often a dead corner, and needs new metal rather than more sealant.',
      'tile-roofing': 'Sound tile over tired felt can be lifted, relaid and left looking exactly as before.',
      'metal-roofing':
        'A folded seam can cover slopes too low for shingles, with no torch and no fire permit.',
      'flat-roof-systems':
        'Self-adhered, cold-glued or welded by hot air: three ways to stay clear of the fire permit.',
      'commercial-roofing':
        'Check which method your old specification names, because three words in it can cost a second permit.',
      'emergency-repairs':
        'After a tree fall we photograph, lift, board and tarp in that order, and never with a flame at night.',
      'roof-inspection':
        'We spend as long in a Kettering attic as on the roof above it, with the light on and then off.',
    },
    sources: [ketteringFacts.firePermit],
  },
  services: ketteringServices,
} as const satisfies CityContent;
