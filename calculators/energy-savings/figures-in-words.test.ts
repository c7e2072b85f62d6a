import { expect, test } from 'vitest';
import { type EnergyAnswers, energyDefaults } from './answers.ts';
import { benchmarkHeadline, resultSentence, summarizeHouse } from './figures-in-words.ts';
import { estimateEnergySavings } from './savings.ts';

const sentenceFor = (answers: Partial<EnergyAnswers>) =>
  resultSentence(estimateEnergySavings({ ...energyDefaults, ...answers }));

test('one sentence names the whole dollars of a year and the benchmark', () => {
  expect(sentenceFor({ currentBill: 210, roofAge: 18, insulation: 'minimal' })).toBe(
    `the model suggests $1,260 a year, 50% of your electric bill; ${benchmarkHeadline}`,
  );
});

test('a house the model cannot better is told so, and no $0 is promised', () => {
  expect(sentenceFor({ roofAge: 0, insulation: 'excellent' })).toBe(
    `the model finds nothing to save on this house; ${benchmarkHeadline}`,
  );
});

test('the sentence below names the answers and the cap', () => {
  expect(
    summarizeHouse({ currentBill: 210, homeSize: 1850, roofAge: 18, insulation: 'minimal', hvacAge: 12 }),
  ).toBe(
    'From a monthly bill of $210, an 18-year-old roof, minimal insulation and a 12-year-old HVAC system. ' +
      'A model, capped at 50% of the bill; the free audit checks it.',
  );
});

test('new things and an empty attic are said as people say them', () => {
  const words = summarizeHouse({ ...energyDefaults, roofAge: 0, insulation: 'none', hvacAge: 8 });
  expect(words).toContain('a new roof, no insulation and an 8-year-old HVAC system.');
});
