// The number a visitor is told and reads out on the phone: SWO-7K4M-Q2X8. Seven random characters, one that checks.

import { company } from '#client/company.ts';
import type { Random } from '../platform/clock-and-random.ts';

/**
 * Leaves out what looks alike in print (0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V) or sounds alike on a bad line (B, C, D, E, G, P,
 * T, V with 3; A and J with K; N with M). A prime number of characters makes the check catch every single wrong one and
 * every two swapped.
 */
const alphabet = '23456789FHKMQRWXY';
const prefix = company.referencePrefix;
const randomLength = 7;

export function drawReference(random: Random): string {
  const values = Array.from({ length: randomLength }, () => random.below(alphabet.length));
  return format([...values, checkValue(values)]);
}

/** A reference as somebody wrote or typed it, in its one right form; null when a character must be wrong. */
export function readReference(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s\-–._]/g, '');
  const isWhole = characters.length > randomLength + 1 && characters.startsWith(prefix);
  const body = isWhole ? characters.slice(prefix.length) : characters;
  const values = [...body].map((character) => alphabet.indexOf(character));
  if (values.length !== randomLength + 1 || values.includes(-1)) return null;
  return values.at(-1) === checkValue(values.slice(0, -1)) ? format(values) : null;
}

/** Weights differ from place to place, so that swapping two neighbors changes the sum. */
function checkValue(values: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (place + 2), 0) % alphabet.length;
}

function format(values: readonly number[]): string {
  const text = values.map((value) => alphabet.charAt(value)).join('');
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}
