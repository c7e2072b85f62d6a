// How each kind of block looks in the PDF.

import type { LabelledText } from '#calculators/paper/labelled-text.ts';
import type { PaperBlock, PaperFigure } from '../paper-document.ts';
import type { TextStyle } from './latin-text.ts';
import { columnWidth, margins, type PaperColors, type SheetWriter } from './sheet-writer.ts';

const styles = {
  plain: { size: 9.5 },
  strong: { size: 9.5, isBold: true },
  fine: { size: 8.5 },
  figure: { size: 14, isBold: true },
  mainFigure: { size: 21, isBold: true },
} as const satisfies Record<string, TextStyle>;

const left = margins.side;
type BlockOf<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

export function drawBlock(sheet: SheetWriter, block: PaperBlock, colors: PaperColors): void {
  switch (block.kind) {
    case 'text':
      drawText(sheet, block, colors);
      break;
    case 'facts':
      drawFacts(sheet, block.facts, colors);
      break;
    case 'figures':
      drawFigures(sheet, block.figures, colors);
      break;
    case 'table':
      drawTable(sheet, block, colors);
      break;
    case 'list':
      drawList(sheet, block, colors);
      break;
    case 'offer':
      drawOffer(sheet, block, colors);
      break;
  }
  sheet.moveBy(5);
}

function drawText(sheet: SheetWriter, { text, isFine }: BlockOf<'text'>, colors: PaperColors): void {
  const style = isFine ? styles.fine : styles.plain;
  sheet.pages.within('P', () =>
    sheet.write({ text, x: left, width: columnWidth, style, color: isFine ? colors.soft : colors.text }),
  );
}

/** Label over text, `count` to a row. */
function drawPairs(
  sheet: SheetWriter,
  pairs: readonly LabelledText[],
  count: number,
  styleOf: (position: number) => TextStyle,
  colors: PaperColors,
  isAccented: (position: number) => boolean = () => false,
): void {
  const gap = 18;
  const width = (columnWidth - (count - 1) * gap) / count;
  for (let from = 0; from < pairs.length; from += count) {
    const row = pairs.slice(from, from + count).map(({ label, text }, offset) => {
      const style = styleOf(from + offset);
      const x = left + offset * (width + gap);
      return {
        height: sheet.heightOf(label, width, styles.fine) + sheet.heightOf(text, width, style),
        draw: () =>
          sheet.pages.within('P', () => {
            sheet.write({ text: label, x, width, style: styles.fine, color: colors.soft });
            sheet.write({
              text,
              x,
              width,
              style,
              color: isAccented(from + offset) ? colors.accent : colors.text,
            });
          }),
      };
    });
    sheet.writeBeside(row);
    sheet.moveBy(4);
  }
}

function drawFacts(sheet: SheetWriter, facts: readonly LabelledText[], colors: PaperColors): void {
  drawPairs(sheet, facts, 3, () => styles.strong, colors);
}

function drawFigures(sheet: SheetWriter, figures: readonly PaperFigure[], colors: PaperColors): void {
  const isMain = (position: number) => figures[position]?.isMain ?? false;
  const styleOf = (position: number) => (isMain(position) ? styles.mainFigure : styles.figure);
  drawPairs(sheet, figures, Math.min(figures.length, 4), styleOf, colors, isMain);
}

function drawTable(sheet: SheetWriter, { columns, rows, sum }: BlockOf<'table'>, colors: PaperColors): void {
  const amountWidth = 100;
  const others = columns.length - 1;
  const widthOf = (column: number) =>
    column === others ? amountWidth : (columnWidth - amountWidth) / others;
  const xOf = (column: number) => left + (column * (columnWidth - amountWidth)) / Math.max(1, others);
  const drawRow = (cells: readonly string[], tag: 'TH' | 'TD', style: TextStyle, color = colors.text) =>
    sheet.pages.within('TR', () => {
      sheet.moveBy(3);
      sheet.writeBeside(
        cells.map((text, column) => ({
          height: sheet.heightOf(text, widthOf(column) - 10, style),
          draw: () =>
            sheet.pages.within(tag, () =>
              sheet.write({
                text,
                x: xOf(column),
                width: column === others ? amountWidth : widthOf(column) - 10,
                style,
                color,
                isRightAligned: column === others,
              }),
            ),
        })),
      );
      sheet.moveBy(2);
      sheet.pages.drawRule(left, sheet.y(), columnWidth, 0.5, colors.line);
    });
  sheet.pages.within('Table', () => {
    drawRow(columns, 'TH', styles.fine, colors.soft);
    for (const row of rows) drawRow(row, 'TD', styles.plain);
    if (sum) drawRow(sum, 'TD', styles.strong);
  });
}

function drawList(sheet: SheetWriter, { marks, items }: BlockOf<'list'>, colors: PaperColors): void {
  const indent = marks === 'number' ? 18 : 14;
  const count = marks === 'box' ? 2 : 1;
  const width = columnWidth / count - indent - (count > 1 ? 10 : 0);
  const drawItem = (text: string, position: number, x: number) => {
    const top = sheet.y();
    sheet.pages.within('LI', () => {
      if (marks === 'box') {
        sheet.pages.drawFrame({ x, y: top + 2, width: 7.5, height: 7.5 }, colors.text);
      } else {
        const mark = marks === 'number' ? `${position + 1}.` : '•';
        sheet.pages.within('Lbl', () =>
          sheet.pages.drawText(mark, x, top + styles.plain.size, styles.plain, colors.accent),
        );
      }
      sheet.pages.within('LBody', () =>
        sheet.write({ text, x: x + indent, width, style: styles.plain, color: colors.text }),
      );
    });
  };
  sheet.pages.within('L', () => {
    for (let from = 0; from < items.length; from += count) {
      sheet.writeBeside(
        items.slice(from, from + count).map((text, offset) => ({
          height: sheet.heightOf(text, width, styles.plain),
          draw: () => drawItem(text, from + offset, left + (offset * columnWidth) / count),
        })),
      );
      sheet.moveBy(2);
    }
  });
}

function drawOffer(sheet: SheetWriter, { amount, text, note }: BlockOf<'offer'>, colors: PaperColors): void {
  const pad = 10;
  const amountWidth = 96;
  const textWidth = columnWidth - amountWidth - 2 * pad;
  const textHeight =
    sheet.heightOf(text, textWidth, styles.plain) + sheet.heightOf(note, textWidth, styles.plain);
  const height = Math.max(textHeight, sheet.heightOf(amount, amountWidth, styles.mainFigure)) + 2 * pad;
  sheet.makeRoom(height);
  sheet.pages.drawFrame({ x: left, y: sheet.y(), width: columnWidth, height, isDashed: true }, colors.accent);
  const top = sheet.y();
  sheet.writeBeside([
    {
      height,
      draw: () => {
        sheet.moveBy(pad);
        sheet.pages.within('P', () =>
          sheet.write({
            text: amount,
            x: left + pad,
            width: amountWidth,
            style: styles.mainFigure,
            color: colors.accent,
          }),
        );
      },
    },
    {
      height,
      draw: () => {
        sheet.moveBy((height - textHeight) / 2);
        for (const line of [text, note]) {
          sheet.pages.within('P', () =>
            sheet.write({
              text: line,
              x: left + pad + amountWidth,
              width: textWidth,
              style: styles.plain,
              color: colors.text,
            }),
          );
        }
      },
    },
  ]);
  sheet.moveBy(top + height - sheet.y());
}
