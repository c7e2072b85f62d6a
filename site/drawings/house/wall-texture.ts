import { hundredth } from '../geometry/path-data.ts';

/** Where a horizontal line of a wall starts and ends, in feet; nothing where the wall has ended. */
export type WallExtent = (height: number) => readonly [start: number, end: number] | undefined;

const boardFeet = 1.15;
const brickFeet = { length: 2.2, height: 0.85 };
/** The brick base ends and the siding begins. */
const baseFeet = 3.4;

/** Siding boards above the base, path data in feet on the wall. */
export function sidingPath(top: number, extent: WallExtent): string {
  let text = '';
  for (let height = baseFeet + 0.8; height < top; height += boardFeet) {
    const span = extent(height);
    if (span !== undefined && span[1] > span[0])
      text += `M${hundredth(span[0])} ${hundredth(height)}H${hundredth(span[1])}`;
  }
  return text;
}

/** Four courses of brick in running bond along the foot of a wall from `start` to `end`. */
export function brickPath(start: number, end: number): string {
  const { length, height } = brickFeet;
  const rise = hundredth(height);
  let text = '';
  for (let course = 0; course * height < baseFeet - 0.01; course++) {
    const bottom = course * height;
    text += `M${hundredth(start)} ${hundredth(bottom + height)}H${hundredth(end)}`;
    const first = course % 2 === 1 ? length / 2 : length;
    const count = Math.ceil((end - start - first) / length);
    if (count > 0)
      text +=
        `M${hundredth(start + first)} ${hundredth(bottom)}v${rise}` +
        `m${hundredth(length)}-${rise}v${rise}`.repeat(count - 1);
  }
  return text;
}
