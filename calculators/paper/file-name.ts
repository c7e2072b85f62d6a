// What may a downloaded file be called, when part of its name was typed by a visitor?
// Source: specification §9 (spaces become hyphens); what a file name cannot hold is left out.

/** File systems stop at 255 bytes for a whole name; the fixed words and the date around it need up to about 50. */
const nameLimitBytes = 190;

/**
 * One file name from words, typed names and a date, joined by hyphens: "Roof-Estimate-Dana-OBrien-2026-03-09.pdf".
 * Letters of any script and digits stay, blanks become hyphens, all else goes; a name of which nothing stays is left out.
 */
export function makeFileName(
  lead: string,
  typedNames: readonly string[],
  date: string,
  extension: string,
): string {
  const limitBytes = Math.floor(nameLimitBytes / Math.max(1, typedNames.length));
  const names = typedNames.map((typed) => cutToBytes(keepSafeCharacters(typed), limitBytes));
  return `${[lead, ...names, date].filter((part) => part !== '').join('-')}.${extension}`;
}

function keepSafeCharacters(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
}

function cutToBytes(text: string, limitBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += utf8Bytes(character.codePointAt(0) ?? 0);
    if (bytes > limitBytes) break;
    kept += character;
  }
  return kept.replace(/-+$/, '');
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
