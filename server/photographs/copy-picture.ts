// From whatever arrived to a picture without what a decoder does not need: place, phone, comments, thumbnails, further
// pictures, and whatever hid behind it stay outside. No pixel is unpacked here.

import type { PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import { type CopiedPicture, NotCopied } from './copied-picture.ts';
import { copyJpeg } from './copy-jpeg.ts';
import { copyPng } from './copy-png.ts';

/** The kind is told by content, not by the file's name or type. Linear in the bytes. Never throws. */
export function copyPicture(
  bytes: Buffer,
): CopiedPicture | { readonly kind: 'refused'; readonly reason: PhotographRefusal } {
  try {
    if (bytes.length === 0) throw new NotCopied('empty');
    const start = bytes.toString('latin1', 0, 32);
    if (start.startsWith('\xff\xd8\xff')) return copyJpeg(bytes);
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return copyPng(bytes);
    throw new NotCopied(nameForeignKind(start));
  } catch (error) {
    if (error instanceof NotCopied) return { kind: 'refused', reason: error.reason };
    throw error;
  }
}

function nameForeignKind(start: string): PhotographRefusal {
  if (/^(?:.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])|RIFF.{4}WEBP)/s.test(start)) return 'heic';
  return /^(?:GIF8|.{4}ftyp)/s.test(start) ? 'moving' : 'not-a-picture';
}
