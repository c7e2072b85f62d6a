// Makes typed text safe to store and to print without changing what the person said.

/** A line break as Windows, old Macs and old mainframes write it. */
const foreignLineBreaks = /\r\n?|\u0085/g;

/** Every control character but tab and line breaks; PostgreSQL refuses NUL and mail headers break on the rest. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text of several lines: well-formed Unicode, "\n" line breaks, no control characters, no blank edges. */
export function cleanText(typed: string): string {
  return typed.toWellFormed().replace(foreignLineBreaks, '\n').replace(controlCharacters, '').trim();
}

/** Text of one line: as `cleanText`, with line breaks and runs of blanks folded into one space. */
export function cleanLine(typed: string): string {
  return cleanText(typed)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();
}
