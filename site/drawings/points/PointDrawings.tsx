import type { ReactElement } from 'react';
import type { OwnSignPicture } from '#client/shapes/service.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { AtticBoards, SoffitSection } from './AtticPoints.tsx';
import { codePictures } from './CodeDrawings.tsx';
import { ChimneyCrown, DripEdge, Gutter, StepFlashing, Valley } from './EdgePoints.tsx';
import { lowSlopeSigns } from './LowSlopeSigns.tsx';
import { shingleSigns } from './ShingleSigns.tsx';
import { PipeBoot, Ridge, Shingles, Skylight, TestSquare } from './SlopePoints.tsx';
import { steepSigns } from './SteepSigns.tsx';

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

const draw = (view: ReactElement) => <DrawingSheet viewBox="0 0 288 184">{view}</DrawingSheet>;

/** Both drawings of every point, by the name of their file. */
export const pointDrawings: Readonly<Record<string, ReactElement>> = Object.fromEntries(
  views.flatMap((View, index) => [
    [`point-${index + 1}-sound`, draw(<View isSound />)],
    [`point-${index + 1}-not-sound`, draw(<View isSound={false} />)],
  ]),
);

const signs: Readonly<Record<OwnSignPicture, ReactElement>> = {
  ...shingleSigns,
  ...steepSigns,
  ...lowSlopeSigns,
};

const drawAll = (pictures: Readonly<Record<string, ReactElement>>) =>
  Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, draw(picture)]));

/** Beside the sentences of the code, by the name of their file. */
export const codeDrawings = drawAll(codePictures);

/** Signs of trouble on the pages of services, by the name of their file. */
export const signDrawings = drawAll(signs);
