// Makes typed text safe to store and to print without changing what the person said.

/** A line break as Windows, old Macs and old mainframes write it. */
const foreignLineBreaks = /\r\n?|\u0085/g;

/** Every control character but tab and line breaks; PostgreSQL refuses NUL and mail headers break on the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Half a character. What `toWellFormed` is for, which iPhones before iOS 16.4 do not have. */
const halfCharacters = /\p{Surrogate}/gu;

/** Something that can be seen: no blank, no zero-width character, no filler that looks like a blank. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** Text of several lines: well-formed Unicode, "\n" line breaks, no control characters, no blank edges. */
export function cleanText(typed: string): string {
  const text = typed
    .replace(halfCharacters, '\ufffd')
    .replace(foreignLineBreaks, '\n')
    .replace(controlCharacters, '')
    .trim();
  return visible.test(text) ? text : '';
}

/** Text of one line: as `cleanText`, with line breaks and runs of blanks folded into one space. */
export function cleanLine(typed: string): string {
  return cleanText(typed)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();
}
