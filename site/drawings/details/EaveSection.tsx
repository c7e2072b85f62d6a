import { climateIs } from '#content/wording/only-where.ts';
import { segment } from '../geometry/faces.ts';
import { arrowHeadPath, linesPath, polygonPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { Balloon } from '../sheet/Balloon.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

/** Lower outer corner of the decking on the sheet. */
const origin: SheetPoint = [176, 393];
const angle = Math.atan(6 / 12);

/** SVG transform under which x runs up a 6 in 12 slope along the decking and negative y points out of the roof. */
const eaveSlopeTransform = `translate(${origin[0]} ${origin[1]})rotate(${-Math.round((angle * 18000) / Math.PI) / 100})`;

/** A place on the sheet: so far up the slope, so far out from the underside of the decking. */
function onEaveSlope(up: number, out: number): SheetPoint {
  return [
    origin[0] + up * Math.cos(angle) - out * Math.sin(angle),
    origin[1] - up * Math.sin(angle) - out * Math.cos(angle),
  ];
}

const membrane = climateIs.freezing ? 'Ice-and-water membrane' : 'Self-sealing membrane';

/** The parts the numbers stand for, in order. */
const eaveParts = [
  'Starter course',
  'Drip edge, new',
  `${membrane}, past the wall line`,
  'Synthetic underlayment',
  'Shingles, six nails each',
  'Gutter, checked for fall',
  'Soffit vent, kept open',
  'Attic insulation, clear of the baffle',
] as const;

const callouts: readonly { readonly spot: SheetPoint; readonly offset: SheetPoint }[] = [
  { spot: onEaveSlope(-8, 19), offset: [-34, -66] },
  { spot: onEaveSlope(26, 12.5), offset: [-8, -96] },
  { spot: onEaveSlope(150, 13.5), offset: [-32, -86] },
  { spot: onEaveSlope(326, 13), offset: [-16, -88] },
  { spot: onEaveSlope(234, 24), offset: [-24, -92] },
  { spot: [126, 424], offset: [-24, 40] },
  { spot: [214, 450], offset: [-50, 52] },
  { spot: [500, 352], offset: [34, 92] },
];

const words = `Section through an eave: decking, ${membrane.toLowerCase()}, underlayment, drip edge, shingles, gutter, soffit vent and attic insulation, numbered one to eight.`;

/** The edge of a roof cut open, with eight numbered parts. */
export function EaveSection({ className }: DrawingProps) {
  return (
    <DrawingSheet viewBox="80 74 560 466" label={words} labels="detail" className={className}>
      <EaveWall />
      <EaveRoofLayers />
      <EaveAirflow />
      <path d="M500 150l84-42h-84z" stroke={paint('copper')} strokeWidth="1.6" />
      <SheetLabel x={542} y={100} text="12" size={15} halo="white" />
      <SheetLabel x={491} y={135} text="6" size={15} anchor="end" halo="white" />
      {callouts.map(({ spot, offset }, index) => (
        <Balloon
          key={eaveParts[index]}
          number={index + 1}
          at={[spot[0] + offset[0], spot[1] + offset[1]]}
          pointsTo={spot}
          leaderColor={paint('ink')}
        />
      ))}
    </DrawingSheet>
  );
}

const insulation = { left: 264, bottom: 377, top: 327, loopWidth: 20 };

/** Height of the batt at a place: full in the attic, cut back under the baffle towards the wall. */
const battHeight = (x: number) => Math.max(8, Math.min(insulation.bottom - insulation.top, (x - 244) / 2));

/** Wall, rafter, fascia, soffit, ceiling and insulation: what the roof rests on. */
function EaveWall() {
  const { bottom, loopWidth } = insulation;
  const loops = Array.from({ length: 18 }, (_, loop) => {
    const x = 282 + loop * loopWidth;
    const height = battHeight(x);
    return `M${x} ${bottom - 2}c-9-${tenth(height * 0.36)} 0-${tenth(height - 4)} 10-${tenth(height - 4)}s19 ${tenth(height * 0.64)} 10 ${tenth(height - 4)}`;
  });
  const studs = Array.from({ length: 9 }, (_, stroke) =>
    segment([264, 404 + stroke * 18], [302, 420 + stroke * 18]),
  );
  const siding = Array.from({ length: 4 }, (_, lap) => `M258 ${453 + lap * 27}h4v27h-12z`);
  return (
    <>
      <path d="M262 560V399h48V560z" fill={paint('wall')} strokeWidth="1.4" />
      <path d="M302 560V399" strokeWidth="1.1" />
      <path d={linesPath(studs)} stroke={paint('hair')} strokeWidth="1" />
      <path d={siding.join('')} fill={paint('side')} strokeWidth="1.1" />
      <path d="M262 377h40v11h-40zM262 388h40v11h-40z" fill={paint('wood')} />
      <path
        d="M262 377l40 11M262 388l40-11M262 388l40 11M262 399l40-11"
        stroke={paint('wood-line')}
        strokeWidth=".8"
      />
      <path d="M176 393L650 156V203L302 377H262V397L176 440z" fill={paint('wood')} strokeWidth="1.3" />
      <path d="M420 292l190-95M390 298l110-55" stroke={paint('wood-line')} strokeWidth=".8" />
      <path d="M302 377H650V391H302z" fill={paint('wood')} />
      <path d="M302 391H650V398H302z" fill={paint('wall')} />
      <path d="M264 377V367L344 327H650V377z" fill={paint('insulation')} stroke="none" />
      <path d={loops.join('')} stroke={paint('copper')} strokeWidth="1" strokeOpacity=".75" />
      <path d="M163 389h13v64h-13zM176 445h82v8h-82z" fill={paint('wall')} strokeWidth="1.3" />
      <path d="M198 449h36" strokeWidth="3" strokeDasharray="3 4" strokeLinecap="butt" />
    </>
  );
}

const slopeEnd = 545;
const exposure = 56;
const shingleLength = 106;
const shingles = Array.from({ length: 10 }, (_, course) => -16 + course * exposure);

/** Everything that lies on the decking, from the wood up; and the gutter below the drip edge. */
function EaveRoofLayers() {
  const plies = Array.from({ length: 42 }, (_, ply) => segment([ply * 13, -1.5], [ply * 13 + 5, -9.5]));
  // Each course rests on the one below it: its butt is higher than its upper end.
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
          {/* Shingles bend onto what is under them: no air between. */}
          <path d={`M-12-14H${slopeEnd}V-23H-12z`} fill={paint('roof-architectural')} />
          <path d="M-8-11H240L232-16H-8z" fill={paint('patina')} />
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

/** Air in through the soffit, up between decking and baffle, on to the ridge. */
function EaveAirflow() {
  const [low, middle, high] = [onEaveSlope(78, -9), onEaveSlope(250, -9), onEaveSlope(356, -9)];
  const [baffleFoot, baffleHead] = [onEaveSlope(92, -18), onEaveSlope(330, -18)];
  const at = (point: readonly number[]) => point.map(tenth).join(' ');
  return (
    <>
      <path d={`M${at(baffleFoot)}L${at(baffleHead)}`} strokeWidth="2.2" />
      <path
        d={`M216 520V446C216 418 214 378 ${at(low)}L${at(middle)}M${at(onEaveSlope(272, -9))}L${at(high)}`}
        stroke={paint('patina')}
        strokeWidth="2"
        strokeDasharray="8 5"
      />
      <path
        d={arrowHeadPath(low, onEaveSlope(258, -9), 13) + arrowHeadPath(low, onEaveSlope(364, -9), 13)}
        fill={paint('patina')}
        stroke="none"
      />
    </>
  );
}
