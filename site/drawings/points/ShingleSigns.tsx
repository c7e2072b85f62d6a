// Signs of trouble on shingle roofs that are not points of the inspection: near views of the drawn house, not to scale.

import { rectangle, type SpacePoint } from '../geometry/camera.ts';
import { tenth } from '../geometry/path-data.ts';
import { onFrontSlope } from '../hero/StreetHouse.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { cutCourses } from './CodeDrawings.tsx';
import { above, FrontEave, look, lookAt, OnSlope, Piece } from './HouseCuts.tsx';

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
function LiftedShingles() {
  return (
    <>
      <Piece camera={camera} look={look} corners={rectangle(0, 1, 16, 15)} />
      {lifted.map(([x, up]) => (
        <g key={x} strokeWidth="1.4">
          <path
            d={camera.outlineOn(above(0), rectangle(x, up, x + 2.6, up + courses.bend))}
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
            d={camera.lines([[over(x, up + courses.bend, 0), over(x + 2.6, up + courses.bend, 0)]])}
            stroke={paint('chalk')}
          />
        </g>
      ))}
    </>
  );
}

/** A nail that has backed out and holds up the shingle over it, seen from nearer. */
function NailPop() {
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

const open = <Piece camera={camera} look={look} corners={rectangle(0, 1, 16, 15)} />;
/** Of each course, at both corners of its tabs, in feet. */
const curls = [3.2, courses.lower, courses.upper, 9.7]
  .flatMap((up, row) => [0.6, 3.6, 6.6, 9.6, 12.6].map((x) => `M${x + (row % 2) * 1.5} ${up}h1.6l-1.6.8z`))
  .join('');
const eave = lookAt(onFrontSlope(9, 2.2), 15);
/** So that the corner of a wall stands on the eave. */
const wallFoot = lookAt(onFrontSlope(12.5, 5.37), 15);

/** By the name of their file. */
export const shingleSigns = {
  'sign-lifted-shingles': <LiftedShingles />,
  'sign-nail-pop': <NailPop />,
  // Corners that stand up across the whole slope, and tabs cracked through.
  'sign-curled-shingles': (
    <>
      {open}
      <OnSlope camera={camera}>
        <path d={curls} transform="translate(.14 -.18)" fill={paint('ink')} />
        <path d={curls} fill={paint(`${look.tone}-side`)} />
        <path d="M6.4 7.6l.3.8-.3 1.2M9.9 5.4l-.3.9.4 1.1" stroke={paint('chalk')} strokeWidth=".08" />
      </OnSlope>
    </>
  ),
  // Ice over the cold eave and its gutter; melt from the warm slope stands behind it, and snow lies above.
  'sign-ice-dam': (
    <>
      <path d="M0 0H288V184H0z" fill={paint('shade')} stroke="none" />
      <FrontEave camera={eave} from={0} to={26} drop={10} />
      <Piece camera={eave} look={look} corners={rectangle(0, 0, 26, 16)} />
      <OnSlope camera={eave}>
        <path d="M0 2h26v3H0z" fill={paint('water-line')} />
      </OnSlope>
      <OnSlope camera={eave} feet={0.8}>
        <path d="M0 6l3 .6 3-.6 3 .6 3-.6 3 .6 3-.6 3 .6 5-.6v14H0z" fill={paint('side')} />
        <path d="M0-.6V2l3 .5L6 2l3 .5 3-.5 3 .5 3-.5 3 .5 5-.5V-.6z" fill={paint('glass')} />
      </OnSlope>
      <path
        d="M52 140h8l-4 28zM82 133h8l-4 40zM114 126h8l-4 24zM146 119h8l-4 38zM178 112h8l-4 26zM210 105h8l-4 42z"
        fill={paint('glass')}
      />
    </>
  ),
  // Cut at the rake: old courses under the new ones.
  'sign-two-layers': (
    <g transform="translate(-10 173) rotate(-16.2)">
      <path d="M0 0H330V22H0z" fill={paint('wood')} />
      <path d={cutCourses(-48, 9, 17)} fill={paint('roof-architectural')} />
      <path d={cutCourses(-40, 9, 6)} fill={paint('roof-asphalt-side')} />
    </g>
  ),
  // Without one at the foot of the wall, what runs down beside it goes behind the siding.
  'sign-missing-kickout': (
    <>
      <FrontEave camera={wallFoot} from={0} to={14} drop={9} />
      <Piece camera={wallFoot} look={look} corners={rectangle(0, 0, 14, 16)} />
      <path d="M200 150L108 0H200z" fill={paint('side')} />
      <path
        d="M200-4H292V190H200zM200 24l92-21M200 48l92-21M200 72l92-21M200 96l92-21"
        fill={paint('wall')}
      />
      <path d="M200 120l92-21M200 144l92-21M200 168l92-21M200 192l92-21" />
      <path d="M200 134l26 6 8 54h-34z" fill={paint('wood-line')} fillOpacity=".5" stroke="none" />
      <path
        d="M197 145l-13-21v-16l13 21zM183 122l-13-21V85l13 21zM169 99l-13-21V62l13 21zM155 76l-13-21V39l13 21z"
        fill={paint('water')}
      />
      <path d="M150 72L200 152l8 8v30" stroke={paint('water-line')} strokeWidth="3" strokeDasharray="7 5" />
    </>
  ),
  // Bare underlayment, and a board under it, where the wind has taken whole courses.
  'sign-stripped-shingles': (
    <>
      {open}
      <OnSlope camera={camera}>
        <path d="M4 5.4h5.6v2.1H11v2.2h-1v2.2H5.4V9.7H3.2V7.5H4z" fill={paint('water')} />
        <path d="M6 8l2.4.6-.8 1.8-1.2-.6z" fill={paint('wood')} />
        <path d="M10 7.2l2 .9.6 1.6-2.2-.4z" fill={paint(`${look.tone}-side`)} />
      </OnSlope>
    </>
  ),
  'sign-fallen-limb': (
    <>
      {open}
      <path d="M128 104l34-22 40 14 6 36-40 12-36-16z" fill={paint('ink')} />
      <g stroke={paint('wood-line')}>
        <path d="M-6 40Q90 70 150 104T296 150" strokeWidth="20" />
        <path d="M96 76Q130 60 150 22M176 114Q220 104 250 66M120 88Q110 124 128 168" strokeWidth="8" />
      </g>
      <path d="M-6 36Q90 66 150 100T296 145" stroke={paint('wood-dark')} strokeWidth="5" />
    </>
  ),
  'sign-sagging-ceiling': (
    <>
      <path d="M-4 4H292V54H250Q146 138 40 54H-4z" fill={paint('insulation')} />
      <path d="M56 62Q146 128 236 60 146 76 56 62z" fill={paint('water')} stroke={paint('water-line')} />
      <path d="M-4 56H40Q146 142 250 56H292" strokeWidth="10" />
      <path d="M-4 56H40Q146 142 250 56H292" stroke={paint('wall')} strokeWidth="7" />
      <path
        d="M146 112l-5 12a6 6 0 1 0 10 0zM150 146l-4 10a5 5 0 1 0 9 0z"
        fill={paint('water-line')}
        stroke="none"
      />
    </>
  ),
  // Its dome is gone: a clean hole.
  'sign-torn-skylight': (
    <>
      {open}
      <OnSlope camera={camera}>
        <path d="M5 5.2h5v5.6H5z" fill={paint('water')} />
      </OnSlope>
      <OnSlope camera={camera} feet={0.5}>
        <path d="M5.4 5.6h4v4.8h-4z" fill={paint('wall')} />
        <path d="M5.8 6h3.2v4H5.8z" fill={paint('ink')} />
        <path d="M5.8 6h1.4L5.8 7.8zM3 5l1.4-.4-.4 1.3z" fill={paint('glass')} />
      </OnSlope>
    </>
  ),
} as const;
