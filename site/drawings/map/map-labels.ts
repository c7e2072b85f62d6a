// Text beside spots of a map, and the ground it covers. Only boxes and no drawing: compose-map.ts says what is where.

import { estimateTextWidth } from '../sheet/text-width.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Units over the letters of a town: the shop and the town the page is about; towns without a page, rings, counties, river. */
const largerBy = { town: 0, emphasis: 2, quiet: -2 } as const;

/** Text beside a spot of the map. */
export interface MapLabel {
  readonly lines: readonly string[];
  readonly spot: Spot;
  /** On which side of its spot it is; `over` centers it there. */
  readonly side: 'right' | 'left' | 'above' | 'below' | 'over';
  /** From the spot to the text. */
  readonly gap: number;
  /** The river is named in the display face, everything else in the text face. */
  readonly face: 'text' | 'display';
  readonly size: keyof typeof largerBy;
}

/** Besley over Public Sans: how much wider and higher it sets. */
const displayShare = 1.12;

export function doBoxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function boxRound({ x, y }: Spot, halfWidth: number, halfHeight = halfWidth): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Height of a line of text over its letter size, as drawn: from the tallest letter to the deepest. */
export const lineEms = 1.16;

/** The box of a label where a town's letters are so high. At the same spot a larger size covers a smaller one. */
export function boxOfLabel({ lines, spot, side, gap, face, size }: MapLabel, letters: number): Box {
  const letterSize = (letters + largerBy[size]) * (face === 'display' ? displayShare : 1);
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, letterSize)));
  const height = letterSize * lineEms * lines.length;
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? spot.x + gap : spot.x - gap - width;
    return { left, right: left + width, top: spot.y - height / 2, bottom: spot.y + height / 2 };
  }
  if (side === 'over') return boxRound(spot, width / 2, height / 2);
  const top = side === 'below' ? spot.y + gap : spot.y - gap - height;
  return { left: spot.x - width / 2, right: spot.x + width / 2, top, bottom: top + height };
}

/** Grows `box` from its middle until both its sides are at least `least`. */
export function atLeastAsLarge(box: Box, least: number): Box {
  const missing = (length: number) => Math.max(0, least - length) / 2;
  const [across, along] = [missing(box.right - box.left), missing(box.bottom - box.top)];
  return {
    left: box.left - across,
    right: box.right + across,
    top: box.top - along,
    bottom: box.bottom + along,
  };
}

/** Whether a box keeps a little off the edges. */
export function isOnSheet(sheet: { readonly width: number; readonly height: number }, box: Box): boolean {
  return box.left >= 5 && box.top >= 5 && box.right <= sheet.width - 5 && box.bottom <= sheet.height - 5;
}

/** The ground of a sheet that nothing covers yet. */
export class FreeGround {
  readonly #sheet: { readonly width: number; readonly height: number };
  readonly #taken: Box[] = [];

  constructor(sheet: { readonly width: number; readonly height: number }) {
    this.#sheet = sheet;
  }

  take(...boxes: readonly Box[]): void {
    this.#taken.push(...boxes);
  }

  isFree(box: Box): boolean {
    return isOnSheet(this.#sheet, box) && !this.#taken.some((taken) => doBoxesOverlap(taken, box));
  }
}
