/** A place on the drawing sheet, in units of its viewBox: right, down. */
export type SheetPoint = readonly [x: number, y: number];

export type Line<Point> = readonly Point[];

/** A line between two places, on a sheet or in space. */
export const segment = <Point extends SheetPoint | readonly [x: number, y: number, z: number]>(
  from: Point,
  to: Point,
): readonly [Point, Point] => [from, to];

/** Short text of a coordinate: tenths are finer than any screen shows, and the drawing travels inside the page. */
export function tenth(number: number): string {
  return shortNumber(Math.round(number * 10), 10);
}

/** Short text of a length in feet, which a camera enlarges about tenfold. */
export function hundredth(number: number): string {
  return shortNumber(Math.round(number * 100), 100);
}

/** `0.5` as `.5`, without a search through the text: a drawing writes thousands of numbers between two frames. */
function shortNumber(count: number, steps: number): string {
  const text = String(count / steps);
  if (count === 0 || Math.abs(count) >= steps) return text;
  return count < 0 ? `-${text.slice(2)}` : text.slice(1);
}

/** `1.5 -2` as `1.5-2`: a minus sign is separator enough. */
export function pair(x: string, y: string): string {
  return y[0] === '-' ? x + y : `${x} ${y}`;
}

/**
 * Writes path data in steps from point to point. Steps are shorter than points, and equal shapes give equal text,
 * which compresses; each step starts from the rounded place of the last, so that nothing drifts.
 */
export function createPathPen(stepsPerUnit: 10 | 100) {
  let text = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const number = (count: number) => shortNumber(count, stepsPerUnit);
  const round = (exact: number) => Math.round(exact * stepsPerUnit);
  const go = (exactX: number, exactY: number) => {
    const step = { dx: round(exactX) - x, dy: round(exactY) - y };
    x += step.dx;
    y += step.dy;
    return step;
  };
  return {
    moveTo(toX: number, toY: number) {
      const { dx, dy } = go(toX, toY);
      text += (text === '' ? 'M' : 'm') + pair(number(dx), number(dy));
      [startX, startY] = [x, y];
    },
    lineTo(toX: number, toY: number) {
      const { dx, dy } = go(toX, toY);
      if (dy === 0) text += `h${number(dx)}`;
      else if (dx === 0) text += `v${number(dy)}`;
      else text += `l${pair(number(dx), number(dy))}`;
    },
    /** A parabola from the pen, drawn toward the control point. */
    curveTo(controlX: number, controlY: number, toX: number, toY: number) {
      const control = pair(number(round(controlX) - x), number(round(controlY) - y));
      const { dx, dy } = go(toX, toY);
      text += `q${control} ${pair(number(dx), number(dy))}`;
    },
    close() {
      text += 'z';
      [x, y] = [startX, startY];
    },
    text: () => text,
  };
}

/** Path of a closed outline, or of nothing. */
export function polygonPath(points: readonly SheetPoint[]): string {
  const pen = createPathPen(10);
  trace(pen, points);
  if (points.length > 0) pen.close();
  return pen.text();
}

/** Path of separate lines of two or more points each. */
export function linesPath(lines: readonly Line<SheetPoint>[]): string {
  const pen = createPathPen(10);
  for (const line of lines) trace(pen, line);
  return pen.text();
}

function trace(pen: ReturnType<typeof createPathPen>, points: readonly SheetPoint[]): void {
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

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
