// Small numbers and counted things in words.

const smallNumbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** 12 → "twelve". Whole numbers above twelve, negative ones and fractions stay digits: 30 → "30". */
export function spellCount(count: number): string {
  return smallNumbers[count] ?? count.toLocaleString('en-US');
}

/** (1, "county", "counties") → "one county"; (5, …) → "five counties". */
export function spellCountOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${spellCount(count)} ${count === 1 ? singular : plural}`;
}

/** (1, "skylight") → "1 skylight"; (2, "chimney") → "2 chimneys"; (1200, "lead") → "1,200 leads". */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
