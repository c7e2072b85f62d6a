// What number did somebody mean? For number fields, form posts and shared links alike (specification §5).
// Bounds and messages are not here: each calculator has its own.

/** Plain digits, or groups of three parted by commas or spaces: "2000", "2,000", "2 000", "1850.5", "-40", "1e9". */
const plainNumber = /^[+-]?(?:\d{1,3}(?:[,\s]\d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i;

/** A post may carry megabytes of digits; no honest figure needs more characters than this. */
const longestEntry = 400;

/**
 * The number in a number field, a form post or a link; null when there is none.
 * A leading dollar sign is taken as said. Figures too large to count with come back as the largest that is not.
 */
export function readTypedNumber(entry: unknown): number | null {
  if (typeof entry === 'number') return Number.isNaN(entry) ? null : clampToSafeRange(entry);
  if (typeof entry !== 'string' || entry.length > longestEntry) return null;
  const text = entry
    .trim()
    .replace(/^([−-]?)\s*\$\s*/, '$1')
    .replace('−', '-');
  if (!plainNumber.test(text) || !/\d/.test(text)) return null;
  const value = Number(text.replace(/[,\s]/g, ''));
  return Number.isNaN(value) ? null : clampToSafeRange(value);
}

function clampToSafeRange(value: number): number {
  // Adding zero turns −0 into 0, which would otherwise print as "-0".
  return Math.min(Math.max(value, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER) + 0;
}

/** The number meant, from 0 to `largest`; 0 where there is none. */
export const readClamped = (entry: unknown, largest: number): number =>
  Math.min(Math.max(readTypedNumber(entry) ?? 0, 0), largest);
