// Reads custom properties out of style sheets, for whatever is made outside a page, where `var(--…)` means nothing.

/** Custom properties by name; where one is set twice, as for print, the first and general value counts. */
export function readTokens(styleSheets: readonly string[]): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const sheet of styleSheets)
    for (const [, name = '', value = ''] of sheet
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g))
      if (!tokens.has(name)) tokens.set(name, value.trim());
  return tokens;
}

/** The text with every `var(--name)` replaced by its value. Throws on a token that no style sheet sets. */
export function resolveTokens(text: string, tokens: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`No style sheet sets ${name}`);
    return resolveTokens(value, tokens);
  });
}
