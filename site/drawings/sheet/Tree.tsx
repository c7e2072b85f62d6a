import { memo } from 'react';
import { tenth } from '../geometry/path-data.ts';
import { paint } from './paint.ts';
import { crownPath, trunkPath } from './tree-paths.ts';

export interface TreeProps {
  /** Foot of the trunk. */
  readonly x: number;
  readonly y: number;
  /** Of the crown. */
  readonly radius: number;
  readonly seed: number;
  readonly strokeWidth?: number;
  readonly stroke?: string;
}

export const Tree = memo(function Tree({ x, y, radius, seed, strokeWidth = 1.3, stroke }: TreeProps) {
  // Drawn once for a crown of radius 10, then enlarged: many trees share few shapes, and moving one costs nothing.
  const growth = radius / 10;
  return (
    <g
      transform={`translate(${tenth(x)} ${tenth(y)})scale(${Math.round(growth * 100) / 100})`}
      stroke={stroke}
      strokeWidth={tenth(strokeWidth / growth)}
    >
      <path d={crownPath(seed)} fill={paint('leaf')} />
      <path d={trunkPath} />
    </g>
  );
});
