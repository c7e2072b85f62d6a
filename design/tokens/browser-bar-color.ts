import palette from '#client/palette.css?raw';
import meanings from './meanings.css?raw';
import { readTokens, resolveTokens } from './read-tokens.ts';

/** Slate, as the browser's own bar wears it; `<meta name="theme-color">` cannot read custom properties. */
export const browserBarColor = resolveTokens('var(--surface-strong)', readTokens([palette, meanings]));
