// How do the answers and the savings read? The same words on the page, in the report and in the PDF: one headline, and one
// sentence about the house it holds for (reading 17: no figure is a promise); the cards, and how they are worked out.
// What stands where in the report is decided in report-document.ts.

import { energyFacts } from '#content/facts/energy.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import type { LabeledText, PaperBar } from '../paper/paper-document.ts';
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

/** Follows the visitor's name and a comma: "the model suggests $1,260 a year, 50% of your electric bill." */
function headlineOf(savings: EnergySavings): string {
  if (Math.round(savings.annualSavings) === 0) return 'the model finds nothing to save on this house.';
  return `the model suggests ${formatWholeDollars(savings.annualSavings)} a year, ${Math.round(savings.savingsPercentage)}% of your electric bill.`;
}

/** Said in one sentence with the headline on the page (reading 17), after it on the paper. */
export const benchmarkHeadline = `ENERGY STAR’s average for sealing and insulating a home is ${energyFacts.sealingBenchmark.figures.percentOfEnergyCost}% of its energy cost.`;

/** Model and benchmark in one sentence, after the visitor's name and a comma. */
export function resultSentence(savings: EnergySavings): string {
  return `${headlineOf(savings).slice(0, -1)}; ${benchmarkHeadline}`;
}

/** The headline’s percentage and the benchmark as two bars to one scale, which ends where the model is capped. */
export function compareWithBenchmark({ savingsPercentage }: EnergySavings): PaperBar[] {
  const { percentOfEnergyCost } = energyFacts.sealingBenchmark.figures;
  const share = (percent: number) => percent / savingsPercentageClamp.max;
  return [
    {
      label: 'This house, by our model',
      text: `${Math.round(savingsPercentage)}% of the electric bill`,
      share: share(savingsPercentage),
      isMain: true,
    },
    {
      label: 'ENERGY STAR’s average',
      text: `${percentOfEnergyCost}% of all energy cost`,
      share: share(percentOfEnergyCost),
    },
  ];
}

/** The answers the headline rests on, and its limits. */
export function summarizeHouse(answers: EnergyAnswers): string {
  const level =
    answers.insulation === 'none' ? 'no' : insulationLevels[answers.insulation].label.toLowerCase();
  return (
    `From a monthly bill of ${formatWholeDollars(answers.currentBill)}, ${aged(answers.roofAge, 'roof')}, ` +
    `${level} insulation and ${aged(answers.hvacAge, 'HVAC system')}. ` +
    `A model, capped at ${savingsPercentageClamp.max}% of the bill; the free audit checks it.`
  );
}

/** Ages that are spoken with a vowel at their beginning. */
const vowelAges: readonly number[] = [8, 11, 18];

function aged(years: number, thing: string): string {
  if (years === 0) return `a new ${thing}`;
  return `${vowelAges.includes(years) ? 'an' : 'a'} ${years}-year-old ${thing}`;
}

/** The four cards, whole dollars and pounds: for the results and for the report. */
export function describeSavings(savings: EnergySavings): LabeledText[] {
  return [
    { label: 'Monthly savings', text: formatWholeDollars(savings.monthlySavings) },
    { label: 'Annual savings', text: formatWholeDollars(savings.annualSavings) },
    { label: `${manyYears}-year savings`, text: formatWholeDollars(savings.twentyYearSavings) },
    { label: 'CO₂ reduction', text: `${formatCount(savings.co2Reduction)} lbs/year` },
  ];
}

/** The five answers in words, one line each. */
export function describeHouse(answers: EnergyAnswers): LabeledText[] {
  return [
    { label: 'Monthly electric bill', text: formatWholeDollars(answers.currentBill) },
    { label: 'Home size', text: `${formatCount(answers.homeSize)} sq ft` },
    { label: 'Roof age', text: describeAge(answers.roofAge) },
    { label: 'Insulation level', text: insulationLevels[answers.insulation].label },
    { label: 'HVAC age', text: describeAge(answers.hvacAge) },
  ];
}

/** 0 → "New", 1 → "1 year", 12 → "12 years". */
function describeAge(years: number): string {
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
