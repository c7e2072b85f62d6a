// Which house stands under an estimated roof: the outline that was given, or a rectangle of 3 to 2 (readings 14 and 16).

import { type House, type HousePlan, houseOf, planOf } from '../house/house.ts';
import { areaOf, rectangle } from '../house/outline.ts';
import { type GivenOutline, readOutlineText } from '../house/outline-text.ts';
import type { RoofCostAnswers } from './answers.ts';
import { roofPitches, stories } from './price-book.ts';
import { groundUnderRoof, overhangFactor, roofOver } from './roof-area.ts';

/** Length to width of a house of which only the roof area is known. Longer reads as a barn. */
const assumedProportion = 3 / 2;

/** The house where only the roof area is known, with a gabled front. Its ground is what the size helper prints. */
export function planUnderRoof(roofSquareFeet: number, pitchInches: number): HousePlan {
  const ground = groundUnderRoof(roofSquareFeet, pitchInches);
  const width = Math.sqrt(ground / assumedProportion);
  return planOf({
    outline: rectangle(0, 0, width * assumedProportion, width),
    ends: 'gable',
    coveredSquareFeet: overhangFactor * ground,
    hasEntry: true,
  });
}

/** Square feet of roof over a house of this outline. */
export const roofOverOutline = ({ ring }: GivenOutline, pitchInches: number) =>
  roofOver(areaOf(ring), pitchInches);

/** The outline that was given, unless the roof area is not the one over it: another typed area means another roof. */
export function outlineOfAnswers(
  // A stored lead may name a pitch that is no longer offered.
  answers: {
    readonly squareFootage: number;
    readonly roofPitch: string;
    readonly outline?: string | undefined;
  },
): GivenOutline | null {
  const given = readOutlineText(answers.outline);
  const pitches: Readonly<Record<string, { readonly typicalRise: number }>> = roofPitches;
  const pitch = pitches[answers.roofPitch];
  if (given === null || pitch === undefined) return null;
  const roof = roofOverOutline(given, pitch.typicalRise);
  // Its text has hundredths of a foot, and the area is rounded to ten.
  return Math.abs(roof - answers.squareFootage) <= 10 ? given : null;
}

/** The plan of an outline, as it was measured, under a roof that reaches past its walls as the size helper says. */
export function planOfOutline({ ring, ends }: GivenOutline, isTurned = false): HousePlan {
  return planOf({ outline: ring, ends, coveredSquareFeet: overhangFactor * areaOf(ring), isTurned });
}

/** The house under the roof of these answers: page and paper draw this one. */
export function houseOfAnswers(answers: RoofCostAnswers): House {
  const { squareFootage, roofPitch } = answers;
  const pitchInches = roofPitches[roofPitch].typicalRise;
  const given = outlineOfAnswers(answers);
  const plan = given ? planOfOutline(given) : planUnderRoof(squareFootage, pitchInches);
  return houseOf({ ...plan, pitchInches, storyCount: stories[answers.stories].storyCount });
}
