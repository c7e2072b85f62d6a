// How the four sliders speak. Ranges and end labels are the model's; names are fixed by the contract.

import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { energyFieldWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { countOf } from '#content/wording/counts.ts';
import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import type { NumberField } from './entries.ts';

interface SliderQuestion {
  /** In large type, without the unit. */
  readonly formatValue: (value: number) => string;
  readonly unitOf: (value: number) => string;
  /** What so and so many steps are: "10 years". */
  readonly formatSteps: (steps: number) => string;
}

const formatAge = (years: number) => (years === 0 ? words.newThing : formatCount(years));
const ageUnitOf = (unit: string) => (years: number) => {
  if (years === 0) return '';
  return years === 1 ? words.oneYear : unit;
};

export const sliderQuestions: Readonly<Record<NumberField, SliderQuestion>> = {
  currentBill: {
    formatValue: formatWholeDollars,
    unitOf: () => words.currentBill.unit,
    formatSteps: (steps) => formatWholeDollars(steps * energyBounds.currentBill.step),
  },
  homeSize: {
    formatValue: formatCount,
    unitOf: () => words.homeSize.unit,
    formatSteps: (steps) => `${formatCount(steps * energyBounds.homeSize.step)} ${words.homeSize.unit}`,
  },
  roofAge: {
    formatValue: formatAge,
    unitOf: ageUnitOf(words.roofAge.unit),
    formatSteps: (steps) => countOf(steps * energyBounds.roofAge.step, words.oneYear),
  },
  hvacAge: {
    formatValue: formatAge,
    unitOf: ageUnitOf(words.hvacAge.unit),
    formatSteps: (steps) => countOf(steps * energyBounds.hvacAge.step, words.oneYear),
  },
};
