import drawingTokens from '#design/tokens/drawing.css?raw';
import meaningTokens from '#design/tokens/meanings.css?raw';
import paletteTokens from '#design/tokens/palette.css?raw';

/** The text of the style sheets that set the colors of the drawings, for `renderDrawingToSvgText`. */
export const drawingStyleSheets: readonly string[] = [paletteTokens, meaningTokens, drawingTokens];
