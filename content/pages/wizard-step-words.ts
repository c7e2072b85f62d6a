// The steps of both calculators in their order: what each asks. Pages that say how many there are count them here. Source:
// specification §2 and §4, readings 11, 12, 14. What a step asks for: entries.ts of each calculator
// in site/wizards/.

import { offeredMaterials } from '#client/switches.ts';
import { spellCount } from '../wording/counts.ts';
import { climateIs } from '../wording/only-where.ts';

const materialCount: number = offeredMaterials.length;

export const roofCostStepWords = {
  squareFootage: {
    title: 'How big is the roof?',
    subtitle: 'Tell us about the house. We’ll work out the roof.',
  },
  roofType: {
    title: 'What should go on it?',
    subtitle: `${materialCount > 1 ? `You can compare ${materialCount === 2 ? 'both' : `all ${spellCount(materialCount)}`} on the last page, so a` : 'A'} first guess is fine.`,
  },
  stories: {
    title: 'How tall is the house?',
    subtitle: 'Count the floors above ground under the highest roof.',
  },
  roofPitch: {
    title: 'How steep is it?',
    subtitle: 'Inches of rise for every 12 inches across. Compare the drawings with your house.',
  },
  roofAccess: {
    title: 'How hard is it to reach?',
    subtitle: 'Think about where a truck can park and what is in the way.',
  },
  contact: {
    title: 'Who is the estimate for?',
    subtitle: 'Your name and address go on the estimate. We use the rest to follow up on it.',
  },
  results: {
    title: 'Your estimate',
    subtitle: 'A figure to plan with. The written estimate comes after we measure.',
  },
} as const;

export const energyStepWords = {
  currentBill: {
    title: 'What is your usual electric bill?',
    subtitle: `For one month. If ${climateIs.freezing ? 'summer and winter' : 'the hot and the cool season'} differ, take the middle.`,
  },
  homeSize: {
    title: 'How large is the home?',
    subtitle: 'Heated floor area, all stories together.',
  },
  roofAge: {
    title: 'How old is the roof?',
    subtitle: 'A guess within a few years is close enough.',
  },
  insulation: {
    title: 'How much insulation is in the attic?',
    subtitle: 'Look in from the attic access if you can do it safely. Measure in several places.',
  },
  hvacAge: {
    title: 'How old is the heating and cooling?',
    subtitle: 'The year is on the plate of the outdoor unit.',
  },
  contact: {
    title: 'Who is the report for?',
    subtitle: 'Your name goes on the report. We use the rest to follow up on it.',
  },
  address: {
    title: 'Where is the house?',
    subtitle: 'Street, city and ZIP, so that we look at the right roof.',
  },
} as const;

export type RoofCostStepName = keyof typeof roofCostStepWords;
export type EnergyStepName = keyof typeof energyStepWords;

/** "seven" */
export const roofCostStepCount = spellCount(Object.keys(roofCostStepWords).length);
export const energyStepCount = spellCount(Object.keys(energyStepWords).length);
