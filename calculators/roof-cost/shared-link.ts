// "Share this estimate": answers as the query of a link, and back (specification §2, results).
// Only the answers about the house travel. Name, phone, e-mail and address have no way in here.

import {
  type RoofCostAnswers,
  type RoofCostField,
  readRoofCostAnswers,
  roofCostDefaults,
} from './answers.ts';

/**
 * Without the outline: anybody who knows the street could tell the house from it. In this order in the addresses on papers
 * that are out, so a new one goes to the end.
 */
const sharedFields: readonly RoofCostField[] = [
  'squareFootage',
  'roofType',
  'stories',
  'roofPitch',
  'roofAccess',
  'currentRoof',
  'gutters',
  'skylights',
  'chimneys',
];

export type SharedLinkParsed =
  | { readonly kind: 'answers'; readonly answers: RoofCostAnswers }
  /** An ordinary visit: the link says nothing about a roof. */
  | { readonly kind: 'nothing-shared' }
  /** The link names our questions but its answers make no sense: start over, with a note. */
  | { readonly kind: 'unreadable' };

/** "squareFootage=2000&roofType=metal&…", without a question mark. Prices are not in it: they are worked out again. */
export function writeSharedLink(answers: RoofCostAnswers): string {
  return new URLSearchParams(sharedFields.map((field) => [field, String(answers[field])])).toString();
}

const shortName = 'roof';

/**
 * The same for paper, where somebody types it: "roof=2400.metal.2", without the defaults at its end. The material is always
 * told, because which one is the default changes with what is offered.
 */
export function writeShortLink(answers: RoofCostAnswers): string {
  const told = sharedFields.reduce(
    (last, field, index) => (answers[field] === roofCostDefaults[field] ? last : index + 1),
    2,
  );
  const entries = sharedFields.slice(0, told).map((field) => answers[field]);
  // Without the plus of "3+", which a query reads as a blank.
  return `${shortName}=${entries.join('.').replace('+', '')}`;
}

/** Reads the query of a link, with or without "?". Other parameters are ignored; missing answers take their defaults. */
export function readSharedLink(query: string): SharedLinkParsed {
  const parameters = new URLSearchParams(query);
  const short = parameters.get(shortName)?.split('.') ?? [];
  const entries = sharedFields
    .map((field, place) => [field, [...parameters.getAll(field), ...short.slice(place, place + 1)]] as const)
    .filter(([, found]) => found.length > 0);
  if (entries.length === 0) return { kind: 'nothing-shared' };
  if (entries.some(([, [entry, ...more]]) => entry === '' || more.length > 0)) return { kind: 'unreadable' };
  const parsed = readRoofCostAnswers(Object.fromEntries(entries.map(([field, [entry]]) => [field, entry])));
  return parsed.kind === 'valid' ? { kind: 'answers', answers: parsed.answers } : { kind: 'unreadable' };
}
