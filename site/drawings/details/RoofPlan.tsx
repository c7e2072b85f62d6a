import { fittingsOf } from '#calculators/house/fittings.ts';
import { at } from '#calculators/house/outline.ts';
import { segment } from '../geometry/camera.ts';
import { arrowHeadPath, linesPath, polygonPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { heroHouseScene, inspectionPlaces } from '../hero/StreetHouse.tsx';
import { Balloon } from '../sheet/Balloon.tsx';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { type DrawingProps, DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
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

/** What is seen of the house below its roof is at the eave from above: the gutter and the soffit. */
const eavePlaces: Readonly<Record<number, readonly [x: number, y: number]>> = {
  9: [length - 0.6, -overhang - 0.6],
  10: [3, width + overhang],
};

/** From each place to its number, where the number would cover it or another. */
const offsets: Readonly<Record<number, SheetPoint>> = {
  2: [0, -24],
  3: [-8, -34],
  4: [-30, 4],
  5: [30, -26],
  6: [-24, -24],
  7: [30, 16],
  8: [-10, -44],
  9: [-40, 18],
  10: [24, 28],
};

interface RoofPlanProps extends DrawingProps {
  /** Those that are to stand out; left out, all do. */
  readonly darkNumbers?: readonly number[];
}

const words = 'Plan of a roof from above, with the inspection points numbered where they are.';

/** The roof of the drawn house from above, read from the model that draws it, and twelve numbered points. */
export function RoofPlan({ className, darkNumbers }: RoofPlanProps) {
  return (
    <DrawingSheet viewBox="14 18 516 412" label={words} labels="detail" className={className}>
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
        d={linesPath([
          [
            [left, 46],
            [left, top - 6],
          ],
          [
            [right, 46],
            [right, top - 6],
          ],
          [
            [right + 8, top],
            [right + 28, top],
          ],
          [
            [right + 8, bottom],
            [right + 28, bottom],
          ],
        ])}
        stroke={paint('copper')}
        strokeWidth=".8"
      />
      <path d={`M${left + 20} ${bottom + 56}v-32`} strokeWidth="1.4" />
      <path
        d={arrowHeadPath([left + 20, bottom + 56], [left + 20, bottom + 20], 10)}
        fill={paint('ink')}
        stroke="none"
      />
      <SheetLabel x={left + 44} y={bottom + 54} text="N" color={paint('ink')} size={16} halo="none" />
      {inspectionPlaces.map((place, index) => {
        const spot = put(eavePlaces[index + 1] ?? place);
        const offset = offsets[index + 1];
        return (
          <Balloon
            // biome-ignore lint/suspicious/noArrayIndexKey: the points are numbered and never change places
            key={index}
            number={index + 1}
            radius={16}
            at={offset ? [spot[0] + offset[0], spot[1] + offset[1]] : spot}
            pointsTo={offset && spot}
            isQuiet={darkNumbers !== undefined && !darkNumbers.includes(index + 1)}
          />
        );
      })}
    </DrawingSheet>
  );
}

const spacing = 18;

/** Slopes with their courses; eaves, rakes and ridges in ink, valleys in patina. */
function PlanFaces() {
  const faces = roof.planes.map(({ corners, uphill }) => ({
    corners: corners.map(put),
    isAway: uphill[1] < -0.5 || uphill[0] < -0.5,
    runsAcross: Math.abs(uphill[1]) > 0.5,
  }));
  const linesOf = (...kinds: readonly string[]) =>
    linesPath(
      roof.edges
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ from, to }) => segment(put(from), put(to))),
    );
  return (
    <>
      {faces.map(({ corners, isAway }) => (
        <path
          key={corners.join()}
          d={polygonPath(corners)}
          fill={paint(isAway ? 'side' : 'wall')}
          stroke="none"
        />
      ))}
      <path
        d={faces.map(({ corners, runsAcross }) => coursesPath(corners, runsAcross)).join('')}
        stroke={paint('hair')}
        strokeWidth="1"
      />
      <path d={linesOf('eave', 'rake')} strokeWidth="2" />
      <path d={linesOf('ridge', 'hip')} strokeWidth="2.6" />
      <path d={linesOf('valley')} stroke={paint('patina')} strokeWidth="2.6" />
    </>
  );
}

function coursesPath(corners: readonly SheetPoint[], runsAcross: boolean): string {
  const turn = ([x, y]: SheetPoint): SheetPoint => (runsAcross ? [x, y] : [y, x]);
  const outline = corners.map(turn);
  const places = outline.map(([, y]) => y);
  const lines: (readonly [SheetPoint, SheetPoint])[] = [];
  for (let place = Math.min(...places) + spacing; place < Math.max(...places); place += spacing) {
    // Where the outline crosses the line, from the left: in, out, and past a bay in again.
    const crossings = outline
      .flatMap(([x, y], index) => {
        const [nextX, nextY] = at(outline, index + 1);
        return y > place === nextY > place ? [] : [x + ((nextX - x) * (place - y)) / (nextY - y)];
      })
      .sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2)
      lines.push([turn([crossings[pair] ?? 0, place]), turn([crossings[pair + 1] ?? 0, place])]);
  }
  return linesPath(lines);
}

/** Chimney, skylight, pipe boots, gutters, and the fall of the slopes. */
function PlanFittings() {
  const { chimneys, skylights, pipes } = fittingsOf(house, { chimneys: 1, skylights: 1 });
  const falls = [
    segment(put([length * 0.7, 5]), put([length * 0.7, 1])),
    segment(put([length * 0.62, width - 7]), put([length * 0.62, width - 3])),
  ];
  const gutters = house.roof.sides.flatMap(({ from, to, gable }, index) => {
    const [x, y] = house.sides[index]?.outward ?? [0, 0];
    const out = ([px, py]: readonly [number, number]) => put([px + x * 0.6, py + y * 0.6]);
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
