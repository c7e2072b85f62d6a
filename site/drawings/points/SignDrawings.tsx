// Signs of trouble that are no point of the inspection by themselves: near views of the drawn house, not to scale.

import type { SpacePoint } from '../geometry/camera.ts';
import { rectangle, segment } from '../geometry/faces.ts';
import { tenth } from '../geometry/path-data.ts';
import { onFrontSlope } from '../hero/StreetHouse.tsx';
import { lookAt, Piece } from '../house/HouseCuts.tsx';
import { paint } from '../sheet/paint.ts';
import { linesOn, look, outlineOn } from './point.ts';

const camera = lookAt(onFrontSlope(6.5, 8), 26);

/** On the slope, so many feet straight above it. */
const over = (across: number, up: number, feet: number): SpacePoint => {
  const [x, y, z] = onFrontSlope(across, up);
  return [x, y, z + feet];
};

/** Lower edges of two courses of `Piece`, and how far up a shingle bends. */
const courses = { lower: 5.35, upper: 7.525, bend: 1.5 };

const lifted = [
  [4.2, courses.upper],
  [7, courses.upper],
  [6.2, courses.lower],
] as const;

/** Three shingles whose seal has let go: they stand up from their lower edge, creased above the nails. */
export function LiftedShingles() {
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 16, 15)} />
      {lifted.map(([x, up]) => (
        <g key={x} strokeWidth="1.4">
          <path
            d={outlineOn(camera, rectangle(x, up, x + 2.6, up + courses.bend))}
            fill={paint(`${look.tone}-line`)}
          />
          <path
            d={camera.outline([
              over(x, up, 0.5),
              over(x + 2.6, up, 0.5),
              over(x + 2.6, up + courses.bend, 0),
              over(x, up + courses.bend, 0),
            ])}
            fill={paint(`${look.tone}-side`)}
          />
          <path
            d={linesOn(camera, [segment([x, up + courses.bend], [x + 2.6, up + courses.bend])])}
            stroke={paint('chalk')}
          />
        </g>
      ))}
    </>
  );
}

/** A nail that has backed out and holds up the shingle over it, seen from nearer. */
export function NailPop() {
  const near = lookAt(onFrontSlope(6.6, 6), 40);
  const [left, end, up, middle, lift] = [5.2, 7.8, courses.lower, 6.2, 0.75];
  const [lowLeft, lowEnd] = [over(left, up, 0), over(end, up, 0)];
  const [highLeft, highEnd] = [over(left, up, lift), over(end, up, lift)];
  const [backLeft, backEnd] = [over(left, up + courses.bend, 0), over(end, up + courses.bend, 0)];
  const [headX, headY] = near.project(over(middle, up, lift - 0.13));
  return (
    <>
      <Piece camera={near} look={look} corners={rectangle(0, 1, 16, 15)} />
      <path d={near.outline([lowLeft, lowEnd, highEnd, highLeft])} fill={paint('ink')} strokeWidth="1.4" />
      <path
        d={near.lines([[over(middle, up, 0), over(middle, up, lift - 0.13)]])}
        stroke={paint('wall')}
        strokeWidth="5"
        strokeLinecap="butt"
      />
      <ellipse cx={tenth(headX)} cy={tenth(headY)} rx="13" ry="3.4" fill={paint('wall')} strokeWidth="1.2" />
      <path
        d={near.outline([lowLeft, highLeft, backLeft])}
        fill={paint(`${look.tone}-line`)}
        strokeWidth="1.4"
      />
      <path
        d={near.outline([highLeft, highEnd, backEnd, backLeft])}
        fill={paint(`${look.tone}-side`)}
        strokeWidth="1.4"
      />
    </>
  );
}
