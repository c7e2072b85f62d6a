// The picture shown where a link to a page is shared: the page's own title beside a roof, 1200 × 630.
// All but the title and the line above it is the same on every picture and is drawn once.

import sharp from 'sharp';
import { company } from '#content/business/company.ts';
import { drawLetterOnce, originsPerPixel, outline, setWord, spaceWidth } from './display-letters.ts';
import { emptyPicture, type IndexedPicture, raisePixel, writeIndexedPng } from './indexed-png.ts';
import { accentInk, type Ink, nearestColor, palette, textInk } from './og-palette.ts';
import { roofShapes } from './og-roof.ts';
import { readTokenColors } from './token-colors.ts';

export const ogImageSize = { width: 1200, height: 630 } as const;

export interface OgImageWords {
  readonly title: string;
  /** A line above the title: the county, or where the company is at home. */
  readonly kicker: string;
}

const margin = 72;
const titleWidth = 650;
const titleMaxLines = 3;
const lineHeight = 1.1;
const titleTop = 150;
/** Largest first: the first size at which the title fits is taken. */
const titleSizes = [76, 68, 60, 52, 46] as const;
const kicker = { size: 30, baseline: 118 };
const kickerWidth = ogImageSize.width - 2 * margin;
const footTop = 530;
const foot = { size: 34, baseline: footTop + 62 };

const colorOf = readTokenColors();

/** Breaks `text` into lines no wider than `width`, or null when one word alone is wider. */
function breakLines(text: string, size: number, width: number): readonly string[] | null {
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const word of text.split(/\s+/)) {
    const wordWidth = setWord(word).width * size;
    if (wordWidth > width) return null;
    const longerWidth = lineWidth + spaceWidth * size + wordWidth;
    if (line !== '' && longerWidth <= width) {
      line = `${line} ${word}`;
      lineWidth = longerWidth;
    } else {
      if (line !== '') lines.push(line);
      line = word;
      lineWidth = wordWidth;
    }
  }
  return [...lines, line];
}

/** Page titles are bounded, so every one should fit at the smallest size. */
function fitTitle(title: string): { readonly size: number; readonly lines: readonly string[] } {
  for (const size of titleSizes) {
    const lines = breakLines(title, size, titleWidth);
    if (lines && lines.length <= titleMaxLines) return { size, lines };
  }
  throw new Error(`The title does not fit its picture: "${title}"`);
}

/** What all pictures share, as SVG without any text element. */
export function composeBackground(): string {
  const { display } = company.phone.value;
  const color = colorOf('--text-on-strong');
  const phoneLeft = ogImageSize.width - margin - setWord(display).width * foot.size;
  const words = [
    outline(company.name.value, margin + 76, foot.baseline, foot.size, color),
    outline(display, phoneLeft, foot.baseline, foot.size, color),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ogImageSize.width}" height="${ogImageSize.height}">${roofShapes(colorOf, footTop)}${words.join('')}</svg>`;
}

async function paintBackground(): Promise<IndexedPicture> {
  const colors = await sharp(Buffer.from(composeBackground())).removeAlpha().raw().toBuffer();
  const picture = emptyPicture(ogImageSize.width, ogImageSize.height, palette);
  const positions = new Map<number, number>();
  for (let pixel = 0; pixel < colors.length / 3; pixel += 1) {
    const rgb = colors.readUIntBE(pixel * 3, 3);
    const position = positions.get(rgb) ?? nearestColor(rgb);
    positions.set(rgb, position);
    raisePixel(picture, pixel % picture.width, Math.floor(pixel / picture.width), position);
  }
  return picture;
}

async function paintLine(picture: IndexedPicture, line: string, baseline: number, size: number, ink: Ink) {
  let wordLeft: number = margin;
  for (const word of line.split(/\s+/)) {
    const { width, letters } = setWord(word);
    for (const { glyph, offset } of letters) {
      const origin = Math.round((wordLeft + offset * size) * originsPerPixel);
      const left = Math.floor(origin / originsPerPixel);
      for (const { x, y, share } of await drawLetterOnce(glyph, size, origin % originsPerPixel)) {
        const step = Math.round(share * ink.steps);
        if (step > 0) raisePixel(picture, left + x, Math.round(baseline) + y, ink.before + step);
      }
    }
    wordLeft += (width + spaceWidth) * size;
  }
}

let background: Promise<IndexedPicture> | undefined;

/**
 * The picture as PNG.
 * @throws Error when the words do not fit
 */
export async function drawOgImage(words: OgImageWords): Promise<Buffer> {
  const { size, lines } = fitTitle(words.title);
  if (breakLines(words.kicker, kicker.size, kickerWidth)?.length !== 1)
    throw new Error(`The line above the title does not fit its picture: "${words.kicker}"`);
  background ??= paintBackground();
  const { rows, ...sheet } = await background;
  const picture = { ...sheet, rows: rows.slice() };
  await paintLine(picture, words.kicker, kicker.baseline, kicker.size, accentInk);
  for (const [position, line] of lines.entries())
    await paintLine(picture, line, titleTop + size * (0.86 + position * lineHeight), size, textInk);
  return writeIndexedPng(picture);
}
