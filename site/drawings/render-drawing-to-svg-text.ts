import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readTokens, resolveTokens } from '#design/tokens/read-tokens.ts';

/**
 * A drawing as the text of an SVG file of its own: an image sees no style sheet of the page, so its colors are taken from
 * `styleSheets` and written out, and its class names left out. For use at build time only.
 * @throws Error when there are words in it: an image cannot load the page's typefaces.
 */
export function renderDrawingToSvgText(drawing: ReactElement, styleSheets: readonly string[]): string {
  const markup = renderToStaticMarkup(drawing)
    .replace(/ class="[^"]*"/g, '')
    .replace(' aria-hidden="true"', '');
  if (markup.includes('<text')) throw new Error('A drawing with words cannot be a file of its own.');
  return resolveTokens(markup, readTokens(styleSheets));
}
