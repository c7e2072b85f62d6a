// What must we know about a house to model its savings? Shape, defaults, bounds and parsing of the answers.
// Source: specification §3 and §5. Name, e-mail, phone and address are not here: they belong to the lead (leads/forms).

import { formatCount, formatWholeDollars } from '#content/wording/money.ts';
import { fieldReader, isUnanswered, notAnOption, readOption } from '../wizard/answer-reader.ts';
import { readTypedNumber } from '../wizard/typed-number.ts';
import { energyBounds, insulationLevels } from './model-figures.ts';

export type Insulation = keyof typeof insulationLevels;

export interface EnergyAnswers {
  /** Dollars a month. */
  readonly currentBill: number;
  /** Living area, square feet. */
  readonly homeSize: number;
  /** Years. */
  readonly roofAge: number;
  readonly insulation: Insulation;
  /** Years. */
  readonly hvacAge: number;
}

/** Where the wizard starts, and what an unanswered question counts as. */
export const energyDefaults: EnergyAnswers = {
  currentBill: 150,
  homeSize: 1500,
  roofAge: 10,
  insulation: 'adequate',
  hvacAge: 8,
};

/** In the order they are shown. */
export const insulationOptions = Object.keys(insulationLevels) as readonly Insulation[];

export type EnergyField = keyof EnergyAnswers;
export type EnergyErrors = Readonly<Partial<Record<EnergyField, string>>>;
export type ParsedEnergyAnswers =
  | { readonly kind: 'valid'; readonly answers: EnergyAnswers }
  | { readonly kind: 'invalid'; readonly errors: EnergyErrors };

type NumberField = keyof typeof energyBounds;

const years = (bounds: { min: number; max: number }) => `${bounds.min} to ${bounds.max} years`;
const rangeText: Record<NumberField, string> = {
  currentBill: `Enter a monthly bill of ${formatWholeDollars(energyBounds.currentBill.min)} to ${formatWholeDollars(energyBounds.currentBill.max)}.`,
  homeSize: `Enter a home size of ${formatCount(energyBounds.homeSize.min)} to ${formatCount(energyBounds.homeSize.max)} square feet.`,
  roofAge: `Enter a roof age of ${years(energyBounds.roofAge)}.`,
  hvacAge: `Enter an HVAC age of ${years(energyBounds.hvacAge)}.`,
};

/**
 * Reads answers from a form post or a saved session: strings or numbers, any case, blanks around them.
 * Left out, a question takes its default; emptied or out of bounds, it is named in `errors`. Decimals are rounded to whole
 * numbers.
 */
export function readEnergyAnswers(input: unknown): ParsedEnergyAnswers {
  const fieldOf = fieldReader(input);
  const errors: Partial<Record<EnergyField, string>> = {};

  function number(field: NumberField): number {
    const entry = fieldOf(field);
    if (entry === undefined || entry === null) return energyDefaults[field];
    const typed = readTypedNumber(entry);
    const rounded = typed === null ? null : Math.round(typed) + 0;
    const { min, max } = energyBounds[field];
    if (rounded !== null && rounded >= min && rounded <= max) return rounded;
    errors[field] = rangeText[field];
    return energyDefaults[field];
  }

  function insulation(): Insulation {
    const entry = fieldOf('insulation');
    if (isUnanswered(entry)) return energyDefaults.insulation;
    const option = readOption(entry, insulationOptions);
    if (option === null) errors.insulation = notAnOption;
    return option ?? energyDefaults.insulation;
  }

  const answers: EnergyAnswers = {
    currentBill: number('currentBill'),
    homeSize: number('homeSize'),
    roofAge: number('roofAge'),
    insulation: insulation(),
    hvacAge: number('hvacAge'),
  };
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', answers };
}
