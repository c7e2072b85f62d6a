// How do the answers and the savings read, line by line? The same words on the page, in the report and in the PDF.
// What stands where in the report is decided in report-document.ts.

import { energyFacts } from '#content/facts/energy.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import type { LabelledText } from '../paper/paper-document.ts';
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

/** The four cards, whole dollars and pounds: for the results and for the report. */
export function describeSavings(savings: EnergySavings): LabelledText[] {
  return [
    { label: 'Monthly savings', text: formatWholeDollars(savings.monthlySavings) },
    { label: 'Annual savings', text: formatWholeDollars(savings.annualSavings) },
    { label: `${manyYears}-year savings`, text: formatWholeDollars(savings.twentyYearSavings) },
    { label: 'CO₂ reduction', text: `${formatCount(savings.co2Reduction)} lbs/year` },
  ];
}

/** The five answers in words, one line each. */
export function describeHouse(answers: EnergyAnswers): LabelledText[] {
  return [
    { label: 'Monthly electric bill', text: formatWholeDollars(answers.currentBill) },
    { label: 'Home size', text: `${formatCount(answers.homeSize)} sq ft` },
    { label: 'Roof age', text: describeAge(answers.roofAge) },
    { label: 'Insulation level', text: insulationLevels[answers.insulation].label },
    { label: 'HVAC age', text: describeAge(answers.hvacAge) },
  ];
}

/** 0 → "New", 1 → "1 year", 12 → "12 years". */
export function describeAge(years: number): string {
  if (years === 0) return 'New';
  return countOf(years, 'year');
}

const asPercent = (factor: number) => `${Math.round(factor * 100)}%`;

/** "How this is worked out": the model and its limits, with this house's figures (reading 17), in short paragraphs. */
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
