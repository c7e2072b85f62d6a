import { memo } from 'react';
import { hundredth, pair, tenth } from '../geometry/path-data.ts';
import { createRandom } from '../geometry/seeded-random.ts';
import { paint } from './DrawingSheet.tsx';

interface TreeProps {
  /** Foot of the trunk. */
  readonly x: number;
  readonly y: number;
  /** Of the crown. */
  readonly radius: number;
  readonly seed: number;
}

export const Tree = memo(function Tree({ x, y, radius, seed }: TreeProps) {
  // Drawn once for a crown of radius 10, then enlarged: many trees share few shapes, and moving one costs nothing.
  const growth = radius / 10;
  return (
    <g
      transform={`translate(${tenth(x)} ${tenth(y)})scale(${Math.round(growth * 100) / 100})`}
      strokeWidth={tenth(1.3 / growth)}
    >
      <path d={crownPath(seed)} fill={paint('leaf')} />
      <path d={trunkPath} />
    </g>
  );
});

const lobes = 16;

/** Trunk and two branches of a tree whose crown has radius 10, foot at 0 0. */
const trunkPath = 'M0 0V-19M0-12.5l3.4-4M0-10.5l-3-3.6';

/** Outline of a crown of radius 10 above a foot at 0 0, a little different for each seed. */
function crownPath(seed: number): string {
  const random = createRandom(seed);
  const corners = Array.from({ length: lobes }, (_, index) => {
    const angle = (index / lobes) * 2 * Math.PI;
    const reach = 8.6 + random() * 2.6;
    return { x: Math.cos(angle) * reach * 0.86, y: Math.sin(angle) * reach - 17 };
  });
  const step = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    pair(hundredth(to.x - from.x), hundredth(to.y - from.y));
  const middles = corners.map((corner, index) => {
    const next = corners[(index + 1) % lobes] ?? corner;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
  const start = middles[lobes - 1] ?? { x: 0, y: 0 };
  const curves = corners.map((corner, index) => {
    const from = middles[(index + lobes - 1) % lobes] ?? start;
    const to = middles[index] ?? start;
    return `q${step(from, corner)} ${step(from, to)}`;
  });
  return `M${pair(tenth(start.x), tenth(start.y))}${curves.join('')}z`;
}
