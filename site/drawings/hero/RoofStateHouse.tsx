import type { RoofState } from '#content/pages/home.ts';
import { createCamera, type SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { boxFaces, onPlane, rectangle, segment, slopePlane } from '../geometry/faces.ts';
import { tenth } from '../geometry/path-data.ts';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';

// A house small enough to stand in a line of text, in feet.
const length = 24;
const width = 16;
const wall = 7.5;
const pitch = 9 / 12;
const overhang = 1.2;
const camera = createCamera({ scale: 3, origin: [32, 63] });
const slope = slopePlane([-overhang, -overhang, wall - overhang * pitch], pitch);
const roofLength = length + 2 * overhang;
const slopeLength = (width / 2 + overhang) * Math.hypot(1, pitch);

const onRoof = (corner: FlatPoint): SpacePoint => onPlane(slope, corner);
const roofOutline = (corners: readonly FlatPoint[]) => camera.outline(corners.map(onRoof));
const roofLines = (lines: readonly (readonly FlatPoint[])[]) =>
  camera.lines(lines.map((line) => line.map(onRoof)));

const courses = [0.2, 0.4, 0.6, 0.8].map((share) =>
  segment<FlatPoint>([0, slopeLength * share], [roofLength, slopeLength * share]),
);

const ridge: SpacePoint = [0, width / 2, wall + (pitch * width) / 2];
const gable: readonly SpacePoint[] = [[0, 0, wall], ridge, [0, width, wall]];
/** Around the gable wall, but not where its triangle stands on it. */
const gableEdge: readonly SpacePoint[] = [ridge, [0, width, wall], [0, width, 0], [0, 0, 0]];

interface RoofStateHouseProps extends DrawingProps {
  readonly state: RoofState;
}

/** What the roof is doing, the size of a word. Decoration: the words stand beside it. */
export function RoofStateHouse({ state, className }: RoofStateHouseProps) {
  const { front, side } = boxFaces([0, 0, 0], [length, width, wall]);
  return (
    <DrawingSheet viewBox="0 0 96 72" className={className}>
      {state === 'leaking' && (
        <path
          d={rainPath({ x: 6, y: 0, width: 90, height: 48, drops: 26, seed: 3, lengths: [6, 8] })}
          stroke={paint('rain')}
          strokeWidth="1.2"
        />
      )}
      <path d={camera.outline(side) + camera.outline(gable)} fill={paint('side')} stroke="none" />
      <path d={camera.lines([gableEdge])} strokeWidth="1.2" />
      <path d={camera.outline(front)} fill={paint('wall')} strokeWidth="1.2" />
      <path
        d={camera.outline(rectangle(10, 0, 13.5, 5.6).map(([x, z]): SpacePoint => [x, 0, z]))}
        fill={paint('door')}
        strokeWidth="1"
      />
      <path
        d={[3, 17.5]
          .map((left) => rectangle(left, 2.4, left + 3.4, 5.6).map(([x, z]): SpacePoint => [x, 0, z]))
          .map(camera.outline)
          .join('')}
        fill={paint('glass')}
        strokeWidth="1"
      />
      <path d={roofOutline(rectangle(0, 0, roofLength, slopeLength))} fill={paint('roof-asphalt')} />
      <path d={roofLines(courses)} stroke={paint('roof-asphalt-line')} strokeWidth="1" />
      <Trouble state={state} />
    </DrawingSheet>
  );
}

const strikes: readonly FlatPoint[] = [
  [4, 3],
  [9, 7.5],
  [13.5, 3.6],
  [18, 8],
  [22.5, 4],
];

const worn = [
  rectangle(3, 2.3, 7.5, 4.6),
  rectangle(12.5, 4.6, 17, 6.9),
  rectangle(19.5, 0, 23, 2.3),
  rectangle(6, 6.9, 9, 9.2),
];

/** What the picture is about, in the color that marks it everywhere. */
function Trouble({ state }: { readonly state: RoofState }) {
  switch (state) {
    case 'leaking':
      return (
        <path
          d={roofOutline(rectangle(9, 4.5, 17.5, slopeLength))}
          fill={paint('copper')}
          strokeWidth="1.2"
        />
      );
    case 'stormed':
      return strikes.map((strike) => {
        const [x, y] = camera.project(onRoof(strike));
        return (
          <ellipse
            key={strike.join()}
            cx={tenth(x)}
            cy={tenth(y)}
            rx="4"
            ry="3.2"
            stroke={paint('chalk')}
            strokeWidth="1.8"
          />
        );
      });
    case 'aging':
      return <path d={worn.map(roofOutline).join('')} fill={paint('wood')} strokeWidth="1" />;
    case 'unknown':
      return strikes
        .filter((_, index) => index % 2 === 0)
        .map((spot, index) => {
          const [x, y] = camera.project(onRoof(spot));
          return (
            <g key={spot.join()} stroke="none">
              <circle cx={tenth(x)} cy={tenth(y)} r="7" fill={paint('copper')} />
              <text
                x={tenth(x)}
                y={tenth(y + 3.2)}
                fill={paint('wall')}
                textAnchor="middle"
                fontSize="9"
                fontWeight="700"
              >
                {index + 1}
              </text>
            </g>
          );
        });
  }
}
