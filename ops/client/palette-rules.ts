// The colors of client/palette.css must keep what design/tokens/meanings.css promises of them.

import { listBrokenContrasts, listContrastPromises } from '#design/tokens/contrast.ts';
import { readTokens } from '#design/tokens/read-tokens.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

const file = 'client/palette.css';

/** The name in the palette behind a meaning, and its color. */
function findHue(token: string, values: ReadonlyMap<string, string>): { name: string; color: string } {
  const value = values.get(token) ?? '';
  const [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return next === undefined ? { name: token, color: value } : findHue(next, values);
}

/** `sheets`: the style sheets of design/tokens, `meanings` among them. */
export function listPaletteFindings(
  folder: ClientFolder,
  sheets: readonly string[],
  meanings: string,
): readonly Finding[] {
  const values = readTokens([...sheets, folder.texts.get(file) ?? '']);
  const unreadable: Finding[] = [];
  const tooWeak = new Map<string, Map<string, string>>();
  for (const promise of listContrastPromises(meanings)) {
    try {
      for (const { token, ground, ratio, atLeast } of listBrokenContrasts([promise], values)) {
        const [ink, paper] = [findHue(token, values), findHue(ground, values)];
        const key = `${ink.name} ${ink.color}`;
        const grounds = tooWeak.get(key) ?? new Map<string, string>();
        // Several meanings may share a pair of colors: what text needs is more than what an edge needs.
        if (atLeast > 4 || !grounds.has(paper.name))
          grounds.set(paper.name, `${ratio.toFixed(2)} on ${paper.name} (needs ${atLeast.toFixed(1)})`);
        tooWeak.set(key, grounds);
      }
    } catch (error) {
      const { name } = findHue(promise.token, values);
      unreadable.push(findingAt(folder, file, `${name}:`, `${name}: ${(error as Error).message}.`));
    }
  }
  return [
    ...unreadable,
    ...[...tooWeak].map(([ink, grounds]) =>
      findingAt(
        folder,
        file,
        `${ink.split(' ')[0]}:`,
        `${ink} has too little contrast: ${[...grounds.values()].join(', ')}. Make one darker or the other lighter.`,
      ),
    ),
  ];
}
