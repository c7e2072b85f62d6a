// What the energy savings wizard says besides its questions: bars, fields, notices. Quoted wording: specification §2, §4, §8
// and §10. Step titles, levels and the model are in calculators/energy-savings.

import { offerWords } from '../business/offer-words.ts';

export const energyWizardWords = {
  back: 'Back',
  next: 'Next',
  finish: 'Get My Energy Savings Results',
  finishing: 'Calculating...',
  dismissToast: 'Dismiss',
  resultsName: 'Your savings',
  sheetLabel: 'Your house so far',
  cells: {
    currentBill: 'Monthly bill',
    homeSize: 'Home size',
    roofAge: 'Roof age',
    insulation: 'Insulation',
    hvacAge: 'HVAC age',
  },
} as const;

/** The questions about the house, as screen readers say them. Slider and group names are fixed (§10). */
export const energyFieldWords = {
  currentBill: { slider: 'Monthly electric bill', field: 'Dollars a month', unit: '' },
  homeSize: { slider: 'Home size', field: 'Square feet', unit: 'sq ft' },
  roofAge: { slider: 'Roof age', field: 'Number of years', unit: 'years' },
  hvacAge: { slider: 'HVAC age', field: 'Number of years', unit: 'years' },
  insulation: 'Insulation level',
  insulationEffect: (percent: string) => `rated ${percent}`,
  newThing: 'New',
  oneYear: 'year',
} as const;

export const energyContactWords = {
  why: `No obligation. We use your details to follow up on this report, within ${offerWords.replyTime}.`,
} as const;

/** Titles and texts as quoted in specification §4 and §8. */
export const energyToasts = {
  checkInputs: {
    kind: 'failed',
    title: 'Please check your inputs',
    text: 'Please correct the errors before continuing.',
  },
  submissionError: {
    kind: 'failed',
    title: 'Submission Error',
    text: 'There was an issue submitting your information. Please try again.',
  },
  thanks: {
    kind: 'done',
    title: 'Thank you!',
    text: 'Here are your personalized energy savings results. Download your detailed report below.',
  },
  reportDownloaded: {
    kind: 'done',
    title: 'Report Downloaded!',
    text: 'Your energy savings report has been downloaded successfully.',
  },
} as const;
