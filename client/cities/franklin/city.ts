import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { franklinFacts } from './facts.ts';
import { franklinServices } from './services.ts';

export const franklin = {
  name: 'Franklin',
  county: 'Warren',
  latitude: 39.55895,
  longitude: -84.30411,
  labelSide: 'left',
  isOnRiver: true,
  isOnHighway: true,
  facts: franklinFacts,
  page: {
    pageTitle: 'Roofing Contractor in Franklin, OH: Permits and Small Jobs',
    pageDescription:
      'Roof repair and replacement in Franklin, OH, {miles} miles from our shop. Which city division issues permits, how it takes applications, and storms nearby.',
    keywords: [
      'roofing contractor Franklin OH',
      'roof repair Franklin Ohio',
      'Franklin Ohio roof permit',
      'roof replacement 45005',
      'Warren County roofer',
    ],
    lead: 'Franklin is a short drive from our shop in Miamisburg, so small jobs are welcome.',
    paragraphs: [
      'The City of Franklin issues building permits itself. Its Building & Zoning Division is state-certified for residential and commercial work, so a house and a warehouse go to the same office. Applications are PDF forms. We ask about new shingles at your address before we give you a price.',
      'If nobody has been up on your Franklin roof since the wind of April 29, 2025, have its edges checked. Wind like that can break a shingle’s seal and leave the shingle lying flat.',
    ],
    lookFor: { text: 'Shingles whose seal the wind has broken.', picture: 'sign-lifted-shingles' },
    cardTexts: {
      'roof-replacement': 'New drip edge, a sound board behind the gutter, and the city’s permit.',
      'roof-repair': 'A single leak, a loose gutter or a lifted shingle is reason enough to call.',
      'tile-roofing': 'How low a slope tile may go on, and what a flatter porch gets instead.',
      'metal-roofing': 'For porch roofs too flat for shingles: slope limits, and what we ask the city.',
      'flat-roof-systems': 'Porch or warehouse, the same division in Franklin answers the permit question.',
      'commercial-roofing':
        'Franklin’s own certified division takes the sealed plans; they do not go to the county.',
      'emergency-repairs':
        'How to tell a roof leak from a plumbing leak, and why to look for wires before you step outside.',
      'roof-inspection': 'Free. We start at the roof edges, where wind damage begins, and end in the attic.',
    },
    sources: [
      franklinFacts.permitOffice,
      franklinFacts.applicationForms,
      franklinFacts.commercialPermits,
      storms.wiresSpringboro2025,
    ],
  },
  services: franklinServices,
} as const satisfies CityContent;
