// The answers in words, one line each: the title block of the estimate document.

import { formatCount } from '#content/wording/money.ts';
import type { LabelledText } from '../paper/paper-document.ts';
import type { RoofCostAnswers } from './answers.ts';
import { describePitchRange } from './option-wording.ts';
import { roofAccess, roofPitches, roofTypes, stories } from './price-book.ts';
import { describeCurrentRoof } from './project-summary.ts';

/** In the order they are asked. Gutters, skylights and chimneys are lines of the bill. */
export function describeAnswers(answers: RoofCostAnswers): LabelledText[] {
  const pitch = roofPitches[answers.roofPitch].label;
  return [
    { label: 'Roof area', text: `${formatCount(answers.squareFootage)} sq ft` },
    { label: 'Roof type', text: roofTypes[answers.roofType].label },
    { label: 'Stories', text: stories[answers.stories].label },
    { label: 'Roof pitch', text: `${pitch}, ${describePitchRange(answers.roofPitch)}` },
    { label: 'Roof access', text: roofAccess[answers.roofAccess].label },
    { label: 'Current roof', text: describeCurrentRoof(answers.currentRoof) },
  ];
}
