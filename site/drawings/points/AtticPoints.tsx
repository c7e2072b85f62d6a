import { linesPath, polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import type { PointProps } from './point.ts';

const roofAt = (x: number, lift = 0) => 150 - (x - 20) * 0.6 - lift;
const along = (from: number, to: number, lift: number, depth: number): readonly SheetPoint[] => [
  [from, roofAt(from, lift)],
  [to, roofAt(to, lift)],
  [to, roofAt(to, lift - depth)],
  [from, roofAt(from, lift - depth)],
];
const air: readonly SheetPoint[] = [
  [44, 172],
  [58, 136],
  [128, 96],
  [206, 50],
];

/** The eave cut open: soffit, baffle and insulation, and the way the air takes. */
export function SoffitSection({ isSound }: PointProps) {
  const batts: readonly SheetPoint[] = isSound
    ? [
        [96, 158],
        [104, 122],
        [288, 118],
        [288, 158],
      ]
    : [
        [26, 158],
        [34, 148],
        [104, 106],
        [140, 92],
        [288, 96],
        [288, 158],
      ];
  return (
    <>
      <path
        d={polygonPath([
          [70, 158],
          [70, 184],
          [92, 184],
          [92, 158],
        ])}
        fill={paint('wall')}
      />
      <path d={polygonPath(batts)} fill={paint('insulation')} strokeWidth="1" />
      <path
        d={polygonPath([
          [20, 158],
          [288, 158],
          [288, 166],
          [20, 166],
        ])}
        fill={paint('wood')}
        strokeWidth="1.2"
      />
      <path
        d={polygonPath([
          [34, 158],
          [56, 158],
          [56, 166],
          [34, 166],
        ])}
        fill={paint('wall')}
        strokeWidth="1.2"
      />
      <path d={polygonPath(along(14, 288, 0, 12))} fill={paint('wood')} />
      <path d={polygonPath(along(10, 288, 10, 10))} fill={paint('roof-architectural')} />
      {isSound ? (
        <>
          <path
            d={linesPath([
              [
                [76, 146],
                [88, 130],
                [150, 92],
              ],
            ])}
            stroke={paint('patina')}
            strokeWidth="3"
          />
          <path d={linesPath([air])} stroke={paint('water-line')} strokeWidth="2.6" strokeDasharray="8 5" />
          <path d="M206 50l-13 2 6 10z" fill={paint('water-line')} stroke="none" />
        </>
      ) : (
        <path d="M38 170l14 12M52 170l-14 12" strokeWidth="3" />
      )}
    </>
  );
}

const nails: readonly SheetPoint[] = [60, 100, 140, 184, 226].flatMap((x) => [
  [x, 30],
  [x + 14, 78],
  [x, 126],
]);

/** The boards from below, between two rafters, with the tips of the shingle nails. */
export function AtticBoards({ isSound }: PointProps) {
  return (
    <>
      <path
        d={polygonPath([
          [0, 0],
          [288, 0],
          [288, 184],
          [0, 184],
        ])}
        fill={paint('wood')}
        stroke="none"
      />
      <path d="M0 46H288M0 94H288M0 142H288" stroke={paint('wood-line')} strokeWidth="1.6" />
      {!isSound && (
        <>
          <path
            d="M108 52q34-26 74-8 36 16 22 52-12 38-58 34-54-6-58-38 0-26 20-40z"
            fill={paint('wood-line')}
            fillOpacity=".55"
            stroke="none"
          />
          <path
            d="M128 64q24-14 48 0 20 14 8 32-14 20-40 14-30-8-28-26 0-12 12-20z"
            fill={paint('wood-line')}
            fillOpacity=".6"
            stroke="none"
          />
        </>
      )}
      <path d="M18 0H42V184H18zM246 0H270V184H246z" fill={paint('wood-dark')} />
      {nails.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={isSound ? 2.4 : 3.4}
          fill={paint(isSound ? 'mid' : 'roof-tile')}
          strokeWidth=".8"
        />
      ))}
    </>
  );
}
