// Text in the typefaces every PDF reader has built in: which characters they hold, and how wide a line of them is.

import { boldWidths, firstCode, regularWidths } from './helvetica-widths.ts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly isBold?: boolean;
}

/** Codes 128 to 159 of the Windows Latin encoding; a blank where there is no character. */
const windowsLatin = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Our own copy and phones write these; their plain cousins read the same. */
const cousins: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u2082': '2',
};

/** Well-formed text without control characters, composed as far as it goes. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u00a0\u2007\u2009\u202f\u2010\u2011\u2212\u2082]/g, (character) => cousins[character] ?? '')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '');
}

/** The code of a character, or null when the built-in typefaces do not hold it. */
export function latinCode(character: string): number | null {
  const point = character.codePointAt(0) ?? 0;
  const isPlain = (point >= 32 && point < 127) || (point > 160 && point < 256 && point !== 173);
  if (isPlain) return point;
  const position = character === ' ' ? -1 : windowsLatin.indexOf(character);
  return position < 0 ? null : 128 + position;
}

export function isLatin(text: string): boolean {
  return [...text].every((character) => latinCode(character) !== null);
}

/** What is left of `text` where nothing can draw its characters: letters lose their marks, the rest becomes "?". */
export function reduceToLatin(text: string): string {
  return [...text]
    .map((character) => {
      const [base = ''] = character.normalize('NFD');
      return isLatin(character) ? character : isLatin(base) ? base : '?';
    })
    .join('');
}

/** Points. Only for text that `isLatin`. */
export function latinWidth(text: string, { size, isBold = false }: TextStyle): number {
  const widths = isBold ? boldWidths : regularWidths;
  let thousandths = 0;
  for (const character of text) thousandths += widths[(latinCode(character) ?? firstCode) - firstCode] ?? 0;
  return (thousandths * size) / 1000;
}

/** A PDF string of `text` in the encoding of the built-in typefaces. */
export function latinString(text: string): string {
  const codes = [...text].map((character) => latinCode(character) ?? firstCode);
  return `<${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}>`;
}

/** A PDF string of any text, for titles and for what is read aloud. */
export function unicodeString(text: string): string {
  const units = Array.from({ length: text.length }, (_, position) => text.charCodeAt(position));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}
