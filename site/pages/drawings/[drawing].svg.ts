// The pictures of the home page's later slides, drawn once while the site is built.
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingStyleSheets } from '../../drawings/standalone/drawing-style-sheets.ts';
import { renderDrawingToSvgText } from '../../drawings/standalone/render-drawing-to-svg-text.ts';
import {
  type StandaloneDrawingName,
  standaloneDrawings,
} from '../../drawings/standalone/standalone-drawings.tsx';
import { heroPictureNames } from '../../sections/home/hero-pictures.ts';

export const getStaticPaths: GetStaticPaths = () =>
  heroPictureNames.map((drawing) => ({ params: { drawing }, props: { drawing } }));

export const GET: APIRoute<{ drawing: StandaloneDrawingName }> = ({ props }) =>
  new Response(renderDrawingToSvgText(standaloneDrawings[props.drawing], drawingStyleSheets), {
    headers: { 'content-type': 'image/svg+xml' },
  });
