import type { ReactElement } from 'react';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { AtticBoards, SoffitSection } from './AtticPoints.tsx';
import { ChimneyCrown, DripEdge, Gutter, StepFlashing, Valley } from './EdgePoints.tsx';
import { PipeBoot, Ridge, Shingles, Skylight, TestSquare } from './SlopePoints.tsx';

/** In the order of content/services/inspection-points.ts. */
const views = [
  Shingles,
  Ridge,
  Valley,
  StepFlashing,
  ChimneyCrown,
  PipeBoot,
  Skylight,
  DripEdge,
  Gutter,
  SoffitSection,
  AtticBoards,
  TestSquare,
] as const;

const draw = (View: (typeof views)[number], isSound: boolean) => (
  <DrawingSheet viewBox="0 0 288 184">
    <View isSound={isSound} />
  </DrawingSheet>
);

/** Both drawings of every point, by the name of their file. */
export const pointDrawings: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  views.flatMap((View, at) => [
    [`point-${at + 1}-sound`, draw(View, true)],
    [`point-${at + 1}-not-sound`, draw(View, false)],
  ]),
);
