// The order in which characters stand on paper, left to right. Readers of PDF expect it so and turn Hebrew and Arabic
// round again when somebody copies or searches them.

import { charactersOf } from './break-lines.ts';

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftToRight = /[\p{L}\p{N}]/u;

export function readsRightToLeft(text: string): boolean {
  const first = [...text].find((character) => /\p{L}/u.test(character));
  return first !== undefined && rightToLeft.test(first);
}

/** The characters of one line as seen: runs of a right-to-left script turned round, digits and Latin words kept. */
export function inSeenOrder(line: string): string[] {
  const isTurned = readsRightToLeft(line);
  if (!rightToLeft.test(line)) return charactersOf(line);
  const runs: { isTurned: boolean; characters: string[] }[] = [];
  for (const character of charactersOf(line)) {
    const last = runs.at(-1);
    const turned = rightToLeft.test(character)
      ? true
      : leftToRight.test(character)
        ? false
        : (last?.isTurned ?? isTurned);
    if (last?.isTurned === turned) last.characters.push(character);
    else runs.push({ isTurned: turned, characters: [character] });
  }
  const seen = runs.map((run) => (run.isTurned ? run.characters.reverse() : run.characters));
  return (isTurned ? seen.reverse() : seen).flat();
}
