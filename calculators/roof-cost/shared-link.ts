// "Share this estimate": answers as the query of a link, and back (specification §2, results).
// Only the answers about the house travel. Name, phone, e-mail and address have no way in here.

import {
  type RoofCostAnswers,
  type RoofCostField,
  readRoofCostAnswers,
  roofCostDefaults,
} from './answers.ts';

const sharedFields = Object.keys(roofCostDefaults) as readonly RoofCostField[];

export type SharedLinkReading =
  | { readonly kind: 'answers'; readonly answers: RoofCostAnswers }
  /** An ordinary visit: the link says nothing about a roof. */
  | { readonly kind: 'nothing-shared' }
  /** The link names our questions but its answers make no sense: start over, with a note. */
  | { readonly kind: 'unreadable' };

/** "squareFootage=2000&roofType=metal&…", without a question mark. Prices are not in it: they are worked out anew. */
export function writeSharedLink(answers: RoofCostAnswers): string {
  return sharedFields.map((field) => `${field}=${encodeURIComponent(String(answers[field]))}`).join('&');
}

/** Reads the query of a link, with or without its question mark. Foreign parameters are ignored; missing answers take their defaults. */
export function readSharedLink(query: string): SharedLinkReading {
  const entries = new Map<string, string>();
  for (const part of query.replace(/^[?#]/, '').split('&')) {
    const [name = '', ...rest] = part.split('=');
    if (!(sharedFields as readonly string[]).includes(name)) continue;
    const entry = decode(rest.join('='));
    if (entry === null || entry === '' || entries.has(name)) return { kind: 'unreadable' };
    entries.set(name, entry);
  }
  if (entries.size === 0) return { kind: 'nothing-shared' };
  const reading = readRoofCostAnswers(Object.fromEntries(entries));
  return reading.kind === 'valid' ? { kind: 'answers', answers: reading.answers } : { kind: 'unreadable' };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    // Half a percent sign: cut off in a chat window, or made up.
    return null;
  }
}
