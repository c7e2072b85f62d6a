import type { CityContent } from '../city.ts';
import { franklinFacts } from './facts.ts';
import { franklinServices } from './services.ts';

export const franklin = {
  name: 'Franklin',
  county: 'Warren',
  latitude: 39.55895,
  longitude: -84.30411,
  isOnRiver: true,
  isOnHighway: true,
  facts: franklinFacts,
  page: {
    pageTitle: 'Franklin, OH Roofing: Small Jobs, Close By',
    pageDescription:
      'Roofing in Franklin, OH, {miles} miles from the shop. One slope, a porch, a sagging gutter or the whole roof: small jobs welcome. Free inspection and price.',
    keywords: [
      'roofing Franklin OH',
      'Franklin Ohio roofer',
      'porch roof Franklin',
      'gutter and eave repair Franklin Ohio',
      'Warren County roof repair',
    ],
    lead: 'The smallest of our twelve towns and the nearest neighbor among them, {miles} miles {direction} along the river.',
    paragraphs: [
      'A short trip makes short jobs possible: one worn slope instead of two, a porch in tile, eight feet of rotten eave, a level laid on each gutter. If a job is too small for a contractor from farther off, ask us.',
      'The Great Miami reaches Franklin last of our towns, after Sidney, Piqua, Troy, Dayton and Miamisburg. A roofer has no say over a river. Over the rain on your roof we do: a drip edge that throws it clear, gutters with a quarter inch of fall in ten feet, outlets that are open, downspouts that end well away from the wall. That is why so much of what we write about Franklin is about edges.',
      'You are in Warren County here, like Springboro, {milesToSpringboro} miles east. Germantown is {milesToGermantown} miles northwest.',
    ],
    cardTexts: {
      'roof-replacement':
        'Sometimes one slope is done and the other is not, and we price them apart so that you can choose.',
      'roof-repair':
        'Start at the gutter line: board, drip edge and first course fail long before the middle does.',
      'tile-roofing': 'A porch or a bay in tile is a job of edges, and a good use for salvaged pieces.',
      'metal-roofing': 'A drip after a clear, cold night is your own air, and no sealant will cure it.',
      'flat-roof-systems': 'White in summer, black in winter, or four inches of insulation and no argument.',
      'commercial-roofing':
        'Ladders, rails and screens over skylights are cheapest while the roof is being renewed.',
      'emergency-repairs':
        'Roof, pipe or river? Three questions on the phone usually tell, and a short drive settles it.',
      'roof-inspection': 'A handful out of the gutter shows how old the shingles feel before anyone climbs.',
    },
    sources: [],
  },
  services: franklinServices,
} as const satisfies CityContent;
