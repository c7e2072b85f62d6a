import type { SheetPoint } from './camera.ts';
import { polygonPath } from './path-data.ts';

/** Path of an arrow head whose point is at `tip`, for a line that arrives from `from`. */
export function arrowHeadPath(from: SheetPoint, tip: SheetPoint, size: number): string {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [(dx / length) * size, (dy / length) * size];
  const base: SheetPoint = [tip[0] - ux, tip[1] - uy];
  return polygonPath([
    tip,
    [base[0] - uy * 0.5, base[1] + ux * 0.5],
    [base[0] + uy * 0.5, base[1] - ux * 0.5],
  ]);
}
