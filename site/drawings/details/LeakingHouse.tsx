import { rectangle } from '../geometry/camera.ts';
import { polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { Balloon } from '../sheet/Balloon.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { rainPath } from '../sheet/rain-path.ts';

const words =
  'A house cut open in the rain, not to scale, with what to do numbered as in the list: keep clear of the fallen wire and the bulging ceiling, switch off at the panel, lead the drip into a bucket along a string and cover the chair, take pictures, write down the claim number, and stay off the roof.';

const right = 560;
const [wall, partition] = [150, 424];
const [ceiling, floor] = [260, 452];
/** Upper face of the roof at a place. */
const roofAt = (x: number) => 234 - (x - wall) / 2;
const box = (left: number, top: number, width: number, height: number) =>
  polygonPath(rectangle(left, top, left + width, top + height));
/** A stretch of the roof, from so far below its upper face down. */
const strip = (from: number, to: number, below: number, depth: number) =>
  polygonPath([
    [from, roofAt(from) + below],
    [to, roofAt(to) + below],
    [to, roofAt(to) + below + depth],
    [from, roofAt(from) + below + depth],
  ]);

const hole = { from: 470, to: 494 };
const drip = 322;
const rain = { x: 30, y: 6, width: 290, height: 130, drops: 26, seed: 9, lengths: [10, 14, 18] } as const;

const numbers: readonly { readonly number: number; readonly at: SheetPoint; readonly spot: SheetPoint }[] = [
  { number: 1, at: [74, 392], spot: [58, 440] },
  { number: 1, at: [526, 330], spot: [502, 279] },
  { number: 2, at: [222, 300], spot: [202, 322] },
  { number: 3, at: [348, 398], spot: [drip, 386] },
  { number: 4, at: [396, 296], spot: [365, 323] },
  { number: 5, at: [282, 318], spot: [255, 336] },
  { number: 6, at: [196, 150], spot: [236, roofAt(236)] },
];

/** What to do until we come, where it is done. */
export function LeakingHouse() {
  return (
    <DrawingSheet viewBox="0 0 560 472" label={words} labels="detail">
      <path d={rainPath(rain)} stroke={paint('mid')} strokeWidth="1.2" />
      <path d={box(0, 462, right, 8)} fill={paint('lawn')} stroke="none" />
      <path d={`M0 462H${right}`} />
      <House />
      <FallenWire />
      <WetRoom />
      <Person />
      {numbers.map(({ number, at, spot }) => (
        <Balloon key={spot.join()} number={number} at={at} pointsTo={spot} radius={16} />
      ))}
    </DrawingSheet>
  );
}

/** Walls, ceiling and roof, with the hole and the water on its way down. */
function House() {
  return (
    <>
      <path
        d={box(wall, ceiling - 11, right - wall, floor - ceiling + 11)}
        fill={paint('wall')}
        stroke="none"
      />
      <path d={`M162 249H${right}V217H230z`} fill={paint('insulation')} stroke="none" />
      <path
        d={box(wall, 250, 12, floor - 250) + box(partition, ceiling, 8, floor - ceiling)}
        fill={paint('side')}
      />
      <path d={box(wall, floor, right - wall, 10)} fill={paint('wood')} strokeWidth="1.2" />
      <path
        d={strip(126, hole.from, 8, 15) + strip(hole.to, right, 8, 15)}
        fill={paint('wood')}
        strokeWidth="1.2"
      />
      <path
        d={strip(122, hole.from, 0, 8) + strip(hole.to, right, 0, 8)}
        fill={paint('roof-architectural')}
        strokeWidth="1.2"
      />
      {/* Heavy with water, the ceiling of the far room hangs down. */}
      <path d="M432 260H456Q500 302 544 260H560V249H432z" fill={paint('water')} strokeWidth="1.2" />
      <path d={box(162, 249, partition - 162, 11)} fill={paint('wood')} strokeWidth="1.2" />
      <path
        d={`M480 78V244M468 244H${drip}V258`}
        stroke={paint('water-line')}
        strokeWidth="3"
        strokeDasharray="7 5"
      />
    </>
  );
}

/** The mast of the service drop, and the line that came off it, on the lawn. */
function FallenWire() {
  return (
    <>
      <path d="M144 420V190l-8-6" strokeWidth="5" />
      <path d="M136 190Q112 300 104 380Q98 446 62 454Q40 458 22 448" strokeWidth="2.4" />
      <path d="M22 448l-10-6M22 448l-11 1M22 448l-8 7" strokeWidth="1.6" />
    </>
  );
}

/** The panel with one breaker off, the pad, the chair under plastic, the rolled rug, the string and the bucket. */
function WetRoom() {
  return (
    <>
      <path d={box(176, 304, 30, 58)} fill={paint('side')} />
      <path
        d={[314, 324, 334, 344].map((y) => box(182, y, 18, 5)).join('')}
        fill={paint('wall')}
        strokeWidth="1"
      />
      <path d={box(191, 324, 9, 5)} fill={paint('ink')} stroke="none" />
      <path d={box(240, 326, 20, 28)} fill={paint('wall')} strokeWidth="1.2" />
      <path d="M244 333h12M244 339h12M244 345h12" stroke={paint('mid')} strokeWidth="1.2" />
      <path d="M216 452V402q0-8 8-8h10q8 0 8 8v20h26q8 0 8 8v22z" fill={paint('side')} strokeWidth="1.2" />
      <path
        d="M208 452q4-40 4-54 2-12 14-12h12q10 0 12 12l2 16h22q12 0 12 14 0 14 4 24z"
        fill={paint('water')}
        fillOpacity=".55"
        stroke={paint('patina')}
        strokeWidth="1.4"
      />
      <circle cx="300" cy="443" r="9" fill={paint('roof-tile-side')} strokeWidth="1.2" />
      <path d="M300 443m-5 0a5 5 0 1 1 5 5" strokeWidth="1" />
      <path d={`M${drip} ${ceiling}V440`} stroke={paint('wood-line')} strokeWidth="1.6" />
      <path d={`M${drip + 2.5} 300V432`} stroke={paint('water-line')} strokeWidth="2" strokeDasharray="5 9" />
      <path d="M308 424H336L332 452H312z" fill={paint('wall')} />
    </>
  );
}

/** Somebody with a phone held up to the drip. */
function Person() {
  return (
    <g fill={paint('mid')} stroke="none">
      <circle cx="394" cy="326" r="9" />
      <path d="M384 338h18q5 0 5 6l-2 44-3 64h-7l-2-56-3 56h-7l-2-64z" />
      <path d="M386 340l-16-8 3-8 18 8z" />
      <path d={box(364, 316, 5, 14)} fill={paint('ink')} />
    </g>
  );
}
