// Which materials are not laid on every roof of a pitch, in words: at the choice, in the results and on paper (reading 13).
// The price stays.

import { residentialCode } from '#content/facts/residential-code.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import { listWithOr } from '#content/wording/text.ts';
import { type RoofCostAnswers, roofCostOptions } from './answers.ts';
import { describePitchRange } from './option-wording.ts';
import { type RoofTypeWords, roofPitches, roofTypes } from './price-book.ts';

type Choice = Pick<RoofCostAnswers, 'roofType' | 'roofPitch'>;

/** The material's minimum where roofs of this pitch may be flatter than that; null where it is laid on all of them. */
function findLimit({ roofType, roofPitch }: Choice) {
  const { minimumSlope }: RoofTypeWords = roofTypes[roofType];
  return minimumSlope && minimumSlope.rise > roofPitches[roofPitch].fromRise ? minimumSlope : null;
}

/** 2.5 → "2½/12". */
function describeSlope(rise: number): string {
  return `${Math.floor(rise)}${Number.isInteger(rise) ? '' : '½'}/12`;
}

/** "Needs a slope of 4/12 or more.", or null. For a card. */
export function describeMinimumSlope(choice: Choice): string | null {
  const limit = findLimit(choice);
  return limit && `Needs a slope of ${describeSlope(limit.rise)} or more.`;
}

/** Who says so, and what we would do instead; null where there is nothing to say. */
export function describePitchLimit(choice: Choice): string | null {
  const limit = findLimit(choice);
  if (!limit) return null;
  const slope = describeSlope(limit.rise);
  const section = limit.codeKey && residentialCode?.sections[limit.codeKey];
  const rule = section
    ? `The ${residentialCode?.name} (${section}) does not allow ${limit.subject} below ${slope}.`
    : `Roofers do not usually lay ${limit.subject} below ${slope}.`;
  const instead = listWithOr([
    ...onlyWhere(roofCostOptions.roofType.includes('metal'), 'metal'),
    ...onlyWhere(isOffered('flat-roof-systems'), 'a membrane'),
  ]);
  if (instead === '') return rule;
  return `${rule} A low roof is ${describePitchRange(choice.roofPitch)}: on the flatter part we would propose ${instead}.`;
}
