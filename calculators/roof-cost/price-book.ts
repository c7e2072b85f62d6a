// The price book of the roof cost calculator: every option with its words, its price (client/prices.json) and its bounds.
// Source: specification §9 "Roof cost calculator pricing"; where it gives two lists of options, this is their union (reading
// 10). The sum itself is in estimate.ts. Nothing on the site repeats one of these figures: all pages and documents read them
// here.

import type { RoofMaterial } from '#client/shapes/business.ts';
import { dollarsPerSquareFoot, multipliers } from '#client/shapes/prices.ts';

/** What covers the roof. Prices include materials, labor, permits, disposal and standard warranties. */
export const roofTypes = {
  asphalt: {
    label: '3-Tab Asphalt Shingles',
    note: 'The lowest price. Flat, even rows.',
    // NAHB, Study of Life Expectancy of Home Components (2007): asphalt shingles, about this long.
    lifeYears: 20,
    oftenLastsLonger: false,
  },
  architectural: {
    label: 'Architectural Shingles',
    note: 'Thicker, layered asphalt. Holds better in wind.',
    // InterNACHI, Standard Estimated Life Expectancy Chart for Homes: architectural asphalt.
    lifeYears: 30,
    oftenLastsLonger: false,
  },
  metal: {
    label: 'Metal',
    note: 'Standing seam starts here; most of it costs more.',
    // Our own claim (client/claims.ts); InterNACHI's chart brackets it, 40 to 80 years.
    lifeYears: 50,
    oftenLastsLonger: true,
  },
  tile: {
    label: 'Tile (Clay/Concrete)',
    note: 'Heavy. The framing must carry it.',
    minimumSlope: { rise: 2.5, codeKey: 'tileSlope', subject: 'clay or concrete tile' },
    // NAHB 2007: clay and concrete roofs last over this long; our own claim says the same.
    lifeYears: 50,
    oftenLastsLonger: true,
  },
  slate: {
    label: 'Slate',
    note: 'Natural stone. Can outlast the house.',
    // 905.6.2 of the model code; said as practice, because states differ.
    minimumSlope: { rise: 4, codeKey: null, subject: 'slate' },
    // NAHB 2007: slate roofs last over this long. Many stand far longer; we count what is published.
    lifeYears: 50,
    oftenLastsLonger: true,
  },
  wood: {
    label: 'Wood Shingles',
    note: 'Cedar. Needs air behind it and upkeep.',
    minimumSlope: { rise: 3, codeKey: 'woodSlope', subject: 'wood shingles' },
    // NAHB 2007: wood shakes, about this long.
    lifeYears: 30,
    oftenLastsLonger: false,
  },
} as const satisfies Record<RoofMaterial, RoofTypeWords>;

const prices: Readonly<Partial<Record<RoofMaterial, number>>> = dollarsPerSquareFoot;

/** @throws Error for a material that is not offered. */
export function priceOfMaterial(material: RoofMaterial): number {
  const price = prices[material];
  if (price === undefined) throw new Error(`client/prices.json has no price for ${material}.`);
  return price;
}

export const stories = {
  '1': {
    label: '1 story',
    multiplier: multipliers.stories['1'],
    note: 'Short ladders, quick setup.',
    storyCount: 1,
  },
  '2': {
    label: '2 stories',
    multiplier: multipliers.stories['2'],
    note: 'Longer ladders, more rigging.',
    storyCount: 2,
  },
  '3+': {
    label: '3+ stories',
    multiplier: multipliers.stories['3+'],
    note: 'Lifts or staging on every side.',
    storyCount: 3,
  },
} as const satisfies Record<string, Surcharge & { storyCount: number }>;

/** Rise in inches over a run of twelve. `typicalRise` is what the drawing and the area helper use for the whole class. */
export const roofPitches = {
  low: {
    label: 'Low',
    multiplier: multipliers.roofPitch.low,
    fromRise: 2,
    toRise: 4,
    typicalRise: 3,
    note: 'Easy to walk.',
  },
  standard: {
    label: 'Standard',
    multiplier: multipliers.roofPitch.standard,
    fromRise: 5,
    toRise: 9,
    typicalRise: 7,
    note: 'Most houses. The crew works tied off.',
  },
  steep: {
    label: 'Steep',
    multiplier: multipliers.roofPitch.steep,
    fromRise: 10,
    toRise: 12,
    typicalRise: 11,
    note: 'Worked from roof jacks.',
  },
  'very-steep': {
    label: 'Very steep',
    multiplier: multipliers.roofPitch['very-steep'],
    fromRise: 12,
    toRise: null,
    typicalRise: 14,
    note: 'Worked on ropes.',
  },
} as const satisfies Record<string, Surcharge & PitchRange>;

export const roofAccess = {
  easy: { label: 'Easy', multiplier: multipliers.roofAccess.easy, note: 'Ground level, no obstacles.' },
  moderate: {
    label: 'Moderate',
    multiplier: multipliers.roofAccess.moderate,
    note: 'Some challenges: a fence, a flower bed.',
  },
  difficult: {
    label: 'Difficult',
    multiplier: multipliers.roofAccess.difficult,
    note: 'Trees or a slope; materials carried by hand.',
  },
  'very-difficult': {
    label: 'Very difficult',
    multiplier: multipliers.roofAccess['very-difficult'],
    note: 'Power lines, a tight lot, no room for a truck.',
  },
} as const satisfies Record<string, Surcharge>;

export const squareFootageBounds = { min: 500, max: 6000, step: 100 } as const satisfies Bounds;
/** The hint under the field. */
export const typicalSquareFootage = { from: 1500, to: 3000 } as const;
// The specification sets no upper bound for these two; ours only stops a slip of the finger.
export const skylightBounds = { min: 0, max: 20, step: 1 } as const satisfies Bounds;
export const chimneyBounds = { min: 0, max: 10, step: 1 } as const satisfies Bounds;

interface Surcharge {
  readonly label: string;
  /** 1 changes nothing; 1.15 adds 15 %. */
  readonly multiplier: number;
  /** What it means on the job, in a few words. */
  readonly note: string;
}

export interface RoofTypeWords {
  readonly label: string;
  readonly note: string;
  readonly lifeYears: number;
  /** Printed as "50+ years". */
  readonly oftenLastsLonger: boolean;
  /** Where the material is not laid on every pitch. */
  readonly minimumSlope?: {
    /** Inches over a run of twelve. */
    readonly rise: number;
    /** The section that says so, where the client's code has one; otherwise it is said as trade practice. */
    readonly codeKey: 'tileSlope' | 'woodSlope' | null;
    readonly subject: string;
  };
}

interface PitchRange {
  readonly fromRise: number;
  /** null: no upper end. */
  readonly toRise: number | null;
  readonly typicalRise: number;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}
