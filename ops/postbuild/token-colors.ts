// Icons and link pictures are drawn outside any page, where `var(--…)` means nothing. Their colors still come
// from the tokens, so that a changed hue changes them too.

import { readdirSync, readFileSync } from 'node:fs';

const tokensFolder = new URL('../../design/tokens/', import.meta.url);

function readDeclarations(): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  for (const file of readdirSync(tokensFolder).filter((name) => name.endsWith('.css'))) {
    const css = readFileSync(new URL(file, tokensFolder), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
      // The first declaration is the one for the plain page; later ones are for strong surfaces and print.
      if (!declarations.has(name)) declarations.set(name, value.trim());
    }
  }
  return declarations;
}

/**
 * A reader of public color tokens: `colorOf('--surface-strong')` → `#17262e`.
 * It throws when a token does not exist or does not end in a color.
 */
export function readTokenColors(): (token: string) => string {
  const declarations = readDeclarations();
  return function colorOf(token: string): string {
    const value = declarations.get(token);
    const alias = /^var\(\s*(--[\w-]+)\s*(?:,[^)]*)?\)$/.exec(value ?? '')?.[1];
    if (alias) return colorOf(alias);
    if (!value || !/^#[0-9a-f]{3,8}$/i.test(value)) throw new Error(`No color behind the token ${token}.`);
    return value;
  };
}
