// A paper as a PDF: US Letter, our typefaces embedded, text that can be selected and searched, tagged for screen readers.
// Blocks are laid out as rows of cells first, so that a section starts where all of it fits.

import PDFDocument from 'pdfkit';
import type {
  LabelledText,
  PaperBlock,
  PaperDocument,
  PaperSection,
} from '#calculators/paper/paper-document.ts';
import type { PaperDrawing } from '#calculators/paper/paper-drawing.ts';
import {
  addElement,
  type Cell,
  contentHeight,
  decorate,
  drawFigure,
  drawLogo,
  drawRow,
  drawRule,
  type Element,
  framePadding,
  heightOfRow,
  left,
  lineOptions,
  makeRoom,
  margins,
  page,
  type Row,
  type Sheet,
  type Style,
  setType,
  width,
} from './pdf-sheet.ts';

export interface PdfMeans extends Omit<Sheet, 'doc'> {
  /** TrueType files: from a WOFF, fontkit decompresses its table of outlines again for every glyph. */
  readonly fonts: Readonly<Record<Style['font'], Uint8Array>>;
}

const styles = {
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
interface Group {
  readonly tag?: 'Table' | 'L';
  /** To the left of the rows, which leave room for it. */
  readonly figure?: PaperDrawing | undefined;
  readonly rows: readonly Row[];
}

export async function writePdf(paper: PaperDocument, { fonts, ...means }: PdfMeans): Promise<Blob> {
  const { company, sections } = paper;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    // pdfkit itself only breaks texts longer than a page.
    margins: { ...margins, bottom: margins.bottom - 8 },
    bufferPages: true,
    // The default is Helvetica, which is not bundled.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${paper.title}, ${company.name}`, Author: company.name },
  });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise((resolve) => doc.on('end', resolve));
  doc.on('data', (piece) => pieces.push(piece));
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);

  const sheet: Sheet = { ...means, doc };
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHead(sheet, root, paper);
  for (const section of sections) drawSection(sheet, root, section);
  drawFeet(sheet, company);
  doc.end();
  await ended;
  return new Blob(pieces, { type: 'application/pdf' });
}

function drawHead(sheet: Sheet, root: Element, { company, title, head }: PaperDocument): void {
  const { doc } = sheet;
  const half = width / 2;
  const markHeight = 36;
  const { logo } = sheet.brand;
  const mark = (markHeight * logo.width) / logo.height + 5;
  const lines = company.lines.map((text) => ({ text, style: styles.small }));
  drawLogo(sheet, left, doc.y + 3, markHeight);
  drawRow(sheet, root, {
    cells: [
      {
        parts: [
          { text: company.name, style: styles.company },
          { text: company.place, style: styles.fine },
        ],
        x: left + mark,
        width: half - mark,
      },
      { parts: lines, x: left + half, width: half, isRightAligned: true },
    ],
    spaceAfter: 4,
  });
  drawRule(sheet, 2, 'text', doc.y);
  doc.y += 12;
  drawGroup(sheet, root, textGroup(title, styles.title, 2, 'H1'));
  let x = left;
  for (const { label, text } of head) {
    const write = (words: string, style: Style, gap: number) => {
      setType(sheet, style);
      doc.text(words, x, doc.y, { ...lineOptions(doc, style), lineBreak: false });
      x += doc.widthOfString(words) + gap;
    };
    addElement(doc, root, 'P').add(() => {
      write(label, styles.label, 5);
      write(text, styles.strong, 20);
    });
  }
  doc.y += 17;
}

function drawSection(sheet: Sheet, root: Element, { heading, blocks, startsPage }: PaperSection): void {
  const { doc } = sheet;
  const title = heading === undefined ? [] : [textGroup(heading, styles.heading, 3, 'H2')];
  const groups = [...title, ...blocks.map((block) => layOut(sheet, block))];
  if (startsPage) doc.addPage();
  const space = 12;
  const heights = groups.flatMap(({ rows }) => rows.map((row) => heightOfRow(sheet, row)));
  const height = heights.reduce((sum, each) => sum + each, space);
  makeRoom(doc, Math.min(height, contentHeight));
  if (doc.y > margins.top) drawRule(sheet, 0.8, 'line', doc.y + space / 2);
  doc.y += space;
  const section = addElement(doc, root, 'Sect');
  for (const group of groups) drawGroup(sheet, section, group);
}

function drawGroup(sheet: Sheet, parent: Element, { tag, figure, rows }: Group): void {
  if (figure) drawFigure(sheet, parent, figure);
  const element = tag ? addElement(sheet.doc, parent, tag) : parent;
  for (const row of rows) drawRow(sheet, element, row);
}

function drawFeet(sheet: Sheet, company: PaperDocument['company']): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  const y = page.height - 41;
  for (let number = 1; number <= count; number += 1) {
    doc.switchToPage(number - 1);
    const pageNumber = `Page ${number} of ${count}`;
    decorate(doc, () => {
      setType(sheet, styles.fine);
      doc.text(`${company.name}, ${company.phone}`, left, y, { lineBreak: false });
      doc.text(pageNumber, left + width - doc.widthOfString(pageNumber), y, { lineBreak: false });
    });
  }
}

function layOut(sheet: Sheet, block: PaperBlock): Group {
  switch (block.kind) {
    case 'text':
      return textGroup(block.text, block.isFine ? styles.fine : styles.plain, 4);
    case 'facts':
      return pairsGroup(block.facts, Math.min(block.facts.length, 6), () => styles.strong);
    case 'figures':
      return pairsGroup(block.figures, Math.min(block.figures.length, 4), ({ isMain }) =>
        isMain ? styles.mainFigure : styles.figure,
      );
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
      const rows = inRowsOf(
        1,
        items,
        (text, place): Cell => ({
          parts: [{ text, style: styles.plain }],
          x: place.x + indent + shift,
          width: place.width - indent - shift,
          tag: 'LBody',
          mark: marks,
        }),
      ).map((cells): Row => ({ cells, spaceAfter: 1 }));
      if (drawing) leaveRoom(sheet, rows, drawing.height);
      return { tag: 'L', figure: drawing, rows };
    }
    case 'drawing':
      return { rows: [{ cells: [], drawing: block.drawing, spaceAfter: 4 }] };
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

function textGroup(text: string, style: Style, spaceAfter: number, tag?: 'H1' | 'H2'): Group {
  return { rows: [{ cells: [{ parts: [{ text, style }], x: left, width, tag }], spaceAfter }] };
}

/** Label over text, `count` to a row. */
function pairsGroup<Pair extends LabelledText>(
  pairs: readonly Pair[],
  count: number,
  styleOf: (pair: Pair) => Style,
): Group {
  const rows = inRowsOf(count, pairs, (pair, place) => ({
    parts: [
      { text: pair.label, style: styles.fine },
      { text: pair.text, style: styleOf(pair) },
    ],
    ...place,
  }));
  return { rows: rows.map((cells) => ({ cells, spaceAfter: 5 })) };
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

function inRowsOf<Item>(
  count: number,
  items: readonly Item[],
  cellOf: (item: Item, place: Pick<Cell, 'x' | 'width'>) => Cell,
): Cell[][] {
  const gap = count > 4 ? 12 : 18;
  const cellWidth = (width - (count - 1) * gap) / count;
  const rows: Cell[][] = [];
  items.forEach((item, position) => {
    const column = position % count;
    if (column === 0) rows.push([]);
    rows.at(-1)?.push(cellOf(item, { x: left + column * (cellWidth + gap), width: cellWidth }));
  });
  return rows;
}
