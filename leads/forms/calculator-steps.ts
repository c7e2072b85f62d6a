import { energyStepWords, roofCostStepWords } from '#content/pages/wizard-step-words.ts';

/** The title of each step that is counted, by its name, in order. The energy results are not a step, so they are added. */
export const calculatorSteps = {
  'roof-cost': titlesOf(roofCostStepWords),
  'energy-savings': new Map([...titlesOf(energyStepWords), ['finished', 'Your savings']]),
};
export type CountedForm = keyof typeof calculatorSteps;

export const isCountedForm = (text: string): text is CountedForm => Object.hasOwn(calculatorSteps, text);

function titlesOf(words: Readonly<Record<string, { readonly title: string }>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).map(([name, { title }]) => [name, title]));
}
