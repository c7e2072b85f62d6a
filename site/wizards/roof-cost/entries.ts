// What the roof cost wizard asks, and what the rules say of it: the calculator as the frame needs to know it.

import {
  type HouseShapeName,
  houseShapes,
  longestSide,
  narrowestCourt,
  outlineOf,
  partsOf,
} from '#calculators/house/measured-house.ts';
import { writeOutline } from '#calculators/house/outline-text.ts';
import {
  type RoofCostAnswers,
  type RoofCostField,
  type RoofPitch,
  readRoofCostAnswers,
  roofCostDefaults,
  roofCostOptions,
  type Stories,
} from '#calculators/roof-cost/answers.ts';
import { estimateRoofArea, type HouseSize } from '#calculators/roof-cost/roof-area.ts';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { isUnanswered } from '#calculators/wizard/answer-reader.ts';
import { readTypedFeet } from '#calculators/wizard/typed-feet.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { houseSizeWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { type RoofCostStepName, roofCostStepWords } from '#content/pages/wizard-step-words.ts';
import { checkerOf, defaultsOf, inAskedOrder } from '#leads/forms/form-table.ts';
import { type RoofCostContact, roofCostFields } from '#leads/forms/roof-cost-lead.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import type { Wizard } from '../frame/useWizard.ts';
import {
  arrangeSteps,
  asTexts,
  isStepComplete,
  type WizardDescription,
} from '../frame/wizard-description.ts';

export const contactFields = inAskedOrder(roofCostFields).map(([name]) => name);

/** What the size helper works out the roof area from: no answers of their own. */
const houseSizeEntries = {
  /** Who spoke last, the helper (house) or the field of the roof area (roof). */
  areaFrom: 'house',
  knownSize: 'living-area',
  livingArea: '',
  houseShape: 'rectangle',
  houseLength: '',
  houseWidth: '',
  wingLength: '',
  wingWidth: '',
  secondWingWidth: '',
  houseEnds: 'gable',
  /** Seen from behind. */
  houseTurned: '',
};

type RoofCostEntry = RoofCostField | keyof RoofCostContact | keyof typeof houseSizeEntries;

export interface RoofCostEntries extends Readonly<Record<RoofCostEntry, string>> {
  readonly request: SentRequest | null;
}

export interface StepProps {
  readonly wizard: Wizard<RoofCostAnswers, RoofCostStepName, RoofCostEntry>;
}

export function readHouseSize(values: Readonly<Record<RoofCostEntry, string>>): HouseSize {
  const roofPitch = values.roofPitch as RoofPitch;
  const feet = (entry: string) => readTypedFeet(entry) ?? 0;
  if (values.knownSize !== 'outside')
    return {
      known: 'living-area',
      livingSquareFeet: readTypedNumber(values.livingArea) ?? 0,
      stories: values.stories as Stories,
      roofPitch,
    };
  return {
    known: 'outside',
    shape: Object.hasOwn(houseShapes, values.houseShape)
      ? (values.houseShape as HouseShapeName)
      : 'rectangle',
    sides: {
      houseLength: feet(values.houseLength),
      houseWidth: feet(values.houseWidth),
      wingLength: feet(values.wingLength),
      wingWidth: feet(values.wingWidth),
      secondWingWidth: feet(values.secondWingWidth),
    },
    roofPitch,
  };
}

/** Whether a roof follows from the house that was typed: never while one of its sides is at fault. */
export const isHouseKnown = (values: Readonly<Record<RoofCostEntry, string>>) =>
  estimateRoofArea(readHouseSize(values)).roofSquareFeet > 0 &&
  Object.keys(findHouseErrors(values)).length === 0;

/** The sides that nobody typed, of a house or else a wing that counts only once all are there. */
export function missingSides(values: Readonly<Record<RoofCostEntry, string>>) {
  const house = readHouseSize(values);
  if (house.known !== 'outside' || values.areaFrom !== 'house') return null;
  const sides = houseShapes[house.shape];
  const missing = sides.filter((side) => isUnanswered(values[side]));
  if (missing.length === 0 || missing.length === sides.length) return null;
  return {
    missing,
    what: isUnanswered(values.houseLength) || isUnanswered(values.houseWidth) ? 'house' : 'wing',
  } as const;
}

/** The roof area that counts: worked out from the house, or as entered where that came later or no house is known. */
export function readRoofArea(values: Readonly<Record<RoofCostEntry, string>>): string {
  const { roofSquareFeet } = estimateRoofArea(readHouseSize(values));
  return values.areaFrom === 'house' && roofSquareFeet > 0 ? String(roofSquareFeet) : values.squareFootage;
}

/** What cannot be read or built of the house that was typed. */
function findHouseErrors(values: Readonly<Record<RoofCostEntry, string>>): Readonly<Record<string, string>> {
  if (values.areaFrom !== 'house' || values.knownSize === 'roof') return {};
  const house = readHouseSize(values);
  if (house.known === 'living-area')
    return isUnanswered(values.livingArea) || house.livingSquareFeet > 0
      ? {}
      : { livingArea: words.livingAreaError };
  const { shape, sides } = house;
  const faulty = houseShapes[shape].filter(
    (side) => !isUnanswered(values[side]) && !(sides[side] > 0 && sides[side] <= longestSide),
  );
  if (faulty.length === 0 && partsOf(house).length > 0 && outlineOf(house) === null)
    return { wingWidth: partsOf(house).length > 2 ? words.wingsTooClose(narrowestCourt) : words.wingTooWide };
  return Object.fromEntries(
    faulty.map((side) => [side, sides[side] > 0 ? words.sideTooLong(longestSide) : words.sideError]),
  );
}

function readAnswers(values: Readonly<Record<RoofCostEntry, string>>) {
  const parsed = readRoofCostAnswers({
    ...values,
    squareFootage: readRoofArea(values),
    outline: readOutline(values),
  });
  const ofHouse = findHouseErrors(values);
  const errors = { ...ofHouse, ...(parsed.kind === 'invalid' ? parsed.errors : {}) };
  const invalidFields = [
    ...Object.keys(errors),
    ...(Object.keys(ofHouse).length > 0 ? ['squareFootage', 'outline'] : []),
  ];
  if (invalidFields.length === 0) return parsed;
  const validAnswers: Partial<RoofCostAnswers> = Object.fromEntries(
    Object.entries(parsed.answers).filter(([field]) => !invalidFields.includes(field)),
  );
  return { kind: 'invalid' as const, errors, validAnswers };
}

/** The outline that was measured, where it is what counts. */
function readOutline(values: Readonly<Record<RoofCostEntry, string>>): string {
  const house = readHouseSize(values);
  const ring = house.known === 'outside' && values.areaFrom === 'house' ? outlineOf(house) : null;
  return ring === null ? '' : writeOutline({ ring, ends: values.houseEnds === 'hip' ? 'hip' : 'gable' });
}

const stepFields: Readonly<Record<RoofCostStepName, readonly RoofCostEntry[]>> = {
  squareFootage: ['livingArea', ...houseShapes.u, 'squareFootage'],
  roofType: ['roofType'],
  // Of a house that is described they change the roof area, which may leave its bounds.
  stories: ['stories', 'squareFootage'],
  roofPitch: ['roofPitch', 'squareFootage'],
  roofAccess: ['roofAccess', 'gutters', 'skylights', 'chimneys', 'currentRoof'],
  contact: contactFields,
  results: [],
};

export const startingArea = String(roofCostDefaults.squareFootage);

/** Whether a roof area counts at all. */
export const isSized = ({ errors }: Pick<StepProps['wizard'], 'errors'>) =>
  isStepComplete({ fields: stepFields.squareFootage }, errors);

/** The roof area that counted last: it stays as long as the house says nothing. */
export const lastArea = (wizard: StepProps['wizard']) =>
  isSized(wizard) ? readRoofArea(wizard.values) : String(wizard.answers.squareFootage);

export const roofCostWizard: WizardDescription<RoofCostAnswers, RoofCostStepName, RoofCostEntry> = {
  form: 'roof-cost',
  steps: arrangeSteps(roofCostStepWords, stepFields),
  defaults: {
    ...asTexts(roofCostDefaults),
    ...houseSizeEntries,
    ...defaultsOf(roofCostFields),
  },
  defaultAnswers: roofCostDefaults,
  readAnswers,
  contactFields,
  checkContact: checkerOf(roofCostFields),
  choices: Object.keys(roofCostOptions) as (keyof typeof roofCostOptions)[],
  lastQuestion: 'contact',
  keepsNextOpen: 'roofAccess',
  deriveFromGiven: ({ squareFootage = startingArea }) =>
    squareFootage === startingArea ? {} : { areaFrom: 'roof' },
  readAddress: readSharedLink,
};
