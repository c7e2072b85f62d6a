// The job in one line, for the notice and for the estimate's head. Source: specification §7, "projectDetails".

import { countOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';
import { describeOutline } from '../house/outline-text.ts';
import type { LabeledText } from '../paper/paper-document.ts';
import type { RoofCostAnswers } from './answers.ts';
import { outlineOfAnswers } from './house-outline.ts';
import { describePitchRange } from './option-wording.ts';
import { roofAccess, roofPitches, roofTypes, stories } from './price-book.ts';

/** A choice may be one that is no longer offered: a stored lead keeps what was asked for. */
type NamedAnswers = {
  readonly [Field in Exclude<keyof RoofCostAnswers, 'outline'>]: RoofCostAnswers[Field] extends number
    ? number
    : string;
} & { readonly outline?: string | undefined };

/** "2,000 sq ft, Metal, 2 stories, Steep pitch, Difficult access; gutters; 1 skylight; 2 chimneys; now: Slate". */
export function describeProject(answers: NamedAnswers): string {
  const job = [
    `${formatCount(answers.squareFootage)} sq ft`,
    labelOf(roofTypes, answers.roofType),
    labelOf(stories, answers.stories),
    `${labelOf(roofPitches, answers.roofPitch)} pitch`,
    `${labelOf(roofAccess, answers.roofAccess)} access`,
  ].join(', ');
  const outline = outlineOfAnswers(answers);
  const extras = [
    answers.gutters === 'yes' ? 'gutters' : '',
    answers.skylights > 0 ? countOf(answers.skylights, 'skylight') : '',
    answers.chimneys > 0 ? countOf(answers.chimneys, 'chimney') : '',
    `now: ${describeCurrentRoof(answers.currentRoof)}`,
    outline ? `outline: ${describeOutline(outline)}` : '',
  ];
  return [job, ...extras.filter((extra) => extra !== '')].join('; ');
}

/** The roof that lies there today, in words. */
export function describeCurrentRoof(currentRoof: string): string {
  return currentRoof === 'other' ? 'Other or not sure' : labelOf(roofTypes, currentRoof);
}

function labelOf(options: Readonly<Record<string, { readonly label: string }>>, name: string): string {
  return options[name]?.label ?? name;
}

/** In the order they are asked. Gutters, skylights and chimneys are lines of the bill. */
export function describeAnswers(answers: RoofCostAnswers): LabeledText[] {
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
