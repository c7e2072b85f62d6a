// What the roof cost wizard says besides its questions: bars, fields, contact step. Quoted wording: specification §2, §4 and
// §10, reading 12. Step titles, option labels and prices are in calculators/roof-cost.

import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { spellCount } from '../wording/counts.ts';
import { listWithAnd } from '../wording/text.ts';

export const roofCostWizardWords = {
  previous: 'PREVIOUS',
  next: 'CONTINUE NEXT',
  complete: 'CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE',
  sheetLabel: 'Your roof so far',
  runningSum: 'So far:',
  wholeSum: 'The sum:',
  sheetNote: 'Drawn to scale from your answers; its 3 : 2 shape and front gable are assumed.',
  sheetNoteMeasured: 'Drawn to scale from your answers and your measurements.',
  extras: (parts: readonly string[]) => `Extras: ${parts.join(', ')}.`,
  newGutters: 'new gutters',
  drawnOf: (counted: string, drawn: number) => `${counted} (${drawn} drawn)`,
  cells: { area: 'Roof area', material: 'Material', stories: 'Stories', pitch: 'Pitch', access: 'Access' },

  brought: 'The link you followed has filled in these answers:',
  broughtAdvice: 'Look through the steps and change what is different, or go straight to the last question.',
  skip: 'Go to the last question',
  unreadable:
    'The answers in this link could not be read, so the calculator starts at the first step. Nothing is lost: just answer the questions here.',
} as const;

/** The five questions about the house, as screen readers say them. Fixed (§10). */
export const roofCostFieldWords = {
  areaField: 'Roof area (square feet)',
  areaSlider: 'Roof area',
  areaUnit: 'sq ft',
  roofType: 'Roof type',
  stories: 'Stories',
  roofPitch: 'Roof pitch',
  roofAccess: 'Roof access',
  gutters: 'Gutters',
  skylights: 'Skylights',
  chimneys: 'Chimneys',
  currentRoof: 'Current roof',
  yes: 'Yes',
  no: 'No',
  extrasTitle: 'Anything else on the roof?',
  extrasHint: isPromised('newGutters') ? 'New gutters, skylights, chimneys' : 'Skylights, chimneys',
  currentRoofHelp:
    'Not in the price yet: anything but asphalt can cost more to tear off. It helps the crew plan.',
  areaSoFar: (area: string) => `So far: ${area} sq ft of roof.`,
  areaStart: (area: string) => `So far: ${area} sq ft, our starting figure.`,
  areaNow: (area: string) => `This would make the roof ${area} square feet.`,
  toArea: 'Change the size of the house',
  typicalArea: (from: string, to: string) => `Most homes have ${from} to ${to} square feet of roof.`,
} as const;

export const houseSizeWords = {
  known: 'What do you know?',
  knownOptions: {
    'living-area': 'The house: living area',
    outside: 'The house’s measurements',
    roof: 'The roof area',
  },
  livingArea: 'Living area (square feet)',
  stories: 'Floors above ground',
  pitch: 'Steepness of the roof',
  shape: 'Shape of the house from above',
  shapes: { rectangle: 'Rectangle', l: 'L', t: 'T', u: 'U' },
  houseLength: 'Length of the house (feet)',
  houseWidth: 'Width of the house (feet)',
  wingLength: 'How far the wing sticks out (feet)',
  wingWidth: 'Width of the wing (feet)',
  secondWingWidth: 'Width of the second wing (feet)',
  livingAreaError: 'Enter the living area as a number, like 1,900.',
  sideError: 'Enter a length in feet, like 46, 46.5 or 46 ft 6 in.',
  sideTooLong: (feet: number) =>
    `This calculator takes up to ${feet} feet. For a larger house, call us for a price.`,
  /** `sides`: their labels. */
  stillMissing: (sides: readonly string[], what: 'house' | 'wing') => {
    const names = sides.map((side) =>
      side.replace(' (feet)', '').replace(/^./, (letter) => letter.toLowerCase()),
    );
    const until = what === 'house' ? 'your measurements do not count' : 'that wing does not count';
    return `Still missing: ${listWithAnd(names)}. Until then ${until}.`;
  },
  wingTooWide: 'The wing cannot be wider than the house is long.',
  wingsTooClose: (feet: number) => `The two wings must leave at least ${feet} feet between them.`,
  ends: 'Ends of the roof',
  endOptions: { gable: 'Gables', hip: 'Hips' },
  endsHelp: 'Gables or hips change the picture, not the area.',
  turn: 'Turn the house',
} as const;

export const roofCostContactWords = {
  submit: 'Get my estimate',
  submitting: 'Processing...',
  /** Beside the button as long as it is disabled. */
  stillMissing: (fields: number) => `All ${spellCount(fields)} fields are needed for the estimate.`,
  why: `No obligation. We use your details to follow up on this estimate, within ${offerWords.replyTime}.`,
} as const;
