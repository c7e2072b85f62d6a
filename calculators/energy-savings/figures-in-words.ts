// How do the answers and the savings read, line by line? The same words on the page, in the report and in the PDF.
// What stands where in the report is decided in report-document.ts.

import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import type { LabelledText } from '../paper/paper-document.ts';
import type { EnergyAnswers } from './answers.ts';
import { insulationLevels, manyYears } from './model-figures.ts';
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
