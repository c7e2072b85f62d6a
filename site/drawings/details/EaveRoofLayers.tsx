import { linesPath, polygonPath, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { eaveSlopeTransform, onEaveSlope } from './eave-slope.ts';

const slopeEnd = 545;
const exposure = 56;
const shingleLength = 106;
const shingles = Array.from({ length: 10 }, (_, course) => -16 + course * exposure);

/** Everything that lies on the decking, from the wood up; and the gutter below the drip edge. */
export function EaveRoofLayers() {
  const plies = Array.from({ length: 42 }, (_, ply): [number, number][] => [
    [ply * 13, -1.5],
    [ply * 13 + 5, -9.5],
  ]);
  // Each course rests on the one below it: its butt stands higher than its upper end.
  const courses = shingles.map((butt) =>
    polygonPath([
      [butt, -22],
      [butt + shingleLength, -15],
      [butt + shingleLength, -19.5],
      [butt, -29],
    ]),
  );
  const [flangeEnd, nose] = [onEaveSlope(44, 12.5), onEaveSlope(-10, 12.5)];
  return (
    <>
      <g transform={eaveSlopeTransform}>
        <path d={`M-6 0H${slopeEnd}V-11H-6z`} fill={paint('wood-dark')} strokeWidth="1.3" />
        <path d={linesPath(plies)} stroke={paint('wood-line')} strokeWidth=".7" />
        <g stroke="none">
          <path d="M-8-11H228V-16H-8z" fill={paint('patina')} />
          <path d={`M198-16h34l8 5H${slopeEnd}v-4H242l-8-5H198z`} fill={paint('underlay')} />
          <path d="M-16-16H42V-22H-16z" fill={paint('copper')} />
        </g>
        <path
          d={courses.join('')}
          fill={paint('roof-architectural')}
          stroke={paint('chalk')}
          strokeWidth="1.1"
        />
      </g>
      <path
        d={`M${flangeEnd.map(tenth).join(' ')}L${nose.map(tenth).join(' ')}v24l-5 5`}
        stroke={paint('copper')}
        strokeWidth="3"
      />
      <path d="M119 428h42v10h-35c-2-4-4-6-7-10z" fill={paint('water')} stroke="none" />
      <path d="M120 428h41" stroke={paint('patina')} strokeWidth="1.4" />
      <path d="M162 404v36h-36c-5-12 0-13-6-20s-8-9-8-18h8" strokeWidth="2.2" />
    </>
  );
}
