// What does a roof replacement typically cost? The range of the insurance box (specification §9, readings 19 and 22a).
// The arithmetic is the specification's. Whether anything is covered is decided by the insurer and the policy.

import { readTypedNumber } from '../wizard/typed-number.ts';
import { replacementCost } from './model-figures.ts';

export const insuranceTitle = 'Maximum Savings with Insurance Coverage';
/** Above the figures (reading 22a). */
export const insuranceCondition =
  'Only if a covered loss destroyed your roof. Age and wear are not covered. Your insurer decides.';
export const insuranceCaveat =
  'Your insurer decides what is covered, by the terms of your policy. This range is a model, not an offer.';

export interface ReplacementCostRange {
  readonly lowDollars: number;
  readonly highDollars: number;
}

/** The range for a home of this size, whole dollars; zero for a size that is no number. */
export function estimateReplacementCost(homeSizeSquareFeet: number): ReplacementCostRange {
  const squareFeet = Math.max(0, readTypedNumber(homeSizeSquareFeet) ?? 0);
  const yearlyDollars = squareFeet * replacementCost.dollarsPerSquareFoot;
  const [firstLowFactor, secondLowFactor] = replacementCost.lowFactors;
  return {
    lowDollars: Math.round(yearlyDollars * firstLowFactor * secondLowFactor),
    highDollars: Math.round(yearlyDollars * replacementCost.highFactor),
  };
}
