// What roof coverings weigh, as their manufacturers publish it: facts that hold for every contractor, for texts to cite.

import type { FactRegister } from './fact.ts';

const englert = {
  about: 'material',
  holdsIn: 'nation',
  source: 'Englert, metal roofs versus other roof choices',
  sourceUrl: 'https://www.englertinc.com/articles/metal-roofs-versus-other-roof-choices',
  checkedOn: '2026-11-22',
  certainty: 'page',
} as const;

export const materialFacts = {
  shingleWeight: {
    ...englert,
    text: 'Asphalt shingles weigh 2 to 3.5 pounds a square foot.',
    figures: { leastPounds: 2, mostPounds: 3.5 },
    services: ['roof-replacement'],
  },
  architecturalWeight: {
    ...englert,
    text: 'Textured asphalt shingles weigh 3.5 to 5 pounds a square foot.',
    services: ['roof-replacement'],
  },
  standingSeamWeight: {
    ...englert,
    text: 'Steel standing seam weighs 85 to 120 pounds for 100 square feet.',
    services: ['metal-roofing'],
  },
  tileWeight: {
    ...englert,
    text: 'Clay or concrete tile weighs 5.5 to 10 pounds a square foot.',
    figures: { leastPounds: 5.5, mostPounds: 10 },
    services: ['tile-roofing'],
  },
  woodWeight: {
    ...englert,
    text: 'Wood shingles and shakes weigh 3.5 to 4.5 pounds a square foot.',
    services: ['roof-replacement'],
  },
  slateWeight: {
    text: 'Slate of the standard grade weighs 680 to 780 pounds for 100 square feet; rough and heavy grades weigh more.',
    about: 'material',
    holdsIn: 'nation',
    services: ['roof-replacement'],
    source: 'FireRock, slate roofing',
    sourceUrl: 'https://www.firerock.us/products/slate-roofing',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
