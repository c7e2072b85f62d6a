// Names and addresses in scripts the built-in typefaces do not hold: drawn by the browser, which has fonts for them, and
// put into the PDF as a picture. The text itself lies invisibly over it (unseen-type.ts), to be selected and searched.

import type { TextStyle } from './latin-text.ts';
import { readsRightToLeft } from './seen-order.ts';

export interface TextPicture {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Three bytes a pixel, rows from the top. */
  readonly colors: Uint8Array;
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** How far the picture reaches below the line the letters stand on, points. */
  readonly depth: number;
}

export interface TextPainter {
  readonly widthOf: (line: string, style: TextStyle) => number;
  readonly paint: (line: string, style: TextStyle, color: string) => TextPicture | null;
}

/** Pixels a point: about 300 to the inch, as sharp as print needs. */
const pixelsPerPoint = 4;

/** Draws with the fonts of this device; null where there is no canvas. */
export function createTextPainter(): TextPainter | null {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  const prepare = (line: string, { size, isBold }: TextStyle) => {
    pen.font = `${isBold ? 700 : 400} ${size * pixelsPerPoint}px system-ui, sans-serif`;
    pen.direction = readsRightToLeft(line) ? 'rtl' : 'ltr';
    pen.textAlign = 'left';
    pen.textBaseline = 'alphabetic';
  };
  return {
    widthOf: (line, style) => {
      prepare(line, style);
      return pen.measureText(line).width / pixelsPerPoint;
    },
    paint: (line, style, color) => {
      prepare(line, style);
      const { width } = pen.measureText(line);
      const above = Math.ceil(style.size * pixelsPerPoint * 1.1);
      const below = Math.ceil(style.size * pixelsPerPoint * 0.4);
      canvas.width = Math.max(1, Math.ceil(width));
      canvas.height = above + below;
      // A change of size empties the canvas and forgets its settings.
      prepare(line, style);
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = color;
      pen.fillText(line, 0, above);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const colors = new Uint8Array(canvas.width * canvas.height * 3);
      for (let pixel = 0; pixel < canvas.width * canvas.height; pixel += 1) {
        colors.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
      }
      return {
        pixelWidth: canvas.width,
        pixelHeight: canvas.height,
        colors,
        width: canvas.width / pixelsPerPoint,
        height: canvas.height / pixelsPerPoint,
        depth: below / pixelsPerPoint,
      };
    },
  };
}
