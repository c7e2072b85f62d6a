// A column of text that runs down the page and on to the next one.

import { breakLines } from './break-lines.ts';
import { type TextStyle, tidyText } from './latin-text.ts';
import { type Pages, type PaperColor, pageSize } from './pages.ts';

export interface PaperColors {
  readonly text: PaperColor;
  readonly soft: PaperColor;
  readonly accent: PaperColor;
  readonly line: PaperColor;
}

/** Three quarters of an inch at the sides; room for a line at the foot. */
export const margins = { side: 54, top: 50, foot: 60 } as const;
export const columnWidth = pageSize.width - 2 * margins.side;

const lineHeightOf = ({ size }: TextStyle) => size * 1.38;

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly color: PaperColor;
  readonly isRightAligned?: boolean;
}

export interface SheetWriter {
  readonly pages: Pages;
  readonly y: () => number;
  readonly moveBy: (points: number) => void;
  /** Goes to a new page when less than `points` are left on this one. */
  readonly makeRoom: (points: number) => void;
  readonly heightOf: (text: string, width: number, style: TextStyle) => number;
  /** Draws a text that may take several lines and pages, and moves below it. */
  readonly write: (placed: PlacedText) => void;
  /** Draws texts beside each other, from the same height, and moves below the highest. They stay on one page. */
  readonly writeBeside: (cells: readonly { draw: () => void; height: number }[]) => void;
}

export function createSheetWriter(pages: Pages): SheetWriter {
  let y: number = margins.top;
  pages.addPage();

  const makeRoom = (points: number) => {
    if (y + points <= pageSize.height - margins.foot) return;
    pages.addPage();
    y = margins.top;
  };
  const linesOf = (text: string, width: number, style: TextStyle) =>
    breakLines(tidyText(text), width, (line) => pages.widthOf(line, style));

  return {
    pages,
    y: () => y,
    moveBy: (points) => {
      y += points;
    },
    makeRoom,
    heightOf: (text, width, style) => linesOf(text, width, style).length * lineHeightOf(style),
    write: ({ text, x, width, style, color, isRightAligned = false }) => {
      for (const line of linesOf(text, width, style)) {
        makeRoom(lineHeightOf(style));
        const left = isRightAligned ? x + width - pages.widthOf(line, style) : x;
        pages.drawText(line, left, y + style.size, style, color);
        y += lineHeightOf(style);
      }
    },
    writeBeside: (cells) => {
      const height = Math.max(0, ...cells.map((cell) => cell.height));
      makeRoom(height);
      const top = y;
      for (const { draw } of cells) {
        y = top;
        draw();
      }
      y = top + height;
    },
  };
}
