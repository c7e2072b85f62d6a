import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readTokens, resolveTokens } from '#design/tokens/read-tokens.ts';

// An image cannot load the page's fonts; these are close in width and on every machine.
const fontFamily = 'Public Sans,Segoe UI,Roboto,Arial,sans-serif';

/**
 * A drawing as the text of an SVG file of its own: an image sees no style sheet of the page, so its colors are taken
 * from `styleSheets` and written out, and its class names left away. For use at build time only.
 */
export function renderDrawingToSvgText(drawing: ReactElement, styleSheets: readonly string[]): string {
  const markup = renderToStaticMarkup(drawing)
    .replace(/ class="[^"]*"/g, '')
    .replace(' aria-hidden="true"', '')
    .replace('<svg ', `<svg font-family="${fontFamily}" `);
  return resolveTokens(markup, readTokens(styleSheets));
}
