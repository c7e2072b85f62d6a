import { createPathPen } from '../geometry/path-data.ts';
import { createRandom, pick } from '../geometry/seeded-random.ts';

export interface RainField {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly drops: number;
  readonly seed: number;
  /** Lengths of the strokes; few of them keep the path text short. */
  readonly lengths?: readonly [number, ...number[]];
  /** Fewer strokes toward the top, so that the rain does not end in a line. */
  readonly thinsUpward?: boolean;
}

// Sideways per unit of fall: a stiff west wind.
const slant = -0.36;

/** Slanting strokes scattered over a field. */
export function rainPath({
  x,
  y,
  width,
  height,
  drops,
  seed,
  lengths = [15, 22, 29, 36],
  thinsUpward = false,
}: RainField): string {
  const random = createRandom(seed);
  const pen = createPathPen(10);
  const strokes = Array.from({ length: drops }, () => ({
    x: Math.round(x + random() * width),
    y: Math.round(y + random() ** (thinsUpward ? 0.5 : 1) * height),
    length: pick(lengths, random),
  }));
  // From left to right the steps between strokes are short numbers.
  strokes.sort((a, b) => a.x - b.x);
  for (const stroke of strokes) {
    pen.moveTo(stroke.x, stroke.y);
    pen.lineTo(stroke.x + Math.round(stroke.length * slant), stroke.y + stroke.length);
  }
  return pen.text();
}
