// The display face for pictures that are not pages, set by hand: the SVG renderer sees only fonts installed on the machine
// and a bare one has none. Words that differ from picture to picture are put together from letters drawn once.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import sharp from 'sharp';

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

/** Text as an SVG path. */
export function outline(text: string, x: number, baseline: number, size: number, color: string): string {
  return `<path fill="${color}" d="${pathData(font.getPath(text, x, baseline, size).commands)}"/>`;
}

/** A word with its kerning, in shares of the letter size. */
interface SetWord {
  readonly width: number;
  readonly letters: readonly { readonly glyph: opentype.Glyph; readonly offset: number }[];
}

const setWords = new Map<string, SetWord>();

export function setWord(word: string): SetWord {
  const known = setWords.get(word);
  if (known) return known;
  const letters: { glyph: opentype.Glyph; offset: number }[] = [];
  font.forEachGlyph(word, 0, 0, 1, {}, (glyph, offset) => letters.push({ glyph, offset }));
  const set = { width: font.getAdvanceWidth(word, 1), letters };
  setWords.set(word, set);
  return set;
}

/** Between two words, in shares of the letter size. */
export const spaceWidth = font.getAdvanceWidth(' ', 1);

/** A pixel that a letter covers, counted from the letter's origin on the baseline, rounded down to a whole pixel. */
interface CoveredPixel {
  readonly x: number;
  readonly y: number;
  /** How much of it, above 0, up to 1. */
  readonly share: number;
}

type DrawnLetter = readonly CoveredPixel[];

/** Letters begin at any fraction of a pixel; at these few each is drawn, and the eye does not see the difference. */
export const originsPerPixel = 2;

async function drawLetter(glyph: opentype.Glyph, size: number, shift: number): Promise<DrawnLetter> {
  const path = glyph.getPath(shift, 0, size);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  const [left, top] = [Math.floor(x1) - 1, Math.floor(y1) - 1];
  const [width, height] = [Math.ceil(x2) + 1 - left, Math.ceil(y2) + 1 - top];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${pathData(path.commands)}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return [...coverage]
    .map((alpha, place) => ({
      x: left + (place % width),
      y: top + Math.floor(place / width),
      share: alpha / 255,
    }))
    .filter(({ share }) => share > 0);
}

const drawnLetters = new Map<string, Promise<DrawnLetter>>();

/** The letter at `size` with its origin `shift` of `originsPerPixel` to the right of a whole pixel. */
export function drawLetterOnce(glyph: opentype.Glyph, size: number, shift: number): Promise<DrawnLetter> {
  const key = `${glyph.index} ${size} ${shift}`;
  const known = drawnLetters.get(key);
  if (known) return known;
  const drawn = drawLetter(glyph, size, shift / originsPerPixel);
  drawnLetters.set(key, drawn);
  return drawn;
}
