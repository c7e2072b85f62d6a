// A PNG copied by its structure: the chunks that a decoder needs for pixels and colors. Nothing is decoded.
// Source: PNG, third edition, sections 5 and 11.

import { crc32, inflateSync } from 'node:zlib';
import {
  type CopiedPicture,
  checkSize,
  largestProfileBytes,
  NotCopied,
  readOrientation,
  upright,
  writeOrientation,
} from './copied-picture.ts';

const signatureBytes = 8;
const kept = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs', 'bKGD', 'cICP'];
/** Bit depths of each color type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** Encoders write 8 KB and more into each. */
const mostChunks = 10_000;

/** @throws NotCopied */
export function copyPng(bytes: Buffer): CopiedPicture {
  const parts = [bytes.subarray(0, signatureBytes)];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let last = '';
  let hasPixels = false;
  let profileSeen = false;
  let at = signatureBytes;
  for (let chunks = 0; chunks < mostChunks; chunks += 1) {
    if (at + 12 > bytes.length) throw new NotCopied('damaged');
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new NotCopied('damaged');
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      throw new NotCopied('damaged');
    if ((type === 'IHDR') !== (chunks === 0)) throw new NotCopied('damaged');
    if (type === 'IHDR') size = readHeader(data);
    // Copied without what stands between them, they would decode to something else.
    if (type === 'IDAT' && hasPixels && last !== 'IDAT') throw new NotCopied('damaged');
    if (type === 'IDAT') hasPixels = true;
    if (type === 'eXIf') orientation = readOrientation(data);
    // One profile is looked at: unpacking one holds up every request.
    const isProfile = type === 'iCCP' && !profileSeen && isBounded(data);
    profileSeen ||= type === 'iCCP';
    if (kept.includes(type) || isProfile) parts.push(bytes.subarray(at, end));
    // A capital first letter: no decoder can do without it.
    else if (/^[A-Z]/.test(type)) throw new NotCopied('damaged');
    if (type === 'IEND') {
      if (!size || !hasPixels) throw new NotCopied('damaged');
      if (orientation > 1) parts.splice(2, 0, chunk('eXIf', writeOrientation(orientation)));
      return {
        kind: 'picture',
        parts,
        ...upright(size.width, size.height, orientation),
      };
    }
    last = type;
    at = end;
  }
  throw new NotCopied('damaged');
}

function readHeader(data: Buffer) {
  if (data.length !== 13) throw new NotCopied('damaged');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, color = 0, compression = 0, filter = 0, interlace = 0] = data.subarray(8);
  if (!depths[color]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1)
    throw new NotCopied('damaged');
  checkSize(width, height);
  return { width, height };
}

/** A name, a zero, a zero for the method, and the packed profile. */
function isBounded(profile: Buffer): boolean {
  try {
    inflateSync(profile.subarray(profile.indexOf(0) + 2), { maxOutputLength: largestProfileBytes });
    return true;
  } catch {
    return false;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
