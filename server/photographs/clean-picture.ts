// From whatever arrived to a photograph that holds pixels and nothing else: decoded, turned upright, made smaller, encoded
// anew. Place, phone, thumbnails, and whatever hid before, inside or behind the picture stay outside.

import sharp from 'sharp';
import { longestSidePixels, type PhotographRefusal } from '#leads/forms/photographs.ts';
import { reasonOf } from '../platform/operator-log.ts';

export type CleanedPicture =
  | {
      readonly kind: 'picture';
      readonly jpeg: Buffer;
      readonly widthPixels: number;
      readonly heightPixels: number;
    }
  | { readonly kind: 'refused'; readonly reason: PhotographRefusal };

/** The largest phones in use take 50 megapixels; a bomb of more would only be found out by unpacking it. */
const mostPixels = 50_000_000;
/** Shorter shows nothing of a roof: a counter's pixel, or an icon. */
const shortestSidePixels = 32;
const longestWorkSeconds = 20;

// Each photograph is seen once.
sharp.cache(false);
sharp.concurrency(1);

/** The kind is told by content; what the file is called, or says of itself, is not asked. Never throws. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanedPicture> {
  if (bytes.length === 0) return refused('empty');
  const foreign = findForeignKind(bytes);
  if (foreign !== null) return refused(foreign);
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true });
  try {
    const { width, height, pages = 1 } = await picture.metadata();
    if (pages > 1) return refused('moving');
    if (Math.min(width, height) < shortestSidePixels) return refused('too-small');
  } catch (error) {
    return refused(/pixel limit/.test(reasonOf(error)) ? 'too-many-pixels' : 'not-a-picture');
  }
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize(longestSidePixels, longestSidePixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .jpeg({ quality: 82 })
      .timeout({ seconds: longestWorkSeconds })
      .toBuffer({ resolveWithObject: true });
    return { kind: 'picture', jpeg: data, widthPixels: info.width, heightPixels: info.height };
  } catch {
    return refused('damaged');
  }
}

const refused = (reason: PhotographRefusal) => ({ kind: 'refused', reason }) as const;

/** What the four kinds we take begin with. */
const known = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** Null for a kind we take. Decoders of all others (SVG, PDF, TIFF, …) are never let near a stranger's file. */
function findForeignKind(bytes: Uint8Array): PhotographRefusal | null {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (known.test(start)) return null;
  if (/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(start)) return 'heic';
  return /^(?:GIF8|.{4}ftyp)/s.test(start) ? 'moving' : 'not-a-picture';
}
