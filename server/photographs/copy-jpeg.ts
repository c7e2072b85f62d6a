// A JPEG copied by its structure: frame, tables and scans as they are, of all else only what a decoder needs for the colors.
// Nothing is decoded. Source: ITU-T T.81 annex B; markers are read on after a fault as libjpeg does.

import {
  type CopiedPicture,
  checkSize,
  largestProfileBytes,
  NotCopied,
  readOrientation,
  upright,
  writeOrientation,
} from './copied-picture.ts';

const [SOI, EOI, SOS, DQT, DHT, DRI, DAC, COM, TEM] = [0xd8, 0xd9, 0xda, 0xdb, 0xc4, 0xdd, 0xcc, 0xfe, 0x01];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];
/** Baseline, extended and progressive with Huffman codes: what browsers show. */
const frames = [0xc0, 0xc1, 0xc2];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Phones write 12 at most. Each takes a decoder through the whole picture once more. */
const mostScans = 100;
/** Each scan with its tables, and some megabytes of what phones add in pieces of 64 KB. */
const mostSegments = 2_000;

const jfif = Buffer.from('JFIF\0');
const exif = Buffer.from('Exif\0\0');
const profileMark = Buffer.from('ICC_PROFILE\0');
const adobe = Buffer.from('Adobe');

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** @throws NotCopied */
export function copyJpeg(bytes: Buffer): CopiedPicture {
  const head: Buffer[] = [];
  const profile: Buffer[] = [];
  const body: Buffer[] = [];
  let frame: Frame | undefined;
  let orientation: number | undefined;
  let scans = 0;
  let at = 2;
  for (let segments = 0; segments < mostSegments; segments += 1) {
    at = findMarker(bytes, at);
    const marker = bytes[at - 1] as number;
    if (marker === EOI) {
      if (!frame || scans === 0) throw new NotCopied('damaged');
      return {
        kind: 'picture',
        parts: [
          Buffer.from([0xff, SOI]),
          ...head,
          ...(orientation && orientation > 1
            ? [segment(APP1, Buffer.concat([exif, writeOrientation(orientation)]))]
            : []),
          ...(lengthOf(profile) <= largestProfileBytes ? profile : []),
          ...body,
          Buffer.from([0xff, EOI]),
        ],
        ...upright(frame.width, frame.height, orientation ?? 1),
      };
    }
    if (isRestart(marker) || marker === TEM) continue;
    const end = at + (at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0);
    if (end < at + 2 || end > bytes.length) throw new NotCopied('damaged');
    const data = bytes.subarray(at + 2, end);
    const whole = bytes.subarray(at - 2, end);
    if (frames.includes(marker)) {
      if (frame) throw new NotCopied('damaged');
      frame = readFrame(data);
      body.push(whole);
    } else if (marker === SOS) {
      scans += 1;
      if (!frame || scans > mostScans) throw new NotCopied('damaged');
      const scanEnd = findScanEnd(bytes, end);
      body.push(bytes.subarray(at - 2, scanEnd));
      at = scanEnd;
      continue;
    } else if ([DQT, DHT, DRI].includes(marker)) {
      body.push(whole);
    } else if ((marker >= APP0 && marker <= APP15 && scans > 0) || marker === COM || marker === DAC) {
      // Too late for a decoder to mind, or of no use to one.
    } else if (marker === APP0 && startsWith(data, jfif)) {
      // Without its thumbnail.
      if (head.length === 0 && data.length >= 14)
        head.push(segment(APP0, Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)])));
    } else if (marker === APP1 && startsWith(data, exif)) {
      orientation ??= readOrientation(data.subarray(exif.length));
    } else if (marker === APP2 && startsWith(data, profileMark)) {
      profile.push(whole);
    } else if (marker === APP14 && startsWith(data, adobe)) {
      if (data.length >= 12) body.push(segment(APP14, data.subarray(0, 12)));
    } else if (marker < APP0 || marker > APP15) {
      throw new NotCopied('damaged');
    }
    at = end;
  }
  throw new NotCopied('damaged');
}

const lengthOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);
const startsWith = (data: Buffer, mark: Buffer) => data.subarray(0, mark.length).equals(mark);

function segment(marker: number, data: Buffer): Buffer {
  const start = Buffer.from([0xff, marker, 0, 0]);
  start.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([start, data]);
}

function readFrame(data: Buffer): Frame {
  // Precision, height, width, components with three bytes each.
  const components = data[5] ?? 0;
  if (data.length < 6 || data.length !== 6 + 3 * components) throw new NotCopied('damaged');
  // Twelve bits and lossless are for x-rays; no browser shows them.
  if (data[0] !== 8 || ![1, 3, 4].includes(components)) throw new NotCopied('not-a-picture');
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  if (width === 0 || height === 0) throw new NotCopied('damaged');
  checkSize(width, height);
  return { width, height };
}

/** Position of the byte after the next marker. Bytes between two segments belong to neither and are skipped. */
function findMarker(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1];
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff) return at + 2;
  }
  throw new NotCopied('damaged');
}

/** Where the codes of a scan end: at the first marker other than a restart. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] as number;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new NotCopied('damaged');
}
