import { polygonPath } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';

interface FarGable {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly wall: number;
  readonly gable: number;
}

const gables: readonly FarGable[] = [
  { x: 352, y: 644, width: 26, wall: 14, gable: 11 },
  { x: 382, y: 643, width: 20, wall: 18, gable: 9 },
  { x: 422, y: 643, width: 34, wall: 16, gable: 13 },
  { x: 462, y: 642, width: 24, wall: 12, gable: 10 },
  { x: 492, y: 642, width: 18, wall: 16, gable: 8 },
];

/** Gables and a steeple on the far bank. */
export function Town() {
  const houses = gables.map(({ x, y, width, wall, gable }) =>
    polygonPath([
      [x, y],
      [x, y - wall],
      [x + width / 2, y - wall - gable],
      [x + width, y - wall],
      [x + width, y],
    ]),
  );
  return (
    <path
      d={`${houses.join('')}M410 643v-43l6-34 6 34v43z`}
      fill={paint('wall')}
      stroke={paint('mid')}
      strokeWidth="1"
    />
  );
}
