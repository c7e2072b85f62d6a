// The blocks of a paper as rows of cells, before anything is drawn.

import type { LabeledText, PaperBlock, PaperFigure } from '#calculators/paper/paper-document.ts';
import type { PaperDrawing } from '#calculators/paper/paper-drawing.ts';
import {
  type Cell,
  framePadding,
  heightOfRow,
  heightOfText,
  left,
  type Row,
  type Sheet,
  type Style,
  width,
  widthsOfText,
} from './pdf-sheet.ts';

export const styles = {
  company: { font: 'display', size: 15, color: 'text' },
  title: { font: 'display', size: 19, color: 'text' },
  heading: { font: 'display', size: 12, color: 'text' },
  figure: { font: 'display', size: 14, color: 'text' },
  mainFigure: { font: 'display', size: 20, color: 'accent' },
  plain: { font: 'regular', size: 9.5, color: 'text' },
  strong: { font: 'bold', size: 9.5, color: 'text' },
  label: { font: 'regular', size: 9.5, color: 'soft' },
  small: { font: 'regular', size: 8.5, color: 'text' },
  fine: { font: 'regular', size: 8.5, color: 'soft' },
} as const satisfies Record<string, Style>;

/** Rows inside one element for screen readers. */
export interface Group {
  readonly tag?: 'Table' | 'L';
  /** To the left of the rows, which leave room for it. */
  readonly figure?: PaperDrawing | undefined;
  readonly rows: readonly Row[];
}

/** `drawingSize`: which of its sizes a drawing has. */
export function layOut(sheet: Sheet, block: PaperBlock, drawingSize: number): Group {
  switch (block.kind) {
    case 'text':
      return textGroup(block.text, block.isFine ? styles.fine : styles.plain, 4);
    case 'facts':
      return factsGroup(sheet, block.facts);
    case 'figures':
      return figuresGroup(block.figures);
    case 'table': {
      const rows = [
        tableRow(block.columns, 'TH', styles.fine),
        ...block.rows.map((row) => tableRow(row, 'TD', styles.plain)),
        tableRow(block.total, 'TD', styles.strong),
      ];
      return { tag: 'Table', rows };
    }
    case 'list': {
      const { marks, items, drawing } = block;
      const indent = 14;
      const shift = drawing ? drawing.width + 24 : 0;
      const place = { x: left + indent + shift, width: width - indent - shift };
      const rows = items.map((text): Row => {
        const parts = [{ text, style: styles.plain }];
        return { cells: [{ parts, ...place, tag: 'LBody', mark: marks }], spaceAfter: 1 };
      });
      if (drawing) leaveRoom(sheet, rows, drawing.height);
      return { tag: 'L', figure: drawing, rows };
    }
    case 'drawing': {
      const { drawing, note } = block.sizes[drawingSize] ?? block.sizes[0];
      return {
        rows: [{ cells: [], drawing, spaceAfter: 4 }, ...textGroup(note, styles.fine, 4).rows],
      };
    }
    case 'bars': {
      const [labelWidth, amountWidth] = [140, 190];
      const barWidth = width - labelWidth - amountWidth;
      const rows = block.bars.map(({ label, text, share, isMain }): Row => {
        const style = isMain ? styles.strong : styles.plain;
        return {
          cells: [
            { parts: [{ text: label, style }], x: left, width: labelWidth - 10 },
            {
              parts: [{ text, style }],
              x: left + width - amountWidth,
              width: amountWidth,
              isRightAligned: true,
            },
          ],
          bar: { x: left + labelWidth, width: barWidth * share, color: isMain ? 'accent' : 'line' },
          spaceAfter: 2,
        };
      });
      return { rows };
    }
    case 'offer': {
      const x = left + framePadding;
      const amountWidth = 96;
      const textWidth = width - 2 * framePadding - amountWidth;
      const texts = [block.text, block.note].map((text) => ({ text, style: styles.plain }));
      const cells: Cell[] = [
        { parts: [{ text: block.amount, style: styles.mainFigure }], x, width: amountWidth },
        { parts: texts, x: x + amountWidth, width: textWidth },
      ];
      return { rows: [{ cells, isFramed: true, spaceAfter: 5 }] };
    }
  }
}

/** Makes rows together at least as high as what stands beside them. */
function leaveRoom(sheet: Sheet, rows: Row[], leastHeight: number): void {
  const last = rows.pop();
  if (!last) return;
  const height = [...rows, last].reduce((sum, row) => sum + heightOfRow(sheet, row), 0);
  rows.push({ ...last, spaceAfter: last.spaceAfter + Math.max(0, leastHeight - height) });
}

export function textGroup(text: string, style: Style, spaceAfter: number, tag?: 'H1' | 'H2'): Group {
  return { rows: [{ cells: [{ parts: [{ text, style }], x: left, width, tag }], spaceAfter }] };
}

/** Beside each other, each as wide as it needs; below each other where one would take more than two lines. */
function factsGroup(sheet: Sheet, facts: readonly LabeledText[]): Group {
  const gap = 14;
  const room = width - (facts.length - 1) * gap;
  const needs = facts.map(({ label, text }) => {
    const [above, below] = [
      widthsOfText(sheet, label, styles.fine).line,
      widthsOfText(sheet, text, styles.strong),
    ];
    return { least: Math.max(above, below.word) + 1, most: Math.max(above, below.line) + 1 };
  });
  const least = needs.reduce((sum, need) => sum + need.least, 0);
  const most = needs.reduce((sum, need) => sum + need.most, 0);
  const share = Math.min(1, Math.max(0, (room - least) / (most - least || 1)));
  const spare = Math.max(0, room - most) / facts.length;
  const widths = needs.map((need) => need.least + (need.most - need.least) * share + spare);
  const twoLines = 2.5 * heightOfText(sheet, '1', styles.strong, width);
  const isWide = facts.some(
    ({ text }, column) => heightOfText(sheet, text, styles.strong, widths[column] ?? 0) > twoLines,
  );
  if (isWide || least > room)
    return { rows: facts.map((fact) => factRow(fact, facts.at(-1) === fact ? 5 : 1)) };
  let x = left;
  const cells = facts.map((fact, column): Cell => {
    const cell = pairCell(fact, styles.strong, { x, width: widths[column] ?? 0 });
    x += cell.width + gap;
    return cell;
  });
  return { rows: [{ cells, spaceAfter: 5 }] };
}

function factRow({ label, text }: LabeledText, spaceAfter: number): Row {
  const labelWidth = 66;
  const cells: Cell[] = [
    { parts: [{ text: label, style: styles.label }], x: left, width: labelWidth },
    {
      parts: [{ text: text.replace(/[\s,]*\n\s*/g, ', '), style: styles.strong }],
      x: left + labelWidth,
      width: width - labelWidth,
    },
  ];
  return { cells, spaceAfter };
}

function pairCell({ label, text }: LabeledText, style: Style, place: Pick<Cell, 'x' | 'width'>): Cell {
  const parts = [
    { text: label, style: styles.fine },
    { text, style },
  ];
  return { parts, ...place };
}

/** Beside each other, up to four, each as wide as the others. */
function figuresGroup(figures: readonly PaperFigure[]): Group {
  const gap = 18;
  const cellWidth = (width - (figures.length - 1) * gap) / figures.length;
  const lineSize = styles[figures.some(({ isMain }) => isMain) ? 'mainFigure' : 'figure'].size;
  const cells = figures.map((figure, column) => {
    const place = { x: left + column * (cellWidth + gap), width: cellWidth };
    return pairCell(figure, figure.isMain ? styles.mainFigure : { ...styles.figure, lineSize }, place);
  });
  return { rows: [{ cells, spaceAfter: 5 }] };
}

function tableRow(texts: readonly string[], tag: 'TH' | 'TD', style: Style): Row {
  const amountWidth = 100;
  const last = texts.length - 1;
  const columnWidth = (width - amountWidth) / last;
  const cells = texts.map((text, column) => ({
    parts: [{ text, style }],
    x: left + column * columnWidth,
    width: column === last ? amountWidth : columnWidth - 10,
    tag,
    isRightAligned: column === last,
  }));
  return { cells, tag: 'TR', isRuledBelow: true, spaceAfter: 3.5 };
}
