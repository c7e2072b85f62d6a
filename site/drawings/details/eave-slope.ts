import type { SheetPoint } from '../geometry/path-data.ts';

/** Lower outer corner of the decking on the sheet. */
const origin: SheetPoint = [176, 393];
const angle = Math.atan(6 / 12);

/** SVG transform under which x runs up a 6 in 12 slope along the decking and negative y points out of the roof. */
export const eaveSlopeTransform = `translate(${origin[0]} ${origin[1]})rotate(${-Math.round((angle * 18000) / Math.PI) / 100})`;

/** A place on the sheet: so far up the slope, so far out from the underside of the decking. */
export function onEaveSlope(up: number, out: number): SheetPoint {
  return [
    origin[0] + up * Math.cos(angle) - out * Math.sin(angle),
    origin[1] - up * Math.sin(angle) - out * Math.cos(angle),
  ];
}
