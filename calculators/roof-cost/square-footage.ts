// Is what stands in the size field a roof we can work out, and if not, why? Source: specification §5, reading 11.
// The entry itself stays as typed; nothing here rewrites it.

import { formatCount } from '#content/wording/money.ts';
import { isUnanswered } from '../wizard/answer-reader.ts';
import { readTypedNumber } from '../wizard/typed-number.ts';
import { squareFootageBounds } from './price-book.ts';

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
