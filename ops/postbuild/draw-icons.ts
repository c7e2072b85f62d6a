// Draws the bitmap icons from the mark in public/icons/favicon.svg. They are committed: run this after changing
// the mark or its colors (`node ops/postbuild/draw-icons.ts`). draw-icons.test.ts fails while they differ.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { markShapes, markUnits } from './mark.ts';
import { colorOf } from './token-colors.ts';

const iconsFolder = new URL('../../public/icons/', import.meta.url);

/** How wide the mark is, as a share of the icon. Phones may cut a maskable icon down to a circle of 80 %. */
export const icons = [
  { name: 'icon-192.png', pixels: 192, markShare: 0.74 },
  { name: 'icon-512.png', pixels: 512, markShare: 0.74 },
  { name: 'icon-maskable-192.png', pixels: 192, markShare: 0.56 },
  { name: 'icon-maskable-512.png', pixels: 512, markShare: 0.56 },
  { name: 'apple-touch-icon.png', pixels: 180, markShare: 0.7 },
] as const satisfies readonly Icon[];

interface Icon {
  readonly name: string;
  readonly pixels: number;
  readonly markShare: number;
}

/** The mark on slate, in the colors it has in the footer. */
function iconSvg({ pixels, markShare }: Icon): string {
  const scale = (pixels * markShare) / markUnits;
  const corner = (pixels - markUnits * scale) / 2;
  const mark = markShapes({ roof: colorOf('--text-on-strong'), span: colorOf('--text-on-strong-accent') });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" fill="${colorOf('--surface-strong')}"/><g transform="translate(${corner} ${corner}) scale(${scale})">${mark}</g></svg>`;
}

export async function drawIcon(icon: Icon): Promise<Buffer> {
  return sharp(Buffer.from(iconSvg(icon)))
    .png({ palette: true, colors: 32, effort: 10 })
    .toBuffer();
}

/** What browsers and readers ask for at /favicon.ico without being told. */
export const favicon = { name: 'favicon.ico', pixels: 48, markShare: 0.84 } as const;

/** Header and one directory entry; the PNG follows. */
export const icoHeaderBytes = 22;

export async function drawFavicon(): Promise<Buffer> {
  const png = await drawIcon(favicon);
  const header = Buffer.alloc(icoHeaderBytes);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(favicon.pixels, 6);
  header.writeUInt8(favicon.pixels, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(icoHeaderBytes, 18);
  return Buffer.concat([header, png]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const icon of icons) await writeFile(new URL(icon.name, iconsFolder), await drawIcon(icon));
  await writeFile(new URL('../favicon.ico', iconsFolder), await drawFavicon());
}
