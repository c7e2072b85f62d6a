import { counterclockwise, createClipper, type FlatPoint } from '../geometry/convex-clipping.ts';
import { linesPath, polygonPath } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';

interface PlanFace {
  readonly corners: readonly FlatPoint[];
  /** Which way its courses run. */
  readonly courses: 'across' | 'along';
  readonly fill: string;
}

const faces: readonly PlanFace[] = [
  {
    corners: [
      [70, 90],
      [490, 90],
      [490, 180],
      [160, 180],
    ],
    courses: 'across',
    fill: paint('side'),
  },
  {
    corners: [
      [70, 90],
      [160, 180],
      [70, 270],
    ],
    courses: 'along',
    fill: paint('shade'),
  },
  {
    corners: [
      [70, 270],
      [160, 180],
      [255, 180],
      [165, 270],
    ],
    courses: 'across',
    fill: paint('wall'),
  },
  {
    corners: [
      [255, 180],
      [490, 180],
      [490, 270],
      [345, 270],
    ],
    courses: 'across',
    fill: paint('wall'),
  },
  {
    corners: [
      [165, 270],
      [255, 180],
      [255, 440],
      [165, 440],
    ],
    courses: 'along',
    fill: paint('wall'),
  },
  {
    corners: [
      [255, 180],
      [345, 270],
      [345, 440],
      [255, 440],
    ],
    courses: 'along',
    fill: paint('side'),
  },
];

const outline = 'M70 90H490V270H345V440H165V270H70z';
const spacing = 13;

/** Slopes with their courses, then hips and ridges in ink and valleys in copper. */
export function PlanFaces() {
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
