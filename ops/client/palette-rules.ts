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
  const promises = listContrastPromises(meanings);
  const findings = promises.flatMap((promise) => {
    try {
      return listBrokenContrasts([promise], values).map(({ token, ground, ratio, atLeast }) => {
        const [ink, paper] = [findHue(token, values), findHue(ground, values)];
        const kind = atLeast < 4 ? 'An edge' : 'Text';
        return findingAt(
          folder,
          file,
          `${ink.name}:`,
          `${ink.name} ${ink.color} has a contrast of ${ratio.toFixed(2)} on ${paper.name} ${paper.color}. ${kind} needs ${atLeast.toFixed(1)}: make one darker or the other lighter.`,
        );
      });
    } catch (error) {
      const hue = findHue(promise.token, values);
      return [findingAt(folder, file, `${hue.name}:`, `${(error as Error).message}.`)];
    }
  });
  // Several meanings may share a pair of colors.
  return [...new Map(findings.map((finding) => [finding.advice, finding])).values()];
}
