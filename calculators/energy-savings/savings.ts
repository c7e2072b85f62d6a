// What could a new roof and a full attic take off the electric bill? The model of specification §9, formula by formula (reading 17).
// Figures are in model-figures.ts. Rounding is left to whoever prints: nothing here is rounded.
//
// Three oddities, kept because the specification is followed to the letter, and told to the visitor under "How this is worked out":
// - The HVAC factor stands in the house before and after, so it cancels out: its age never changes the savings.
// - Home size enters no formula here; it moves only the replacement-cost range (replacement-cost.ts).
// - Savings are clamped. An older roof with thin insulation reaches the top, and beyond it nothing changes any more.

import { readOption } from '../wizard/answer-reader.ts';
import { readTypedNumber } from '../wizard/typed-number.ts';
import { type EnergyAnswers, energyDefaults, insulationOptions } from './answers.ts';
import {
  co2PoundsPerDollar,
  hvacAging,
  improvedInsulationFactor,
  improvedRoofFactor,
  insulationLevels,
  monthsPerYear,
  pictureYears,
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
 * Works out the savings (§9). Holds for any input: a figure that is no number, or below zero, counts as zero; an unknown insulation
 * level counts as the default.
 */
export function estimateEnergySavings(answers: Partial<EnergyAnswers>): EnergySavings {
  const said: Partial<EnergyAnswers> = answers ?? {};
  const roofFactor = agingFactor(figure(said.roofAge), roofAging);
  const hvacFactor = agingFactor(figure(said.hvacAge), hvacAging);
  const insulation = readOption(said.insulation, insulationOptions) ?? energyDefaults.insulation;

  const currentEfficiency = roofFactor * insulationLevels[insulation].factor * hvacFactor;
  const improvedEfficiency = improvedRoofFactor * improvedInsulationFactor * hvacFactor;
  const savingsPercentage = clamp(((improvedEfficiency - currentEfficiency) / currentEfficiency) * 100);

  const monthlySavings = Math.max(0, (figure(said.currentBill) * savingsPercentage) / 100);
  const annualSavings = monthlySavings * monthsPerYear;
  return {
    savingsPercentage,
    monthlySavings,
    annualSavings,
    twentyYearSavings: annualSavings * pictureYears,
    co2Reduction: annualSavings * co2PoundsPerDollar,
  };
}

/** max(floor, 1 − age × loss): new is 1, and old things stop getting worse. */
function agingFactor(
  ageYears: number,
  aging: { readonly lossPerYear: number; readonly floor: number },
): number {
  return Math.max(aging.floor, 1 - ageYears * aging.lossPerYear);
}

function clamp(percentage: number): number {
  return Math.min(savingsPercentageClamp.max, Math.max(savingsPercentageClamp.min, percentage));
}

function figure(said: unknown): number {
  return Math.min(Math.max(readTypedNumber(said) ?? 0, 0), largestFigure);
}
