// Pictures of at most sixteen colors that the painter has chosen already, kept as PNG packs them. An encoder that takes
// any picture must first count its colors, and for a flat drawing that takes ten times as long as all the rest.

import { crc32, deflateSync } from 'node:zlib';

/** `#15232b` */
export type HexColor = `#${string}`;

/** Positions in a palette, two pixels to a byte, each row after a byte that says it is not filtered. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** At most sixteen. */
  readonly palette: readonly HexColor[];
  readonly rows: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitsPerPixel = 4;
const paletteColorType = 3;
/** Two levels more take twice the time for a tenth of the size. */
const compressionLevel = 2;

export function emptyPicture(width: number, height: number, palette: readonly HexColor[]): IndexedPicture {
  if (palette.length > 2 ** bitsPerPixel) throw new Error(`${palette.length} colors do not fit the palette.`);
  return { width, height, palette, rows: new Uint8Array(rowBytes(width) * height) };
}

function rowBytes(width: number): number {
  return 1 + Math.ceil(width / 2);
}

/** Gives the pixel the palette's color at `position`, unless its own stands further back in the palette. */
export function raisePixel({ width, rows }: IndexedPicture, x: number, y: number, position: number): void {
  const place = rowBytes(width) * y + 1 + (x >> 1);
  const pair = rows[place] ?? 0;
  const shift = x % 2 === 0 ? 4 : 0;
  const other = pair & (15 << (4 - shift));
  rows[place] = other | (Math.max((pair >> shift) & 15, position) << shift);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.write(type, 4, 'latin1');
  framed.set(data, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), data.length + 8);
  return framed;
}

export function writeIndexedPng({ width, height, palette, rows }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitsPerPixel, paletteColorType], 8);
  const colors = Buffer.from(palette.map((color) => color.slice(1)).join(''), 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: compressionLevel })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
