// The pictures of the home page's later slides, drawn once while the site is built.
import type { APIRoute, GetStaticPaths } from 'astro';
import drawingTokens from '#design/tokens/drawing.css?raw';
import meaningTokens from '#design/tokens/meanings.css?raw';
import paletteTokens from '#design/tokens/palette.css?raw';
import { renderDrawingToSvgText } from '../../drawings/standalone/render-drawing-to-svg-text.ts';
import {
  type StandaloneDrawingName,
  standaloneDrawings,
} from '../../drawings/standalone/standalone-drawings.tsx';
import { heroPictureNames } from '../../sections/home/hero-pictures.ts';

const styleSheets = [paletteTokens, meaningTokens, drawingTokens];

export const getStaticPaths: GetStaticPaths = () =>
  heroPictureNames.map((drawing) => ({ params: { drawing }, props: { drawing } }));

export const GET: APIRoute<{ drawing: StandaloneDrawingName }> = ({ props }) =>
  new Response(renderDrawingToSvgText(standaloneDrawings[props.drawing], styleSheets), {
    headers: { 'content-type': 'image/svg+xml' },
  });
