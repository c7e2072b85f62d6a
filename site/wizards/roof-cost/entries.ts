// What the roof cost wizard asks, and what the rules say of it: the calculator as the frame needs to know it.

import { writeOutline } from '#calculators/house/outline-text.ts';
import { type HouseShapeName, houseShapes, outlineOf } from '#calculators/house/shapes.ts';
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
import { type RoofCostStepName, roofCostSteps } from '#calculators/roof-cost/steps.ts';
import { readTypedNumber } from '#calculators/wizard/typed-number.ts';
import { checkerOf, defaultsOf, inAskedOrder } from '#leads/forms/form-table.ts';
import { type RoofCostContact, roofCostFields } from '#leads/forms/roof-cost-lead.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';
import type { Wizard } from '../frame/useWizard.ts';
import { asTexts, type WizardDescription } from '../frame/wizard-description.ts';

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
  const feet = (entry: string) => readTypedNumber(entry) ?? 0;
  if (values.knownSize !== 'outside')
    return {
      known: 'living-area',
      livingSquareFeet: feet(values.livingArea),
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

/** The roof area that counts: worked out from the house, and as entered where that was done later or nothing is known of it. */
export function readRoofArea(values: Readonly<Record<RoofCostEntry, string>>): string {
  const { roofSquareFeet } = estimateRoofArea(readHouseSize(values));
  return values.areaFrom === 'house' && roofSquareFeet > 0 ? String(roofSquareFeet) : values.squareFootage;
}

/** The outline that was measured, where it is what counts. */
function readOutline(values: Readonly<Record<RoofCostEntry, string>>): string {
  const house = readHouseSize(values);
  const ring = house.known === 'outside' && values.areaFrom === 'house' ? outlineOf(house) : null;
  return ring === null ? '' : writeOutline({ ring, ends: values.houseEnds === 'hip' ? 'hip' : 'gable' });
}

export const roofCostWizard: WizardDescription<RoofCostAnswers, RoofCostStepName, RoofCostEntry> = {
  form: 'roof-cost',
  steps: roofCostSteps.map((step) => (step.name === 'contact' ? { ...step, fields: contactFields } : step)),
  defaults: {
    ...asTexts(roofCostDefaults),
    ...houseSizeEntries,
    ...defaultsOf(roofCostFields),
  },
  defaultAnswers: roofCostDefaults,
  readAnswers: (values) =>
    readRoofCostAnswers({ ...values, squareFootage: readRoofArea(values), outline: readOutline(values) }),
  contactFields,
  checkContact: checkerOf(roofCostFields),
  choices: Object.keys(roofCostOptions) as (keyof typeof roofCostOptions)[],
  lastQuestion: 'contact',
  settleTyped: (typed) => (typed.squareFootage === undefined ? {} : { areaFrom: 'roof' }),
  readAddress: readSharedLink,
};
