// The picture shown where a link to a page is shared: the page's own title beside a roof, 1200 × 630.
// All but the title and the line above it is the same on every picture and is drawn once.

import sharp from 'sharp';
import { company } from '#content/business/company.ts';
import {
  type LetterMask,
  maskLetter,
  originsPerPixel,
  outline,
  setWord,
  spaceWidth,
} from './display-letters.ts';
import {
  emptyPicture,
  type HexColor,
  type IndexedPicture,
  raisePixel,
  writeIndexedPng,
} from './indexed-png.ts';
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
const footTop = 530;
const foot = { size: 34, baseline: footTop + 62 };

const colorOf = readTokenColors();

/** `steps` colors on the way from `paper` to `ink`, the last of them `ink`: letters and slants have soft edges. */
function ramp(paper: string, ink: string, steps: number): readonly HexColor[] {
  const channelsOf = (color: string) => {
    const digits = color.slice(1).length === 3 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
    return [0, 2, 4].map((place) => Number.parseInt(digits.slice(place, place + 2), 16));
  };
  const [from, to] = [channelsOf(paper), channelsOf(ink)];
  return Array.from({ length: steps }, (_, step): HexColor => {
    const share = (step + 1) / steps;
    const mixed = from.map((channel, place) => Math.round(channel + ((to[place] ?? 0) - channel) * share));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

const page = colorOf('--surface-page');
const strong = colorOf('--surface-strong');
const textRamp = ramp(page, colorOf('--text'), 6);
const accentRamp = ramp(page, colorOf('--text-accent'), 3);

/** The page comes first, then each ramp from light to full, so that of two inks on one pixel the higher position wins. */
const palette: readonly HexColor[] = [
  ...ramp(page, page, 1),
  ...textRamp,
  ...accentRamp,
  ...ramp(strong, strong, 1),
  ...ramp(strong, colorOf('--text-on-strong'), 3),
  ...ramp(strong, colorOf('--text-on-strong-accent'), 2),
];

/** Position in the palette of the color before a ramp's first, and how many steps the ramp has. */
interface Ink {
  readonly before: number;
  readonly steps: number;
}
const textInk: Ink = { before: 0, steps: textRamp.length };
const accentInk: Ink = { before: textRamp.length, steps: accentRamp.length };

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

/** @throws Error when the title does not fit even at the smallest size; page titles are bounded, so none should. */
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

/** Position of the palette's color nearest to one of 24 bits. */
function nearestColor(rgb: number): number {
  const distances = palette.map((color) => {
    const other = Number.parseInt(color.slice(1), 16);
    return [16, 8, 0].reduce(
      (sum, shift) => sum + (((rgb >> shift) & 255) - ((other >> shift) & 255)) ** 2,
      0,
    );
  });
  return distances.indexOf(Math.min(...distances));
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
      const mask = await maskLetter(glyph, size, origin % originsPerPixel);
      const left = Math.floor(origin / originsPerPixel) + mask.left;
      paintMask(picture, mask, left, Math.round(baseline) + mask.top, ink);
    }
    wordLeft += (width + spaceWidth) * size;
  }
}

function paintMask(picture: IndexedPicture, mask: LetterMask, left: number, top: number, ink: Ink): void {
  const { width, coverage } = mask;
  for (let place = 0; place < coverage.length; place += 1) {
    const step = Math.round(((coverage[place] ?? 0) / 255) * ink.steps);
    if (step > 0)
      raisePixel(picture, left + (place % width), top + Math.floor(place / width), ink.before + step);
  }
}

let background: Promise<IndexedPicture> | undefined;

/** The picture as PNG. */
export async function drawOgImage(words: OgImageWords): Promise<Buffer> {
  const { size, lines } = fitTitle(words.title);
  background ??= paintBackground();
  const { rows, ...sheet } = await background;
  const picture = { ...sheet, rows: rows.slice() };
  await paintLine(picture, words.kicker, kicker.baseline, kicker.size, accentInk);
  for (const [position, line] of lines.entries())
    await paintLine(picture, line, titleTop + size * (0.86 + position * lineHeight), size, textInk);
  return writeIndexedPng(picture);
}
