// The icons of browsers and phones, drawn from client/logo.svg in the colors of the site.

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Logo, type LogoColors, paintLogo, readLogo } from '#paper/logo.ts';
import { colorOf } from './token-colors.ts';

export const logo = readLogo(readFileSync(new URL(import.meta.resolve('#client/logo.svg')), 'utf8'));

export const colorsOnStrong: LogoColors = {
  text: colorOf('--text-on-strong'),
  accent: colorOf('--text-on-strong-accent'),
};
const colorsOnPage: LogoColors = { text: colorOf('--text'), accent: colorOf('--text-accent') };

/** The mark as SVG elements, `side` wide or high, whichever is more, with the middle of that square at `middle`. */
export function drawMark(
  { width, height, paths }: Logo,
  colors: LogoColors,
  side: number,
  middle: readonly [x: number, y: number],
): string {
  const scale = side / Math.max(width, height);
  const [x, y] = [middle[0] - (width * scale) / 2, middle[1] - (height * scale) / 2];
  const drawn = paths.map(
    ({ path, fill, stroke, strokeWidth }) =>
      `<path fill="${fill ? paintLogo(fill, colors) : 'none'}"${stroke ? ` stroke="${paintLogo(stroke, colors)}" stroke-width="${strokeWidth}"` : ''} d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g>`;
}

interface Icon {
  readonly name: string;
  readonly pixels: number;
  /** How wide the mark is, as a share of the icon. Phones may cut a maskable icon down to a circle of 80 %. */
  readonly markShare: number;
}

export const icons: readonly Icon[] = [
  { name: 'icon-192.png', pixels: 192, markShare: 0.74 },
  { name: 'icon-512.png', pixels: 512, markShare: 0.74 },
  { name: 'icon-maskable-512.png', pixels: 512, markShare: 0.56 },
  { name: 'apple-touch-icon.png', pixels: 180, markShare: 0.7 },
];

/** The mark on slate, in the colors it has in the footer; one with colors of its own on the page's ground. */
export async function drawIcon({ pixels, markShare }: Icon, mark: Logo = logo): Promise<Buffer> {
  const ground = colorOf(mark.hasOwnColors ? '--surface-page' : '--surface-strong');
  const drawn = drawMark(mark, colorsOnStrong, pixels * markShare, [pixels / 2, pixels / 2]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" fill="${ground}"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 32, effort: 10 }).toBuffer();
}

/** What browsers and readers ask for at /favicon.ico without being told. */
const favicon: Icon = { name: 'favicon.ico', pixels: 48, markShare: 0.84 };

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

/** The mark for a browser's tab: it has the colors of the site on light tabs, those of the footer on dark ones. */
export function drawTabIcon(mark: Logo = logo): string {
  const side = Math.max(mark.width, mark.height);
  const asTokens = drawMark(mark, { text: 'var(--text)', accent: 'var(--text-accent)' }, side, [
    side / 2,
    side / 2,
  ]);
  const rule = ({ text, accent }: LogoColors) => `:root{--text:${text};--text-accent:${accent}}`;
  const style = `<style>${rule(colorsOnPage)}@media (prefers-color-scheme:dark){${rule(colorsOnStrong)}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${style}${asTokens}</svg>\n`;
}
