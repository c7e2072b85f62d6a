// An outline as one short line: "gable 0,0 40,0 40,28 0,28". It travels with a request and is read again wherever it is
// drawn.

import { formatCount } from '#content/wording/money.ts';
import { areaOf, at, distance, type Point, type Ring, readOutline } from './outline.ts';
import type { RoofEnds } from './roof.ts';

/** Bytes. */
const longest = 200;

export interface GivenOutline {
  readonly ring: Ring;
  readonly ends: RoofEnds;
}

/** As it is written: "12.25". A quarter of a foot is three inches. */
export const hundredth = (value: number) => String(Math.round(value * 100) / 100);

/** Empty where the outline has too many corners to travel. */
export function writeOutline({ ring, ends }: GivenOutline): string {
  const text = [ends, ...ring.map((corner) => corner.map(hundredth).join(','))].join(' ');
  return text.length <= longest ? text : '';
}

/** Null for anything but the outline of a house: what arrives is checked, not trusted. */
export function readOutlineText(text: unknown): GivenOutline | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  const [ends, ...corners] = text.trim().split(' ');
  if (ends !== 'gable' && ends !== 'hip') return null;
  if (!corners.every((corner) => /^-?\d{1,4}(\.\d{1,2})?,-?\d{1,4}(\.\d{1,2})?$/.test(corner))) return null;
  const read = readOutline(corners.map((corner) => corner.split(',').map(Number) as unknown as Point));
  return read.kind === 'outline' ? { ring: read.ring, ends } : null;
}

/** "sides 40, 28, 40 and 28 ft, 1,120 sq ft of ground, gable ends". */
export function describeOutline({ ring, ends }: GivenOutline): string {
  const feet = ring.map((corner, index) => formatCount(Math.round(distance(corner, at(ring, index + 1)))));
  const sides = `${feet.slice(0, -1).join(', ')} and ${feet.at(-1)}`;
  return `sides ${sides} ft, ${formatCount(Math.round(areaOf(ring)))} sq ft of ground, ${ends === 'hip' ? 'hipped' : 'gable'} ends`;
}
