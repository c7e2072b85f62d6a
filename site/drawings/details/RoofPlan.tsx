import { counterclockwise, createClipper, type FlatPoint } from '../geometry/convex-clipping.ts';
import { segment } from '../geometry/faces.ts';
import { arrowHeadPath, linesPath, polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { Balloon } from '../sheet/Balloon.tsx';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

/** Where each of the twelve inspection points is on the plan, in the order of the list. */
const points: readonly SheetPoint[] = [
  [458, 230],
  [336, 180],
  [214, 221],
  [384, 156],
  [415, 106],
  [242, 112],
  [313, 96],
  [490, 142],
  [404, 276],
  [70, 206],
  [294, 318],
  [118, 108],
];

const words = 'Plan of a roof from above, with the inspection points numbered where they are.';

/** The roof from above: hip, ridges, valleys, and twelve numbered points. */
export function RoofPlan({ className }: DrawingProps) {
  return (
    <DrawingSheet viewBox="34 22 526 448" label={words} labels="detail" className={className}>
      <PlanFaces />
      <PlanFittings />
      <DimensionLine from={[70, 48]} to={[490, 48]} text="56′" />
      <DimensionLine from={[528, 90]} to={[528, 270]} text="24′" isTextLevel />
      <path d="M70 58V78M490 58V78M500 90H522M500 270H522" stroke={paint('copper')} strokeWidth=".8" />
      <SheetLabel x={378} y={252} text="6/12" color={paint('ink')} anchor="start" size={16} halo="white" />
      <circle cx="96" cy="396" r="20" strokeWidth="1.2" />
      <path d="M96 369l7 33-7-5-7 5z" fill={paint('ink')} stroke="none" />
      <SheetLabel x={96} y={444} text="N" color={paint('ink')} size={16} halo="none" />
      {points.map((at, index) => (
        <Balloon key={at.join()} number={index + 1} at={at} />
      ))}
    </DrawingSheet>
  );
}

/** Corners of the plan: a main roof from west to east with a hip in the west, and a wing to the south. */
const plan = {
  northWest: [70, 90],
  northEast: [490, 90],
  southEast: [490, 270],
  southWest: [70, 270],
  hip: [160, 180],
  crossing: [255, 180],
  ridgeEnd: [490, 180],
  valleyWest: [165, 270],
  valleyEast: [345, 270],
  wingWest: [165, 440],
  wingRidgeEnd: [255, 440],
  wingEast: [345, 440],
} as const satisfies Record<string, FlatPoint>;

interface PlanFace {
  readonly corners: readonly FlatPoint[];
  /** Which way its courses run. */
  readonly courses: 'across' | 'along';
  readonly fill: string;
}

function faceOf(
  courses: PlanFace['courses'],
  fill: 'wall' | 'side' | 'shade',
  ...corners: readonly (keyof typeof plan)[]
): PlanFace {
  return { courses, fill: paint(fill), corners: corners.map((corner) => plan[corner]) };
}

const faces = [
  faceOf('across', 'side', 'northWest', 'northEast', 'ridgeEnd', 'hip'),
  faceOf('along', 'shade', 'northWest', 'hip', 'southWest'),
  faceOf('across', 'wall', 'southWest', 'hip', 'crossing', 'valleyWest'),
  faceOf('across', 'wall', 'crossing', 'ridgeEnd', 'southEast', 'valleyEast'),
  faceOf('along', 'wall', 'valleyWest', 'crossing', 'wingRidgeEnd', 'wingWest'),
  faceOf('along', 'side', 'crossing', 'valleyEast', 'wingEast', 'wingRidgeEnd'),
];

const outline = 'M70 90H490V270H345V440H165V270H70z';
const spacing = 13;

/** Slopes with their courses, then hips and ridges in ink and valleys in copper. */
function PlanFaces() {
  return (
    <>
      {faces.map(({ corners, fill }) => (
        <path
          key={corners.join()}
          d={polygonPath(corners)}
          fill={fill}
          fillOpacity={fill === paint('shade') ? '.75' : undefined}
          stroke="none"
        />
      ))}
      <path d={faces.map(coursesPath).join('')} stroke={paint('hair')} strokeWidth="1" />
      <path d={outline} strokeWidth="2" />
      <path d="M70 90L160 180L70 270" />
      <path d="M160 180H490M255 180V440" strokeWidth="2.6" />
      <path d="M165 270L255 180L345 270" stroke={paint('copper')} strokeWidth="2.6" />
    </>
  );
}

function coursesPath({ corners, courses }: PlanFace): string {
  const clipper = createClipper(counterclockwise(corners));
  const places = corners.map(([x, y]) => (courses === 'across' ? y : x));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const lines = [];
  for (let place = first + spacing; place < last; place += spacing) {
    const line =
      courses === 'across' ? clipper.line([0, place], [560, place]) : clipper.line([place, 0], [place, 470]);
    if (line !== undefined) lines.push(line);
  }
  return linesPath(lines);
}

/** Which way water runs on three of the slopes. */
const falls = [
  segment([366, 192], [366, 240]),
  segment([266, 384], [314, 384]),
  segment([142, 180], [98, 180]),
];
const pipes: readonly SheetPoint[] = [
  [206, 134],
  [230, 142],
];

/** Chimney, skylights, pipe boots, gutters with their outlets, and the fall of the slopes. */
function PlanFittings() {
  return (
    <>
      <path d="M398 122H432V150H398z" fill={paint('brick')} />
      <path d="M407 129H423V143H407z" fill={paint('wall')} strokeWidth="1" />
      <path d="M300 112H326V148H300zM196 330H222V366H196z" fill={paint('glass')} />
      {pipes.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="6" fill={paint('wall')} />
          <circle cx={x} cy={y} r="2" fill={paint('ink')} stroke="none" />
        </g>
      ))}
      <path
        d="M64 84V276H161M349 276H490M64 84H490M159 440V276M351 276V440"
        stroke={paint('patina')}
        strokeWidth="3.4"
      />
      <path
        d="M59 271h10v10h-10zM485 271h10v10h-10zM485 79h10v10h-10zM59 79h10v10h-10z"
        fill={paint('patina')}
        stroke="none"
      />
      <path d={linesPath(falls)} strokeWidth="1.4" />
      <path
        d={falls.map(([from, to]) => arrowHeadPath(from, to, 10)).join('')}
        fill={paint('ink')}
        stroke="none"
      />
    </>
  );
}
