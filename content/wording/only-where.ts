// Marks words that hold only somewhere: in a climate, under a state's law, for a contractor who makes a claim. Elsewhere
// they are left out of the list or the paragraph they stand in, and what is left has to read whole
// (tests/journeys/printed-words.journey.ts).

import { climate } from '#client/switches.ts';

/** The climate where the contractor works. */
export const climateIs = {
  freezing: climate.includes('freezing'),
  hotAndHumid: climate.includes('hot and humid'),
  arid: climate.includes('arid'),
  coastal: climate.includes('coastal'),
} as const;

/** `words` where `ground` holds, to be spread into a list; nothing where it is false or missing. */
export function onlyWhere<const Words>(ground: unknown, ...words: readonly Words[]): readonly Words[] {
  return ground ? words : [];
}

/** What `say` makes of `given`, to be spread into a list; nothing where it is missing. */
export function onlyWith<Given, const Words>(
  given: Given | null | undefined,
  say: (given: Given) => Words,
): readonly Words[] {
  return given === null || given === undefined ? [] : [say(given)];
}

export function inOneText(...sentences: readonly string[]): string {
  return sentences.join(' ');
}
