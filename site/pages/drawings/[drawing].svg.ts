// Drawings that pages load as files: the later slides of the home page, the roofs that are priced, the points of the sample
// report, and what the code requires.
import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement, type ReactElement } from 'react';
import { type RoofType, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { workedRoofs } from '#calculators/roof-cost/worked-roofs.ts';
import paletteTokens from '#client/palette.css?raw';
import drawingTokens from '#design/tokens/drawing.css?raw';
import meaningTokens from '#design/tokens/meanings.css?raw';
import { HailTestSquare } from '../../drawings/details/HailTestSquare.tsx';
import { DrawnHouse, HeroAge, HeroStorm } from '../../drawings/hero/HeroSlides.tsx';
import { PricedRoof, WorkedHouse } from '../../drawings/house/PricedHouses.tsx';
import { codeDrawings, pointDrawings, signDrawings } from '../../drawings/points/PointDrawings.tsx';
import { renderDrawingToSvgText } from '../../drawings/render-drawing-to-svg-text.ts';
import type { DeferredPicture } from '../../sections/home/Hero.tsx';

const styleSheets = [paletteTokens, meaningTokens, drawingTokens];

const pricedRoofs = roofCostOptions.roofType.map((material) => [
  `roof-${material}`,
  createElement(PricedRoof, { material }),
]);

const workedHouses = workedRoofs.map((_, index) => [
  `worked-roof-${index + 1}`,
  createElement(WorkedHouse, { index }),
]);

const drawings: Readonly<
  Record<DeferredPicture | 'drawn-house' | 'hail-test-square' | `roof-${RoofType}`, ReactElement>
> = {
  ...Object.fromEntries([...pricedRoofs, ...workedHouses]),
  ...pointDrawings,
  ...signDrawings,
  ...codeDrawings,
  'drawn-house': createElement(DrawnHouse),
  'hail-test-square': createElement(HailTestSquare),
  'hero-storm': createElement(HeroStorm),
  'hero-age': createElement(HeroAge),
};

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(drawings).map(([name, drawing]) => ({ params: { drawing: name }, props: { drawing } }));

export const GET: APIRoute<{ drawing: ReactElement }> = ({ props }) =>
  new Response(renderDrawingToSvgText(props.drawing, styleSheets), {
    headers: { 'content-type': 'image/svg+xml' },
  });
