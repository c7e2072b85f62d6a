// "How this is worked out": the model and its limits in plain words, with this house's figures (reading 17).

import { energyFacts } from '#content/facts/energy.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import type { EnergyAnswers } from './answers.ts';
import {
  co2PoundsPerDollar,
  improvedRoofFactor,
  insulationLevels,
  manyYears,
  roofAging,
  savingsPercentageClamp,
} from './model-figures.ts';
import type { EnergySavings } from './savings.ts';

const asPercent = (factor: number) => `${Math.round(factor * 100)}%`;

/** Short paragraphs, in reading order. */
export function explainSavings(answers: EnergyAnswers, savings: EnergySavings): string[] {
  const insulation = insulationLevels[answers.insulation];
  return [
    `We rate the house now and after the work, and compare. A roof loses ${asPercent(roofAging.lossPerYear)} for each year of age, ` +
      `down to ${asPercent(roofAging.floor)}. Attic insulation counts ${asPercent(insulation.factor)} at your level. ` +
      `After the work we count a roof at ${asPercent(improvedRoofFactor)} and full insulation.`,
    `For your answers the model gives ${savings.savingsPercentage.toFixed(1)}% of a ${formatWholeDollars(answers.currentBill)} bill. ` +
      `It never goes above ${savingsPercentageClamp.max}% or below ${savingsPercentageClamp.min}%.`,
    'The age of your heating and cooling system does not change the savings: the same equipment runs before and after, so it cancels out. ' +
      'Home size does not change them either; it only moves the replacement cost range.',
    `The CO₂ figure is the dollars saved in a year times ${co2PoundsPerDollar}. It rests on no study.`,
    `The ${manyYears}-year figure repeats one year at today’s bill. It assumes no change in electric rates.`,
    `This is a simple model, not a promise. ENERGY STAR estimates that sealing and insulating a home saves on average ` +
      `${energyFacts.sealingBenchmark.figures.percentOfEnergyCost}% of its total energy cost. Where our figure is far above that, be skeptical and let us look at the attic.`,
  ];
}
