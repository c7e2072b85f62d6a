// What roof coverings weigh, a pound figure for each square foot of roof: facts that hold for every contractor, for texts to
// cite.

import type { FactRegister } from './fact.ts';

const weight = {
  about: 'material',
  holdsIn: 'nation',
  checkedOn: '2026-11-23',
  certainty: 'page',
} as const;

const armyLoads = {
  ...weight,
  source: 'US Army Corps of Engineers, TI 809-53, table 8-1',
  sourceUrl: 'https://buildingcriteria1.tpub.com/ufc_3_330_02a/ufc_3_330_02a0118.htm',
} as const;

const kidder = {
  ...weight,
  source: 'Kidder, Building Construction and Superintendence, roof loads',
  sourceUrl:
    'https://chestofbooks.com/architecture/Construction-Superintendence/Table-IV-Data-For-Estimating-Roof-Loads-Per-Square-Foot-Of-Roof-Surface.html',
} as const;

export const materialFacts = {
  shingleWeight: {
    ...weight,
    text: 'Asphalt shingles weigh about 2 to 3 pounds a square foot, three-tab at the low end and architectural above it.',
    figures: { leastPounds: 2, mostPounds: 3 },
    services: ['roof-replacement'],
    source: 'Knowledge Builders, how much a bundle of shingles weighs',
    sourceUrl: 'https://knowledge-builders.org/how-much-does-a-bundle-of-duration-shingles-weigh',
    certainty: 'copy',
  },
  standingSeamWeight: {
    ...kidder,
    text: 'Steel standing seam weighs about 1 pound a square foot.',
    figures: { leastPounds: 1, mostPounds: 1 },
    services: ['metal-roofing'],
  },
  tileWeight: {
    ...armyLoads,
    text: 'Interlocking and S-shaped clay or concrete tile weighs 8 to 11 pounds a square foot; plain tile weighs more.',
    figures: { leastPounds: 8, mostPounds: 11 },
    services: ['tile-roofing'],
  },
  lightweightTile: {
    ...weight,
    text: 'Lightweight tile, under 6 pounds a square foot, is generally not recommended where it freezes and thaws.',
    services: ['tile-roofing'],
    source: 'NRCA, Professional Roofing, Technical Elements, May 2007',
    sourceUrl: 'https://www.professionalroofing.net/Articles/Technical-Elements--05-01-2007/1061',
  },
  woodWeight: {
    ...kidder,
    text: 'Wood shingles weigh 2.5 to 3 pounds a square foot.',
    figures: { leastPounds: 2.5, mostPounds: 3 },
    services: ['roof-replacement'],
  },
  slateWeight: {
    ...armyLoads,
    text: 'Slate 3/16 to 1/4 inch thick weighs 7 to 10 pounds a square foot; thicker slate weighs more.',
    figures: { leastPounds: 7, mostPounds: 10 },
    services: ['roof-replacement'],
  },
} as const satisfies FactRegister;
