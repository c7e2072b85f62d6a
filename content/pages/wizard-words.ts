// What both calculators say around their questions. Quoted labels: specification §2.

export const wizardWords = {
  stepText: (step: number, stepCount: number) => `Step ${step} of ${stepCount}`,
  start: 'Started',
  end: 'Complete',
  progress: 'Progress',
  /** In place of answers that are not given yet: of the next step, and of later ones. */
  sheetNext: 'Next',
  sheetLater: '–',
  stoppedTitle: 'The calculator has stopped.',
  stoppedText: 'Your answers are kept. Load the page again, or call us, and we’ll work it out with you.',
  loadAgain: 'Load the page again',
} as const;
