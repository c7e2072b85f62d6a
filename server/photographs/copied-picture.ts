// What a copied picture is, and what a picture may measure.

import { longestPhotographSide, mostMegapixels } from '#content/pages/photograph-words.ts';
import type { PhotographRefusal } from '#leads/forms/photograph-limits.ts';

export interface CopiedPicture {
  readonly kind: 'picture';
  /** Of the file, and between them what was rewritten; one after the other they are the picture. */
  readonly parts: readonly Buffer[];
  /** As it is shown: turned upright. */
  readonly widthPixels: number;
  readonly heightPixels: number;
}

export class NotCopied extends Error {
  readonly reason: PhotographRefusal;

  constructor(reason: PhotographRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Shorter shows nothing of a roof: a counter's pixel, or an icon. */
const shortestSide = 32;
/** Of a printer's profile; those of phones have half a kilobyte. */
export const largestProfileBytes = 1024 * 1024;

export function checkSize(width: number, height: number): void {
  if (Math.min(width, height) < shortestSide) throw new NotCopied('too-small');
  const megapixels = (width * height) / 1_000_000;
  if (Math.max(width, height) > longestPhotographSide || megapixels > mostMegapixels)
    throw new NotCopied('too-many-pixels');
}

/**
 * Orientation 1 to 8 in the TIFF structure of EXIF: tag 0x0112 of its first directory; 1 when it says none.
 * Source: TIFF 6.0 section 2; Exif 2.32 section 4.6.2.
 */
export function readOrientation(tiff: Buffer): number {
  try {
    const order = tiff.toString('latin1', 0, 4);
    if (order !== 'II*\0' && order !== 'MM\0*') return 1;
    const isLittle = order.startsWith('I');
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + 12 * entry;
      if (short(at) !== 0x0112 || short(at + 2) !== 3) continue;
      const orientation = short(at + 8);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // It ends before what it announces.
  }
  return 1;
}

/** EXIF with an orientation and nothing else. */
export function writeOrientation(orientation: number): Buffer {
  return Buffer.from(
    `4d4d002a00000008000101120003000000010${orientation.toString(16).padStart(3, '0')}000000000000`,
    'hex',
  );
}

/** As it is shown, when the sides of the file are these. */
export function upright(width: number, height: number, orientation: number) {
  return orientation >= 5
    ? { widthPixels: height, heightPixels: width }
    : { widthPixels: width, heightPixels: height };
}
