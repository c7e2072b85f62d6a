import { isPromised } from '#content/business/promised.ts';
import { spellCount } from '#content/wording/counts.ts';
import { rectangle } from '../geometry/camera.ts';
import { tenth } from '../geometry/path-data.ts';
import { usualCourseFeet } from '../roof-surface/coverings.ts';
import { Covering, lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

interface Strike {
  readonly x: number;
  readonly y: number;
  /** Of the chalk circle around it. */
  readonly radius: number;
}

const strikes: readonly Strike[] = [
  { x: 206, y: 214, radius: 16 },
  { x: 318, y: 186, radius: 12.5 },
  { x: 452, y: 232, radius: 17 },
  { x: 538, y: 178, radius: 11 },
  { x: 262, y: 336, radius: 15 },
  { x: 386, y: 372, radius: 18 },
  { x: 512, y: 346, radius: 14 },
  { x: 196, y: 470, radius: 14 },
  { x: 330, y: 512, radius: 16 },
  { x: 470, y: 492, radius: 12.5 },
];

/** Ten feet of chalk, and what an adjuster counts in it: courses of 5⅝ inches, of which whole ones fill 21. */
const unitsPerFoot = 50;
const feetAcross = 14.4;
const trueCourse = 5.625 / 12 / usualCourseFeet;
/** Above and below the square, so that a tall frame is filled without cutting into it: twelve courses. */
const feetBeyond = 5.625;
const slope = {
  corners: rectangle(0, -feetBeyond, feetAcross, feetAcross + feetBeyond),
  enlargement: trueCourse,
  seed: 6,
};
const chalkLines = 'M84 112L634 108M608 84L611 634M636 609L86 612M110 636L109 82';
/** Of the chalk circle around it: a strike is as wide as hail of 1 to 2 inches. */
const dentShare = 0.24;

/** Said beside the drawing, which is a file of its own. */
export const hailTestSquare = {
  size: [720, 1282],
  label: isPromised('chalkSquares')
    ? `Shingles with a ten-foot test square snapped in chalk and ${spellCount(strikes.length)} hail strikes circled in it.`
    : `Shingles with ${spellCount(strikes.length)} hail strikes circled on a square of ten feet.`,
  square: isPromised('chalkSquares') ? '10′ × 10′ test square' : '10′ × 10′',
  strikes: `${strikes.length} strikes`,
} as const;

/** What an adjuster looks for: a ten-foot square in chalk, every strike in it circled. Fills its frame. */
export function HailTestSquare() {
  const dents = strikes.map(({ x, y, radius }) =>
    ellipsePath(x, y, radius * dentShare, radius * dentShare * 0.9),
  );
  const glints = strikes.map(
    ({ x, y, radius }) =>
      `M${tenth(x - radius * 0.15)} ${tenth(y + radius * 0.2)}q${tenth(radius * 0.2)} ${tenth(radius * 0.09)} ${tenth(radius * 0.35)}-${tenth(radius * 0.1)}`,
  );
  // As drawn with chalk: open at the upper right.
  const circles = strikes.map(
    ({ x, y, radius }) =>
      `M${tenth(x + radius * 0.96)} ${tenth(y - 2)}a${tenth(radius)} ${tenth(radius * 0.92)} 0 1 1-${tenth(radius * 0.56)}-${tenth(radius * 0.8)}`,
  );
  return (
    <DrawingSheet viewBox={`0 -281 ${hailTestSquare.size.join(' ')}`} fit="xMidYMid slice">
      <g
        transform={`matrix(${unitsPerFoot} 0 0 -${unitsPerFoot} 0 ${feetAcross * unitsPerFoot})`}
        stroke="none"
      >
        <Covering slope={slope} look={lookOf('architectural')} isTurnedAway={false} scale={unitsPerFoot} />
      </g>
      <g stroke={paint('chalk')}>
        <path d={chalkLines} strokeWidth="7" strokeOpacity=".13" />
        <path
          d={chalkLines}
          strokeWidth="2.8"
          strokeOpacity=".9"
          strokeDasharray="46 1.2 22 .8"
          strokeLinecap="butt"
        />
        <path d={circles.join('')} strokeWidth="2.4" />
      </g>
      <path d={dents.join('')} fill={paint('roof-architectural-line')} stroke="none" />
      <path d={glints.join('')} stroke={paint('roof-slate-glint')} strokeWidth="1.2" />
    </DrawingSheet>
  );
}

function ellipsePath(x: number, y: number, radiusX: number, radiusY: number): string {
  const arc = `${tenth(radiusX)} ${tenth(radiusY)} 0 1 1`;
  return `M${tenth(x - radiusX)} ${tenth(y)}a${arc} ${tenth(2 * radiusX)} 0a${arc}-${tenth(2 * radiusX)} 0z`;
}
