// What may a downloaded file be called, when part of its name was typed by a visitor?
// Source: docs/specification.md §9 (spaces become hyphens); reading 18.

/** File systems stop at 255 bytes for a whole name; the fixed words, the date and the ending need up to about 50. */
const nameLimitBytes = 190;

/**
 * A file name without its ending, from words, typed names and a date: "Roof-Estimate-Dana-O’Brien-2026-03-09".
 * Letters of any script, digits and apostrophes stay, blanks become hyphens, all else goes; a name of which nothing stays is
 * left out.
 */
export function makeFileName(lead: string, typedNames: readonly string[], date: string): string {
  const limitBytes = Math.floor(nameLimitBytes / Math.max(1, typedNames.length));
  const names = typedNames.map((typed) => cutToBytes(keepSafeCharacters(typed), limitBytes));
  return [lead, ...names, date].filter((part) => part !== '').join('-');
}

function keepSafeCharacters(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}'’-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
}

/** As many whole characters as fit. */
function cutToBytes(text: string, limitBytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(limitBytes));
  return text.slice(0, read).replace(/-+$/, '');
}
