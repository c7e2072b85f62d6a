// The job in one line, for the notice and for the estimate's head. Source: specification §7, "projectDetails".

import { formatCount } from '#content/wording/money.ts';
import type { RoofCostAnswers } from './answers.ts';
import { roofAccess, roofPitches, roofTypes, stories } from './prices.ts';

/** "2,000 sq ft, Metal, 2 stories, Steep pitch, Difficult access; gutters; 1 skylight; 2 chimneys; now: Slate". */
export function describeProject(answers: RoofCostAnswers): string {
  const job = [
    `${formatCount(answers.squareFootage)} sq ft`,
    roofTypes[answers.roofType].label,
    stories[answers.stories].label,
    `${roofPitches[answers.roofPitch].label} pitch`,
    `${roofAccess[answers.roofAccess].label} access`,
  ].join(', ');
  const extras = [
    answers.gutters === 'yes' ? 'gutters' : '',
    countOf(answers.skylights, 'skylight'),
    countOf(answers.chimneys, 'chimney'),
    `now: ${describeCurrentRoof(answers.currentRoof)}`,
  ];
  return [job, ...extras.filter((extra) => extra !== '')].join('; ');
}

/** The roof that lies there today, in words. */
export function describeCurrentRoof(currentRoof: RoofCostAnswers['currentRoof']): string {
  return currentRoof === 'other' ? 'Other or not sure' : roofTypes[currentRoof].label;
}

function countOf(count: number, noun: string): string {
  if (count === 0) return '';
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
