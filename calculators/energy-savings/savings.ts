// What could a new roof and a full attic take off the electric bill? The model of specification §9, formula by formula
// (reading 17). Figures are in model-figures.ts. Nothing here is rounded; what prints a figure rounds it.
//
// Three oddities, kept because the specification is followed to the letter, and told to the visitor under "How this is
// worked out":
// - The HVAC factor stands in the house before and after, so it cancels out: its age never changes the savings.
// - Home size enters no formula here; it moves only the replacement-cost range.
// - Savings are clamped. An older roof with thin insulation reaches the top, and beyond it nothing changes any more.

import { readOption } from '../wizard/answer-reader.ts';
import { readClamped, readTypedNumber } from '../wizard/typed-number.ts';
import { type EnergyAnswers, energyDefaults, insulationOptions } from './answers.ts';
import {
  co2PoundsPerDollar,
  hvacAging,
  improvedInsulationFactor,
  improvedRoofFactor,
  insulationLevels,
  manyYears,
  monthsPerYear,
  replacementCost,
  roofAging,
  savingsPercentageClamp,
} from './model-figures.ts';

/** Field names are the specification's (§3). */
export interface EnergySavings {
  /** Percent of the electric bill, within `savingsPercentageClamp`. */
  readonly savingsPercentage: number;
  /** Dollars, not rounded. */
  readonly monthlySavings: number;
  /** Dollars, not rounded. */
  readonly annualSavings: number;
  /** Dollars, not rounded, at today's rates. */
  readonly twentyYearSavings: number;
  /** Pounds of CO₂ a year, not rounded. */
  readonly co2Reduction: number;
}

/** Keeps every product finite, whatever a program passes in; real bills end five digits earlier. */
const largestFigure = 1e9;

/**
 * Works out the savings (§9). Holds for any input: a figure that is not a number, or below zero, counts as zero; an unknown
 * insulation level counts as the default.
 */
export function estimateEnergySavings(answers: Partial<EnergyAnswers>): EnergySavings {
  const input: Partial<EnergyAnswers> = answers ?? {};
  const roof = agingPercent(readClamped(input.roofAge, largestFigure), roofAging);
  const hvac = agingPercent(readClamped(input.hvacAge, largestFigure), hvacAging);
  const insulation = readOption(input.insulation, insulationOptions) ?? energyDefaults.insulation;

  const current = roof * percent(insulationLevels[insulation].factor) * hvac;
  const improved = percent(improvedRoofFactor) * percent(improvedInsulationFactor) * hvac;
  const saved = clampShare({ part: improved - current, whole: current });

  // Whole numbers until one last division: a half stays a half and is rounded up wherever it is printed.
  const bill = readClamped(input.currentBill, largestFigure);
  const share = (times: number, over = 1) => (bill * saved.part * times) / (saved.whole * over);
  return {
    savingsPercentage: (saved.part * 100) / saved.whole,
    monthlySavings: share(1),
    annualSavings: share(monthsPerYear),
    twentyYearSavings: share(monthsPerYear * manyYears),
    co2Reduction: share(monthsPerYear * percent(co2PoundsPerDollar), 100),
  };
}

/** 0.95 → 95. Every factor of the model is a whole percent. */
function percent(factor: number): number {
  return Math.round(factor * 100);
}

/** max(floor, 1 − age × loss) in percent: new is 100, and old things stop getting worse. */
function agingPercent(
  ageYears: number,
  aging: { readonly lossPerYear: number; readonly floor: number },
): number {
  return Math.max(percent(aging.floor), 100 - ageYears * percent(aging.lossPerYear));
}

interface Share {
  readonly part: number;
  readonly whole: number;
}

/** `share` held within the clamp. */
function clampShare(share: Share): Share {
  const { min, max } = savingsPercentageClamp;
  if (share.part * 100 <= min * share.whole) return { part: min, whole: 100 };
  if (share.part * 100 >= max * share.whole) return { part: max, whole: 100 };
  return share;
}

export const insuranceTitle = 'Maximum Savings with Insurance Coverage';
/** Above the figures (reading 22a). */
export const insuranceCondition =
  'Only if a covered loss destroyed your roof. Age and wear are not covered. Your insurer decides.';
export const insuranceCaveat =
  'Your insurer decides what is covered, by the terms of your policy. This range is a model, not an offer.';

/** What a replacement of its roof typically costs, whole dollars (§9, reading 19); zero for a size that is not a number. */
export function estimateReplacementCost(homeSizeSquareFeet: number) {
  const squareFeet = Math.max(0, readTypedNumber(homeSizeSquareFeet) ?? 0);
  const yearlyDollars = squareFeet * replacementCost.dollarsPerSquareFoot;
  const [firstLowFactor, secondLowFactor] = replacementCost.lowFactors;
  return {
    lowDollars: Math.round(yearlyDollars * firstLowFactor * secondLowFactor),
    highDollars: Math.round(yearlyDollars * replacementCost.highFactor),
  };
}
