// Names and addresses in scripts that our fonts lack: the browser, which has fonts for them, breaks them into lines and
// draws each one. In the PDF the text itself lies invisibly over the picture.

import type { RasterizeText } from '#paper/pictured-line.ts';

/** About 300 pixels an inch, sharp enough for print. */
const pixelsPerPoint = 4;

export const rasterizeText: RasterizeText = (text, { size, width, isBold, color }) => {
  const fontPixels = size * pixelsPerPoint;
  const font = `${isBold ? 600 : 400} ${fontPixels}px ${getComputedStyle(document.body).fontFamily}`;
  const box = document.createElement('div');
  box.dir = 'auto';
  box.textContent = text;
  Object.assign(box.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${width * pixelsPerPoint}px`,
    font,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  });
  document.body.append(box);
  const direction = getComputedStyle(box).direction === 'rtl' ? 'rtl' : 'ltr';
  const lines = linesIn(box, fontPixels);
  box.remove();

  const ascent = Math.ceil(fontPixels * 1.1);
  const height = Math.ceil(fontPixels * 1.5);
  return lines.map((characters) => {
    const left = Math.min(...characters.map((character) => character.left));
    const right = Math.max(...characters.map((character) => character.right));
    const line = characters.map((character) => character.text).join('');
    const pixels = Math.max(1, Math.ceil(right - left));
    return {
      text: line,
      characters: [...characters]
        .sort((one, other) => one.left - other.left)
        .map((character) => character.text),
      width: pixels / pixelsPerPoint,
      height: height / pixelsPerPoint,
      ascent: ascent / pixelsPerPoint,
      draw: () => {
        const canvas = document.createElement('canvas');
        canvas.width = pixels;
        canvas.height = height;
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        if (!pen) throw new Error('There is no canvas to draw on.');
        pen.fillStyle = 'white';
        pen.fillRect(0, 0, pixels, height);
        Object.assign(pen, { font, direction, textAlign: 'left', fillStyle: color });
        pen.fillText(line, 0, ascent);
        const { data } = pen.getImageData(0, 0, pixels, height);
        const colors = new Uint8Array(data.filter((_, place) => place % 4 < 3));
        return { pixelWidth: pixels, pixelHeight: height, colors };
      },
    };
  });
};

interface PlacedCharacter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** The characters of each line as the browser breaks and places them, in the order they were written. */
function linesIn(box: HTMLElement, fontPixels: number): PlacedCharacter[][] {
  const [text] = box.childNodes;
  const lines: PlacedCharacter[][] = [];
  if (!text) return lines;
  const range = document.createRange();
  let end = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (const character of charactersOf(box.textContent ?? '')) {
    range.setStart(text, end);
    end += character.length;
    range.setEnd(text, end);
    const place = range.getBoundingClientRect();
    // A line break, or the space before one. Accents and joiners have no width either, and stay.
    if (place.width === 0 && character.trim() === '') continue;
    if (place.top > top + fontPixels / 2) {
      top = place.top;
      lines.push([]);
    }
    lines.at(-1)?.push({ text: character, left: place.left, right: place.right });
  }
  return lines;
}

/** Graphemes: an emoji of several parts or a letter with its accents is one. */
function charactersOf(text: string): string[] {
  // Firefox has had it since 2024; before that, the parts are placed one by one.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
