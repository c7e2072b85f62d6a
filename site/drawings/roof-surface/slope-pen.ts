import {
  type Clipper,
  counterclockwise,
  createClipper,
  type FlatPoint,
} from '../geometry/convex-clipping.ts';
import { createPathPen } from '../geometry/path-data.ts';

/** A pen that draws in feet on a slope and never past the slope's edges. */
interface SlopePen {
  line(x: number, y: number, toX: number, toY: number): void;
  rectangle(x: number, y: number, width: number, height: number): void;
  /** The round lower edge of a tile, hanging `drop` feet below its ends. */
  arch(x: number, y: number, width: number, drop: number): void;
  text(): string;
}

// A cut arch is drawn as this many straight pieces; whole ones are curves.
const archPieces = 6;

export function createSlopePen(corners: readonly FlatPoint[]): SlopePen {
  const clipper = createClipper(counterclockwise(corners));
  const isUncut = createUncutTest(corners, clipper);
  const pen = createPathPen(100);
  const line: SlopePen['line'] = (x, y, toX, toY) => {
    if (isUncut(x, y) && isUncut(toX, toY)) {
      pen.moveTo(x, y);
      pen.lineTo(toX, toY);
      return;
    }
    const kept = clipper.line([x, y], [toX, toY]);
    if (kept === undefined) return;
    pen.moveTo(...kept[0]);
    pen.lineTo(...kept[1]);
  };
  return {
    line,
    rectangle(x, y, width, height) {
      const whole: readonly FlatPoint[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      const [first, ...others] =
        isUncut(x, y) && isUncut(x + width, y + height) ? whole : clipper.shape(whole);
      if (first === undefined) return;
      pen.moveTo(...first);
      for (const corner of others) pen.lineTo(...corner);
      pen.close();
    },
    arch(x, y, width, drop) {
      const lowest: FlatPoint = [x + width / 2, y - drop];
      if ([[x, y] as const, [x + width, y] as const, lowest].every(clipper.contains)) {
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

/**
 * Tells quickly that a place needs no cutting: it lies in a box that lies in the slope. Nearly every piece does, and
 * cutting each would cost more than all the rest.
 */
function createUncutTest(corners: readonly FlatPoint[], clipper: Clipper): (x: number, y: number) => boolean {
  const xs = corners.map(([x]) => x).sort((a, b) => b - a);
  const ys = corners.map(([, y]) => y);
  const [left, bottom, top] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)];
  const holds = (x: number) => clipper.contains([x, bottom]) && clipper.contains([x, top]);
  const right = holds(left) ? (xs.find(holds) ?? left) : left;
  return (x, y) => x >= left && x <= right && y >= bottom && y <= top;
}
