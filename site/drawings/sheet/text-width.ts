const wideLetters = /[mwMW]/;
const narrowLetters = /[ijlft.,' ′″]/;

function emsOf(letter: string): number {
  if (narrowLetters.test(letter)) return 0.38;
  if (wideLetters.test(letter)) return 0.92;
  return letter === letter.toUpperCase() ? 0.69 : 0.62;
}

/** Width of `text` in bold Public Sans of `size`; errs on the wide side, by up to a tenth. */
export function estimateTextWidth(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + emsOf(letter), 0);
}
