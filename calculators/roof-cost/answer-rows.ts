// The answers in words, one line each: for the drawing's title block, the results and the estimate document.

import { formatCount } from '#content/wording/money.ts';
import type { LabelledText } from '../paper/paper-document.ts';
import type { RoofCostAnswers } from './answers.ts';
import { describePitchRange } from './option-wording.ts';
import { roofAccess, roofPitches, roofTypes, stories } from './prices.ts';
import { describeCurrentRoof } from './project-summary.ts';

/** All nine answers, in the order they are asked. */
export function describeAnswers(answers: RoofCostAnswers): LabelledText[] {
  const pitch = roofPitches[answers.roofPitch].label;
  return [
    { label: 'Roof area', text: `${formatCount(answers.squareFootage)} sq ft` },
    { label: 'Roof type', text: roofTypes[answers.roofType].label },
    { label: 'Stories', text: stories[answers.stories].label },
    { label: 'Roof pitch', text: `${pitch}, ${describePitchRange(answers.roofPitch)}` },
    { label: 'Roof access', text: roofAccess[answers.roofAccess].label },
    { label: 'Gutters', text: answers.gutters === 'yes' ? 'Yes' : 'No' },
    { label: 'Skylights', text: countText(answers.skylights) },
    { label: 'Chimneys', text: countText(answers.chimneys) },
    { label: 'Current roof', text: describeCurrentRoof(answers.currentRoof) },
  ];
}

function countText(count: number): string {
  return count === 0 ? 'None' : formatCount(count);
}
