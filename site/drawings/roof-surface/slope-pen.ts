import type { FlatPoint } from '../geometry/flat-point.ts';
import { createPathPen } from '../geometry/path-data.ts';

// An arch at the edge is drawn as this many straight pieces; the others are curves.
const archPieces = 6;

/** A pen that draws in feet on a slope and never past the rectangle around it. Lines run along it or up it. */
export function createSlopePen(corners: readonly FlatPoint[]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const pen = createPathPen(100);
  const inside = (x: number, y: number): FlatPoint => [
    Math.min(right, Math.max(left, x)),
    Math.min(top, Math.max(bottom, y)),
  ];
  const isOutside = (x: number, y: number, toX: number, toY: number) =>
    Math.max(x, toX) < left ||
    Math.min(x, toX) > right ||
    Math.max(y, toY) < bottom ||
    Math.min(y, toY) > top;
  const line = (x: number, y: number, toX: number, toY: number) => {
    if (isOutside(x, y, toX, toY)) return;
    pen.moveTo(...inside(x, y));
    pen.lineTo(...inside(toX, toY));
  };
  return {
    line,
    rectangle(x: number, y: number, width: number, height: number) {
      if (isOutside(x, y, x + width, y + height)) return;
      pen.moveTo(...inside(x, y));
      pen.lineTo(...inside(x + width, y));
      pen.lineTo(...inside(x + width, y + height));
      pen.lineTo(...inside(x, y + height));
      pen.close();
    },
    /** The round lower edge of a tile, hanging `drop` feet below its ends. */
    arch(x: number, y: number, width: number, drop: number) {
      if (x >= left && x + width <= right && y - drop >= bottom && y <= top) {
        pen.moveTo(x, y);
        // A parabola reaches half way to its control point.
        pen.curveTo(x + width / 2, y - 2 * drop, x + width, y);
        return;
      }
      const depthAt = (share: number) => 4 * drop * share * (1 - share);
      for (let piece = 0; piece < archPieces; piece++) {
        const [from, to] = [piece / archPieces, (piece + 1) / archPieces];
        line(x + width * from, y - depthAt(from), x + width * to, y - depthAt(to));
      }
    },
    text: pen.text,
  };
}
