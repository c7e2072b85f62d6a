import type { SheetPoint } from '../site/drawings/geometry/path-data.ts';

/** Every point that path data written by our pens goes through, control points of curves left out. For tests. */
export function pointsOfPath(path: string): SheetPoint[] {
  return outlinesOfPath(path).flat();
}

/** The same points, a list for each outline or line of the path. */
export function outlinesOfPath(path: string): SheetPoint[][] {
  const outlines: SheetPoint[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MmlhvqzVHL])([^MmlhvqzVHL]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    if (command === 'H') x = numbers[0] ?? Number.NaN;
    else if (command === 'V') y = numbers[0] ?? Number.NaN;
    else if (command === 'M' || command === 'L')
      [x, y] = [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN];
    else if (command === 'h') x += numbers[0] ?? Number.NaN;
    else if (command === 'v') y += numbers[0] ?? Number.NaN;
    else {
      x += numbers.at(-2) ?? Number.NaN;
      y += numbers.at(-1) ?? Number.NaN;
    }
    if (command === 'M' || command === 'm') [startX, startY] = [x, y];
    if (command === 'M' || command === 'm' || outlines.length === 0) outlines.push([]);
    outlines.at(-1)?.push([x, y]);
  }
  return outlines;
}

/** Whether a point lies inside an outline: a ray to the right crosses it an odd number of times. */
export const isInside = ([x, y]: SheetPoint, outline: readonly SheetPoint[]): boolean =>
  outline.reduce((inside, [fromX, fromY], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] ?? [0, 0];
    const crosses = fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
    return crosses ? !inside : inside;
  }, false);

/** What is drawn with these attributes, as outlines. */
export const partsOf = (markup: string, attributes: string): SheetPoint[][] =>
  [...markup.matchAll(new RegExp(`<path d="([^"]+)" ${attributes}`, 'g'))].flatMap(([, path = '']) =>
    outlinesOfPath(path),
  );
