// The site's colors for what is drawn outside any page: icons, the link picture, the web manifest.

import { readdirSync, readFileSync } from 'node:fs';
import { readTokens, resolveTokens } from '#design/tokens/read-tokens.ts';

const folder = new URL('../../design/tokens/', import.meta.url);
const styleSheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => new URL(name, folder));
const tokens = readTokens(
  [new URL(import.meta.resolve('#client/palette.css')), ...styleSheets].map((sheet) =>
    readFileSync(sheet, 'utf8'),
  ),
);

/** `colorOf('--surface-strong')` → `#17262e`. Throws when there is no such token. */
export function colorOf(token: string): string {
  return resolveTokens(`var(${token})`, tokens);
}
