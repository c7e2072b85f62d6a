// What the code requires of a roof, beside its sentence: near views and sections, not to scale.

import { linesPath, polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';

/** Shingles cut along a level deck at y 0, each lapped over the one below it: the foot of each at `left` and every 44 on, `low` above the deck. */
export const cutCourses = (left: number, count: number, low: number) =>
  `M${left} 0V${-low - 9}${'l44 9v-9'.repeat(count - 1)}l44 9V0z${Array.from(
    { length: count - 1 },
    (_, course) => `M${left + 44 * (course + 1)} ${-low}l36 ${low}`,
  ).join('')}`;

const roofAt = (x: number, lift = 0) => 150 - (x - 20) * 0.6 - lift;
const along = (from: number, to: number, lift: number, depth: number): readonly SheetPoint[] => [
  [from, roofAt(from, lift)],
  [to, roofAt(to, lift)],
  [to, roofAt(to, lift - depth)],
  [from, roofAt(from, lift - depth)],
];

/** A wall of 5 inches, and 24 inches past its outside at the same scale. */
const wall = { outside: 96, inside: 116 };
const barrierEnd = wall.outside + (24 / 5) * (wall.inside - wall.outside);

const level = 150;
const witnesses = [wall.outside, barrierEnd].map((x): SheetPoint[] => [
  [x, roofAt(x, -16)],
  [x, level + 6],
]);

// A file has no typeface: 1 and 4 from their foot, 2 from its left.
const figures = { 1: 'v-17l-4 3', 2: 'q0-5 5-5t5 5q0 3-10 12h10', 4: 'v-17l-9 12h12' } as const;

const ticks = 'm18 0v8m0-8';

const head = 'l-8-11m8 11l8-11';

/** By the name of their file; content/pages/before-you-sign.ts names them. */
export const codePictures = {
  // Two layers, and the bare boards where both are torn off.
  'code-layers': (
    <g transform="translate(12 160) rotate(-18.4)">
      <path d="M0 0H282V20H0z" fill={paint('wood')} />
      <path d="M76 0V20M146 0V20M216 0V20" stroke={paint('wood-line')} />
      <path d={cutCourses(-2, 3, 17)} fill={paint('roof-architectural')} />
      <path d={cutCourses(6, 4, 6)} fill={paint('roof-asphalt')} />
    </g>
  ),
  // The eave cut open: the barrier from the lowest edge to 24 inches past the wall, measured level.
  'code-ice-barrier': (
    <>
      <path d={`M${wall.outside} 184V${roofAt(wall.outside)}H${wall.inside}V184z`} fill={paint('wall')} />
      <path d={polygonPath(along(14, 288, 0, 14))} fill={paint('wood')} />
      <path d={polygonPath(along(barrierEnd, 288, 7, 7))} fill={paint('underlay')} />
      <path d={polygonPath(along(10, barrierEnd, 7, 7))} fill={paint('roof-worked')} />
      <path d={polygonPath(along(6, 288, 17, 10))} fill={paint('roof-architectural')} />
      <path d={linesPath(witnesses)} stroke={paint('copper')} strokeWidth="1" />
      <DimensionLine from={[wall.outside, level]} to={[barrierEnd, level]} />
      {/* 24″ */}
      <path
        d={`M135 131${figures[2]}M157 143${figures[4]}M166 126l-1 5m6-5l-1 5`}
        stroke={paint('copper')}
        strokeWidth="2"
      />
    </>
  ),
  // Twelve inches of run, and the least slope for shingles; up to four inches of rise the underlayment is doubled.
  'code-slope': (
    <>
      <path d="M34 150L250 114V150z" fill={paint('wall')} />
      <path d="M34 150L250 114V78z" fill={paint('water')} />
      <path d="M34 150L250 114" stroke={paint('roof-architectural')} strokeWidth="8" />
      <path
        d={`M34 150v8m0-8${ticks.repeat(12)}M250 150h8m-8-18h8m-8-18h8m-8-18h8m-8-18h8`}
        stroke={paint('copper')}
        strokeWidth="1.8"
      />
      {/* 12, 2 and 4. */}
      <path
        d={`M136 180${figures[1]}M142 168${figures[2]}M267 111${figures[2]}M276 86${figures[4]}`}
        stroke={paint('copper')}
        strokeWidth="2"
      />
    </>
  ),
  // A strip shingle of three tabs, 36 by 12 inches: a nail near each end and over each slot, under the next course.
  'code-nails': (
    <>
      <path d="M12 92H276V158H12z" fill={paint('roof-asphalt-side')} />
      <path d="M64 125V158M144 125V158M224 125V158" strokeWidth="2.4" />
      <path d="M24 45H264V125H24z" fill={paint('roof-asphalt')} />
      <path d="M104 92V125M184 92V125" strokeWidth="3" />
      <path d="M12 92H276" stroke={paint('chalk')} strokeDasharray="7 5" />
      <path d="M31 84h.1M104 84h.1M184 84h.1M257 84h.1" stroke={paint('wall')} strokeWidth="9" />
    </>
  ),
  // A wide chimney from above: the cricket on its upper side, and the way of the water.
  'code-cricket': (
    <>
      <path d="M0 0H288V184H0z" fill={paint('roof-architectural-side')} stroke="none" />
      <path
        d={`M0 12H288${'m-288 20h288'.repeat(8)}`}
        stroke={paint('roof-architectural-line')}
        strokeWidth="1"
      />
      <path d="M84 88H204V152H84z" fill={paint('membrane')} />
      <path d="M144 30L94 90H144z" fill={paint('roof-worked-side')} />
      <path d="M144 30L194 90H144z" fill={paint('roof-worked')} />
      <path d="M94 90H194V142H94z" fill={paint('brick')} />
      <path d="M118 104H170V128H118z" fill={paint('underlay')} />
      <path
        d={`M116 12V44L70 98V126${head}M172 12V44L218 98V126${head}`}
        stroke={paint('chalk')}
        strokeWidth="3"
      />
    </>
  ),
};
