import { arrowHeadPath, linesPath, type SheetPoint } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';

/** Which way water runs on three of the slopes. */
const falls: readonly (readonly [SheetPoint, SheetPoint])[] = [
  [
    [366, 192],
    [366, 240],
  ],
  [
    [266, 384],
    [314, 384],
  ],
  [
    [142, 180],
    [98, 180],
  ],
];
const pipes: readonly SheetPoint[] = [
  [206, 134],
  [230, 142],
];

/** Chimney, skylights, pipe boots, gutters with their outlets, and the fall of the slopes. */
export function PlanFittings() {
  return (
    <>
      <path d="M398 122H432V150H398z" fill={paint('brick')} />
      <path d="M407 129H423V143H407z" fill={paint('wall')} strokeWidth="1" />
      <path d="M300 112H326V148H300zM196 330H222V366H196z" fill={paint('glass')} />
      {pipes.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="6" fill={paint('wall')} />
          <circle cx={x} cy={y} r="2" fill={paint('ink')} stroke="none" />
        </g>
      ))}
      <path
        d="M70 276H161M349 276H490M70 84H490M159 440V276M351 276V440"
        stroke={paint('patina')}
        strokeWidth="3.4"
      />
      <path
        d="M65 271h10v10h-10zM485 271h10v10h-10zM485 79h10v10h-10zM65 79h10v10h-10z"
        fill={paint('patina')}
        stroke="none"
      />
      <path d={linesPath(falls)} strokeWidth="1.4" />
      <path
        d={falls.map(([from, to]) => arrowHeadPath(from, to, 10)).join('')}
        fill={paint('ink')}
        stroke="none"
      />
    </>
  );
}
