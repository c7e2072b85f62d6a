// What must we know about a house to price its roof? Shape, defaults and parsing of the answers.
// Source: specification §3, §5; readings 10 to 12. Labels, prices and bounds are in price-book.ts, the sum in estimate.ts.

import type { RoofMaterial } from '#client/shapes/business.ts';
import { offeredMaterials } from '#client/switches.ts';
import { isPromised } from '#content/business/promised.ts';
import { formatCount } from '#content/wording/money.ts';
import { readOutlineText, writeOutline } from '../house/outline-text.ts';
import { fieldReader, isUnanswered, notAnOption, readOption } from '../wizard/answer-reader.ts';
import { readTypedNumber } from '../wizard/typed-number.ts';
import {
  type Bounds,
  chimneyBounds,
  roofAccess,
  roofPitches,
  roofTypes,
  skylightBounds,
  squareFootageBounds,
  stories,
} from './price-book.ts';

export type RoofType = RoofMaterial;
export type Stories = keyof typeof stories;
export type RoofPitch = keyof typeof roofPitches;
export type RoofAccess = keyof typeof roofAccess;
/** What lies on the house today. It moves no price; the crew wants to know before it comes. */
export type CurrentRoof = RoofType | 'other';
export type YesOrNo = 'yes' | 'no';

export interface RoofCostAnswers {
  /** Of the roof itself, whole square feet. */
  readonly squareFootage: number;
  readonly roofType: RoofType;
  readonly stories: Stories;
  readonly roofPitch: RoofPitch;
  readonly roofAccess: RoofAccess;
  readonly currentRoof: CurrentRoof;
  readonly gutters: YesOrNo;
  readonly skylights: number;
  readonly chimneys: number;
  /** The house, as `writeOutline` writes it; left out where nobody measured it. It changes no price. */
  readonly outline?: string;
}

/** Where the wizard starts, and what an unanswered question counts as. */
export const roofCostDefaults: RoofCostAnswers = {
  squareFootage: 2000,
  roofType: offeredMaterials[0],
  stories: '1',
  roofPitch: 'standard',
  roofAccess: 'easy',
  currentRoof: 'asphalt',
  gutters: 'no',
  skylights: 0,
  chimneys: 0,
};

/** The material, or where it is not offered, the first one that is. */
export function offeredOr(material: RoofType): RoofType {
  return roofCostOptions.roofType.includes(material) ? material : roofCostDefaults.roofType;
}

/** The answer about new gutters where they are offered; no elsewhere. */
export const newGutters: YesOrNo = isPromised('newGutters') ? 'yes' : 'no';

/** The choices of each question, in the order they are shown. */
export const roofCostOptions = {
  roofType: offeredMaterials as readonly RoofType[],
  stories: Object.keys(stories) as readonly Stories[],
  roofPitch: Object.keys(roofPitches) as readonly RoofPitch[],
  roofAccess: Object.keys(roofAccess) as readonly RoofAccess[],
  currentRoof: [...(Object.keys(roofTypes) as RoofType[]), 'other'] as readonly CurrentRoof[],
  gutters: [...new Set<YesOrNo>(['no', newGutters])] as readonly YesOrNo[],
} as const;

export type RoofCostField = Exclude<keyof RoofCostAnswers, 'outline'>;
export type RoofCostErrors = Readonly<Partial<Record<RoofCostField, string>>>;
export type ParsedRoofCostAnswers =
  | { readonly kind: 'valid'; readonly answers: RoofCostAnswers }
  /** What is faulty stands at its default. */
  | { readonly kind: 'invalid'; readonly errors: RoofCostErrors; readonly answers: RoofCostAnswers };

/**
 * Reads answers from a form post, a saved session or a link: strings or numbers, any case, blanks around them.
 * An unanswered question takes its default; an answer that makes no sense is named in `errors`, one message a field.
 */
export function readRoofCostAnswers(input: unknown): ParsedRoofCostAnswers {
  const fieldOf = fieldReader(input);
  const errors: Partial<Record<RoofCostField, string>> = {};

  function choice<Field extends keyof typeof roofCostOptions>(field: Field): RoofCostAnswers[Field] {
    const entry = writtenShort(field, fieldOf(field));
    if (isUnanswered(entry)) return roofCostDefaults[field];
    const options = roofCostOptions[field] as readonly RoofCostAnswers[Field][];
    const option = readOption(entry, options);
    if (option === null) errors[field] = notAnOption;
    return option ?? roofCostDefaults[field];
  }

  function count(field: 'skylights' | 'chimneys', bounds: Bounds): number {
    const entry = fieldOf(field);
    if (isUnanswered(entry)) return roofCostDefaults[field];
    const number = readTypedNumber(entry);
    const isCount =
      number !== null && Number.isInteger(number) && number >= bounds.min && number <= bounds.max;
    if (!isCount) errors[field] = `Enter a whole number from ${bounds.min} to ${bounds.max}.`;
    return isCount ? number : roofCostDefaults[field];
  }

  const sizeEntry = fieldOf('squareFootage');
  // Left out of a post it takes its default; emptied by hand it is a mistake, and the visitor is told.
  const size = readSquareFootage(sizeEntry ?? roofCostDefaults.squareFootage);
  if (size.kind === 'invalid') errors.squareFootage = size.message;

  const outline = readOutlineText(fieldOf('outline'));
  const answers: RoofCostAnswers = {
    squareFootage: size.squareFootage,
    roofType: choice('roofType'),
    stories: choice('stories'),
    roofPitch: choice('roofPitch'),
    roofAccess: choice('roofAccess'),
    currentRoof: choice('currentRoof'),
    gutters: choice('gutters'),
    skylights: count('skylights', skylightBounds),
    chimneys: count('chimneys', chimneyBounds),
    ...(outline && { outline: writeOutline(outline) }),
  };
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors, answers } : { kind: 'valid', answers };
}

/** Other ways the same choice arrives: "3+" loses its plus in a URL, a checkbox says "on", a program says true. */
function writtenShort(field: RoofCostField, entry: unknown): unknown {
  const text = typeof entry === 'string' ? entry.trim().toLowerCase() : entry;
  if (field === 'stories' && (text === '3' || text === 3)) return '3+';
  // A link from a time when gutters were offered: nobody could answer otherwise, so they are left off.
  if (field === 'gutters' && newGutters === 'no') return 'no';
  if (field === 'gutters' && (text === 'on' || text === true)) return 'yes';
  if (field === 'gutters' && text === false) return 'no';
  return entry;
}

export type ParsedSquareFootage =
  | { readonly kind: 'valid'; readonly squareFootage: number }
  /** `squareFootage` is the number as typed, 0 when there is none (§5). */
  | { readonly kind: 'invalid'; readonly squareFootage: number; readonly message: string };

/** Judges the entry of the size field as typed (commas allowed, decimals rounded) against the bounds (reading 11). */
export function readSquareFootage(entry: unknown): ParsedSquareFootage {
  const { min, max } = squareFootageBounds;
  const range = `${formatCount(min)} to ${formatCount(max)} square feet`;
  const typed = readTypedNumber(entry);
  if (typed === null)
    return {
      kind: 'invalid',
      squareFootage: 0,
      message: isUnanswered(entry)
        ? `Enter the roof area, ${range}.`
        : `Enter the roof area as a number, like 2,000. We can work out ${range}.`,
    };
  const squareFootage = Math.round(typed) + 0;
  if (squareFootage <= 0)
    return { kind: 'invalid', squareFootage, message: `A roof has more than 0 square feet. Enter ${range}.` };
  if (squareFootage < min)
    return {
      kind: 'invalid',
      squareFootage,
      message: `This calculator starts at ${formatCount(min)} square feet. For a smaller roof, call us for a price.`,
    };
  if (squareFootage > max)
    return {
      kind: 'invalid',
      squareFootage,
      message: `This calculator ends at ${formatCount(max)} square feet. For a larger roof, call us for a price.`,
    };
  return { kind: 'valid', squareFootage };
}
