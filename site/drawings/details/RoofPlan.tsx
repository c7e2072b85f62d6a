import { fittingsOf, levelOf } from '#calculators/house/fittings.ts';
import { along, type Point } from '#calculators/house/outline.ts';
import type { RoofPlane } from '#calculators/house/roof.ts';
import { segment } from '../geometry/camera.ts';
import { arrowHeadPath, linesPath, polygonPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { heroHouseScene, inspectionPlaces } from '../hero/StreetHouse.tsx';
import { Balloon } from '../sheet/Balloon.tsx';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

const { house } = heroHouseScene;
const { length, width, overhang, roof } = house;
const perFoot = 9.2;
/** The house from above, north up the page. */
const put = ([x, y]: readonly [x: number, y: number, ...rest: number[]]): SheetPoint => [
  30 + (x + overhang) * perFoot,
  70 + (width + overhang - y) * perFoot,
];
const [left, top] = put([-overhang, width + overhang]);
const [right, bottom] = put([length + overhang, -overhang]);
const northX = left + 290;

/** What is seen of the house below its roof is at the eave from above: the gutter and the soffit. */
const eavePlaces: Readonly<Record<number, readonly [x: number, y: number]>> = {
  9: [length - 0.6, -overhang - 0.6],
  10: [3, width + overhang],
};

/** From each place to its number. */
const offsets: readonly SheetPoint[] = [
  [-8, -36],
  [0, -32],
  [-8, -34],
  [-32, 6],
  [30, -26],
  [-24, -24],
  [32, 18],
  [-10, -44],
  [-40, 18],
  [24, 28],
  [10, 44],
  [-32, -16],
];

interface RoofPlanProps {
  /** Those that are to stand out; left out, all do. */
  readonly darkNumbers?: readonly number[];
}

const words = 'Plan of a roof from above, with the inspection points numbered where they are.';

/** The roof of the drawn house from above, read from the model that draws it, and twelve numbered points. */
export function RoofPlan({ darkNumbers }: RoofPlanProps) {
  return (
    <DrawingSheet viewBox="14 18 516 412" label={words} labels="detail">
      <PlanFaces />
      <PlanFittings />
      <DimensionLine from={[left, 40]} to={[right, 40]} text={`${Math.round(length + 2 * overhang)}′`} />
      <DimensionLine
        from={[right + 34, top]}
        to={[right + 34, bottom]}
        text={`${Math.round(width + 2 * overhang)}′`}
        isTextLevel
      />
      <path
        d={`M${left} 46V${top - 6}M${right} 46V${top - 6}M${right + 8} ${top}h20m-20 ${bottom - top}h20`}
        stroke={paint('copper')}
        strokeWidth=".8"
      />
      <path d={`M${northX} ${bottom + 56}v-32`} strokeWidth="1.4" />
      <path
        d={arrowHeadPath([northX, bottom + 56], [northX, bottom + 20], 10)}
        fill={paint('ink')}
        stroke="none"
      />
      <SheetLabel x={northX + 24} y={bottom + 54} text="N" color={paint('ink')} size={16} halo="none" />
      {inspectionPlaces.map((place, index) => {
        const spot = put(eavePlaces[index + 1] ?? place);
        const [dx, dy] = offsets[index] ?? [0, 0];
        return (
          <Balloon
            // biome-ignore lint/suspicious/noArrayIndexKey: the points are numbered and never change places
            key={index}
            number={index + 1}
            radius={16}
            at={[spot[0] + dx, spot[1] + dy]}
            pointsTo={spot}
            isQuiet={darkNumbers !== undefined && !darkNumbers.includes(index + 1)}
          />
        );
      })}
    </DrawingSheet>
  );
}

/** Between the courses, from above. */
const courseFeet = 1.96;

/** Slopes with their courses; eaves, rakes and ridges in ink, valleys in patina. */
function PlanFaces() {
  const linesOf = (...kinds: readonly string[]) =>
    linesPath(
      roof.edges
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ from, to }) => segment(put(from), put(to))),
    );
  return (
    <>
      {roof.planes.map(({ corners, uphill: [x, y] }) => (
        <path
          key={corners.join()}
          d={polygonPath(corners.map(put))}
          fill={paint(x < -0.5 || y < -0.5 ? 'side' : 'wall')}
          stroke="none"
        />
      ))}
      <path d={linesPath(roof.planes.flatMap(coursesOf))} stroke={paint('hair')} strokeWidth="1" />
      <path d={linesOf('eave', 'rake')} strokeWidth="2" />
      <path d={linesOf('ridge', 'hip')} strokeWidth="2.6" />
      <path d={linesOf('valley')} stroke={paint('patina')} strokeWidth="2.6" />
    </>
  );
}

function coursesOf(plane: RoofPlane) {
  const { depth, stretches, place } = levelOf(plane);
  return Array.from(
    { length: Math.ceil(depth / courseFeet) - 1 },
    (_, course) => (course + 1) * courseFeet,
  ).flatMap((up) =>
    stretches(up).map(([left, right]) => segment(put(place(left, up)), put(place(right, up)))),
  );
}

/** Chimney, skylight, pipe boots, gutters, and the fall of the slopes. */
function PlanFittings() {
  const { chimneys, skylights, pipes } = fittingsOf(house, { chimneys: 1, skylights: 1 });
  const falls = [
    segment(put([length * 0.7, 5]), put([length * 0.7, 1])),
    segment(put([length * 0.62, width - 7]), put([length * 0.62, width - 3])),
  ];
  const gutters = house.sides.flatMap(({ outward, over: { from, to, gable } }) => {
    const out = (place: Point) => put(along(place, outward, 0.6));
    return gable ? [] : [segment(out(from), out(to))];
  });
  return (
    <>
      <path d={chimneys.map((ground) => polygonPath(ground.map(put))).join('')} fill={paint('brick')} />
      <path d={skylights.map((outline) => polygonPath(outline.map(put))).join('')} fill={paint('glass')} />
      {pipes.map(put).map(([x, y]) => (
        <circle key={x} cx={tenth(x)} cy={tenth(y)} r="5" fill={paint('wall')} />
      ))}
      <path d={linesPath(gutters)} stroke={paint('mid')} strokeWidth="3.4" />
      <path d={linesPath(falls)} strokeWidth="1.4" />
      <path
        d={falls.map(([from, to]) => arrowHeadPath(from, to, 10)).join('')}
        fill={paint('ink')}
        stroke="none"
      />
    </>
  );
}
