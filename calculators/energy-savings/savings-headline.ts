// What do the results say first? One headline and one sentence about the house it holds for (reading 17: no figure is a
// promise). The cards and the explanation below it are in figures-in-words.ts.

import { energyFacts } from '#content/facts/energy.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import type { PaperBar } from '../paper/paper-document.ts';
import type { EnergyAnswers } from './answers.ts';
import { insulationLevels, savingsPercentageClamp } from './model-figures.ts';
import type { EnergySavings } from './savings.ts';

/** Goes on after the visitor's name and a comma: "the model suggests $1,260 a year, 50% of your electric bill." */
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
