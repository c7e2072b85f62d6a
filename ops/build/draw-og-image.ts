// The picture shown where a link to a page is shared: the page's own title beside a roof, 1200 × 630.
// Letters become outlines first, because the SVG renderer sees only fonts installed on the machine and a bare one has none.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { company } from '#content/business/company.ts';
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
/** Largest first: the first size at which the title fits is taken. */
const titleSizes = [76, 68, 60, 52, 46] as const;
const footTop = 530;

const fontFile = fileURLToPath(import.meta.resolve('@fontsource/besley/files/besley-latin-500-normal.woff'));
const fontBytes = readFileSync(fontFile);
const font = opentype.parse(
  fontBytes.buffer.slice(fontBytes.byteOffset, fontBytes.byteOffset + fontBytes.byteLength),
);

// The library's own writer leaves out the separator before a small negative number that rounds to zero, and the
// renderer then drops the rest of the word.
function pathData(commands: readonly opentype.PathCommand[]): string {
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const { x, y } = command;
      const handles =
        command.type === 'Q'
          ? [command.x1, command.y1]
          : command.type === 'C'
            ? [command.x1, command.y1, command.x2, command.y2]
            : [];
      return command.type + [...handles, x, y].map((value) => Math.round(value * 10) / 10).join(' ');
    })
    .join('');
}

const colorOf = readTokenColors();

function outline(text: string, x: number, baseline: number, size: number, color: string): string {
  return `<path fill="${color}" d="${pathData(font.getPath(text, x, baseline, size).commands)}"/>`;
}

/** Breaks `text` into lines no wider than `width`, or null when one word alone is wider. */
function breakLines(text: string, size: number, width: number): readonly string[] | null {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (font.getAdvanceWidth(word, size) > width) return null;
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.getAdvanceWidth(longer, size) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
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

/** The picture as SVG without any text element. */
export function composeOgImage({ title, kicker }: OgImageWords): string {
  const { size, lines } = fitTitle(title);
  const titleTop = 150;
  const words = [
    outline(kicker, margin, 118, 30, colorOf('--text-accent')),
    ...lines.map((line, position) =>
      outline(line, margin, titleTop + size * (0.86 + position * lineHeight), size, colorOf('--text')),
    ),
    outline(company.name.value, margin + 76, footTop + 62, 34, colorOf('--text-on-strong')),
    outline(
      company.phone.value.display,
      ogImageSize.width - margin - font.getAdvanceWidth(company.phone.value.display, 34),
      footTop + 62,
      34,
      colorOf('--text-on-strong'),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ogImageSize.width}" height="${ogImageSize.height}">${roofShapes(colorOf, footTop)}${words.join('')}</svg>`;
}

/** A composed picture as PNG. Sixteen colors carry four flat ones and their smooth edges, in half the time and size of 32. */
export async function renderOgImage(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 16, dither: 0, effort: 1 }).toBuffer();
}

export async function drawOgImage(words: OgImageWords): Promise<Buffer> {
  return renderOgImage(composeOgImage(words));
}
