// What roof coverings weigh, as their manufacturers publish it. Minimum slopes are in state.ts, prices and lives in the
// calculator's price book.

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
    text: '2 to 3.5 pounds a square foot.',
    services: ['roof-replacement'],
  },
  architecturalWeight: {
    ...englert,
    text: '3.5 to 5 pounds a square foot for textured asphalt shingles.',
    services: ['roof-replacement'],
  },
  standingSeamWeight: {
    ...englert,
    text: '85 to 120 pounds for 100 square feet of steel standing seam.',
    services: ['metal-roofing'],
  },
  tileWeight: {
    ...englert,
    text: '5.5 to 10 pounds a square foot, clay or concrete.',
    services: ['tile-roofing'],
  },
  woodWeight: {
    ...englert,
    text: '3.5 to 4.5 pounds a square foot for wood shingles and shakes.',
    services: ['roof-replacement'],
  },
  slateWeight: {
    text: '680 to 780 pounds for 100 square feet in the standard grade; rough and heavy grades weigh more.',
    about: 'material',
    holdsIn: 'nation',
    services: ['roof-replacement'],
    source: 'FireRock, slate roofing',
    sourceUrl: 'https://www.firerock.us/products/slate-roofing',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
