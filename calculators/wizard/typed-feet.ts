// How many feet did somebody mean? As people write them beside a tape: "46", "46.5", "46 ft", 46'6", "46 ft 6 1/2 in", and
// as plans do: 46'-6½".

import { readTypedNumber } from './typed-number.ts';

/** The quotes of a phone's keyboard count as feet and inches too. */
const asFeet =
  /^([^a-z'’′"”″]+?)\s*(?:(?:feet|foot|ft\.?|['’′])\s*-?\s*(?:([^a-z'’′"”″]+?)\s*(?:in(?:ch(?:es)?)?\.?|["”″])?)?)?$/i;

/** Null where it is no length. */
export function readTypedFeet(entry: string): number | null {
  const [, whole, inches = '0'] = asFeet.exec(entry.trim()) ?? [];
  const [feet, more] = [readMixed(whole ?? ''), readMixed(inches)];
  const isLength = feet !== null && more !== null && more >= 0 && more < 12 && feet + more > 0 && feet >= 0;
  return isLength ? feet + more / 12 : null;
}

/** "6", "6.5", "6 1/2" or "6½". */
function readMixed(text: string): number | null {
  // The sign of a fraction comes apart into its figures and a stroke of its own.
  const plain = text.replace(/[¼-¾⅛-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`);
  const [, whole = '', top, bottom] = /^(.*?)(?:(?:^|\s+)(\d{1,2})[/⁄](\d{1,2}))?$/.exec(plain) ?? [];
  const share = top === undefined ? 0 : Number(top) / Number(bottom);
  const number = whole === '' && top !== undefined ? 0 : readTypedNumber(whole);
  return number === null || !(share < 1) ? null : number + share;
}
