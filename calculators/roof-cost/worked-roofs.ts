// Three roofs for the page that shows what a roof costs. Ordinary answers; every figure on the page is worked out from them.

import { inOneText, onlyWhere } from '#content/wording/only-where.ts';
import { newGutters, offeredOr, type RoofCostAnswers, type RoofType } from './answers.ts';
import { roofTypes } from './price-book.ts';

export interface WorkedRoof {
  readonly title: string;
  /** Why it costs what it does. */
  readonly text: string;
  readonly answers: RoofCostAnswers;
}

const withGutters = newGutters === 'yes';
const usual = offeredOr('architectural');
const lasting = offeredOr('metal');
const nameOf = (material: RoofType) => roofTypes[material].label.toLowerCase();

export const workedRoofs: readonly WorkedRoof[] = [
  {
    title: `A one-story ranch in ${nameOf(usual)}`,
    text: `One story, a standard pitch and easy access, so nothing is added to the price of the ${usual === 'architectural' ? 'shingles' : 'material'}.`,
    answers: {
      squareFootage: 1800,
      roofType: usual,
      stories: '1',
      roofPitch: 'standard',
      roofAccess: 'easy',
      currentRoof: 'asphalt',
      gutters: 'no',
      skylights: 0,
      chimneys: 0,
    },
  },
  {
    title: `A two-story house with ${withGutters ? 'gutters and ' : ''}a chimney`,
    text: `The second story adds for ladders and rigging; ${withGutters ? 'gutters and the chimney come' : 'the chimney comes'} on top.`,
    answers: {
      squareFootage: 2400,
      roofType: usual,
      stories: '2',
      roofPitch: 'standard',
      roofAccess: 'moderate',
      currentRoof: 'asphalt',
      gutters: newGutters,
      skylights: 0,
      chimneys: 1,
    },
  },
  {
    title: `A steep older house in ${nameOf(lasting)}`,
    text: inOneText(
      'Height, pitch and a tight lot each multiply the price, so this roof costs far more a square foot.',
      ...onlyWhere(lasting === 'metal', 'Standing seam in heavier steel often costs more still.'),
    ),
    answers: {
      squareFootage: 2200,
      roofType: lasting,
      stories: '2',
      roofPitch: 'steep',
      roofAccess: 'difficult',
      currentRoof: 'asphalt',
      gutters: newGutters,
      skylights: 1,
      chimneys: 1,
    },
  },
];
