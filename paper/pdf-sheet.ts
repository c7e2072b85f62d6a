// Draws on the pages of a PDF: rows of cells, rules, pictured text, each with the tag a screen reader needs.

import { labelSize, type PaperDrawing } from '#calculators/paper/paper-drawing.ts';
import { paintLogo } from './logo.ts';
import { drawPicturedLine, type RasterizeText, type TextLine } from './pictured-line.ts';
import type { Brand, PaperColor } from './read-brand.ts';

export type Element = PDFKit.PDFStructureElement;
type Document = PDFKit.PDFDocument;

export interface Sheet {
  readonly doc: Document;
  readonly brand: Brand;
  /** Draws what the fonts do not hold. */
  readonly rasterizeText: RasterizeText;
  /** Of all text in rows: below 1 where a page would not hold it otherwise. */
  readonly typeScale: number;
}

export interface Style {
  readonly font: 'display' | 'regular' | 'bold';
  /** Points. */
  readonly size: number;
  /** Of the largest type beside it, whose line it stands on. */
  readonly lineSize?: number;
  readonly color: PaperColor;
}

/** Texts below each other, read out as one element. */
export interface Cell {
  readonly parts: readonly { readonly text: string; readonly style: Style }[];
  readonly x: number;
  readonly width: number;
  /** A paragraph, if nothing else. */
  readonly tag?: 'H1' | 'H2' | 'LBody' | 'TH' | 'TD' | undefined;
  readonly isRightAligned?: boolean;
  /** To the left of the text. */
  readonly mark?: 'bullet' | 'box';
}

/** Cells beside each other. They stay on one page. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly tag?: 'TR';
  /** In place of cells. */
  readonly drawing?: PaperDrawing;
  readonly bar?: { readonly x: number; readonly width: number; readonly color: Style['color'] };
  readonly isRuledBelow?: boolean;
  readonly isFramed?: boolean;
  readonly spaceAfter: number;
}

/** Points: US Letter, three quarters of an inch at the sides, room for a line at the foot. */
export const page = { width: 612, height: 792 } as const;
export const margins = { top: 42, bottom: 52, left: 54, right: 54 } as const;
export const left = margins.left;
export const width = page.width - margins.left - margins.right;
export const contentHeight = page.height - margins.top - margins.bottom;
export const framePadding = 8;

/** Both in font sizes; the baseline is measured from the top of the line. */
const lineHeight = 1.38;
const baseline = 1.02;

export function makeRoom(doc: Document, points: number): void {
  if (doc.y + points > page.height - margins.bottom) doc.addPage();
}

export function heightOfRow(sheet: Sheet, { cells, drawing, isFramed, spaceAfter }: Row): number {
  const heights = cells.map((cell) =>
    cell.parts.reduce((sum, { text, style }) => sum + heightOfText(sheet, text, style, cell.width), 0),
  );
  if (drawing) heights.push(drawing.height);
  return Math.max(...heights) + (isFramed ? 2 * framePadding : 0) + spaceAfter;
}

export function drawRow(sheet: Sheet, parent: Element, row: Row): void {
  const { doc } = sheet;
  const height = heightOfRow(sheet, row);
  const fits = height <= contentHeight;
  if (fits) makeRoom(doc, height);
  const top = doc.y;
  if (row.isFramed)
    decorate(doc, () => {
      doc.lineWidth(1.4).dash(5, { space: 3.5 });
      doc.rect(left, top, width, height - row.spaceAfter).stroke(sheet.brand.colors.accent);
    });
  if (row.drawing) drawFigure(sheet, parent, row.drawing);
  const { bar } = row;
  if (bar) decorate(doc, () => doc.rect(bar.x, top + 3, bar.width, 8).fill(sheet.brand.colors[bar.color]));
  const element = row.tag ? addElement(doc, parent, row.tag) : parent;
  for (const cell of row.cells) {
    // Cells longer than a page follow each other down the pages.
    if (fits) doc.y = top + (row.isFramed ? framePadding : 0);
    drawCell(sheet, element, cell);
  }
  doc.y = fits ? top + height : doc.y + row.spaceAfter;
  if (row.isRuledBelow) drawRule(sheet, 0.5, 'line', doc.y - row.spaceAfter + 2);
}

function drawCell(sheet: Sheet, parent: Element, cell: Cell): void {
  const { doc } = sheet;
  const { x, mark, tag } = cell;
  const { y } = doc;
  if (mark === 'box')
    decorate(doc, () =>
      doc
        .lineWidth(0.8)
        .rect(x - 14, y + 2.5, 7.5, 7.5)
        .stroke(sheet.brand.colors.text),
    );
  if (mark === 'bullet')
    decorate(doc, () => doc.circle(x - 10, y + 6.5, 1.5).fill(sheet.brand.colors.accent));
  const element = addElement(doc, tag === 'LBody' ? addElement(doc, parent, 'LI') : parent, tag ?? 'P');
  for (const { text, style } of cell.parts) drawText(sheet, element, text, style, cell);
}

const scaled = (style: Style, { typeScale }: Sheet) => ({
  ...style,
  size: style.size * typeScale,
  lineSize: (style.lineSize ?? style.size) * typeScale,
});

function drawText(sheet: Sheet, element: Element, text: string, ownStyle: Style, cell: Cell): void {
  const { doc } = sheet;
  const { x, width, isRightAligned } = cell;
  const style = scaled(ownStyle, sheet);
  setType(sheet, style);
  const fitted = fitToFont(doc, text);
  if (fitted === null) {
    for (const line of pictureLines(sheet, text, style, width)) {
      makeRoom(doc, style.size * lineHeight);
      const y = doc.y + style.size * baseline;
      element.add(() => drawPicturedLine(doc, line, x, y));
      doc.y += style.size * lineHeight;
    }
    return;
  }
  const align = isRightAligned ? 'right' : 'left';
  element.add(() => doc.text(fitted, x, doc.y, { width, align, ...lineOptions(doc, style) }));
}

export function heightOfText(sheet: Sheet, text: string, ownStyle: Style, width: number): number {
  const { doc } = sheet;
  const style = scaled(ownStyle, sheet);
  setType(sheet, style);
  const fitted = fitToFont(doc, text);
  if (fitted === null) return pictureLines(sheet, text, style, width).length * style.size * lineHeight;
  return doc.heightOfString(fitted, { width, ...lineOptions(doc, style) });
}

/** Points: of its longest line, and of its longest word, which for a pictured text is not known. */
export function widthsOfText(sheet: Sheet, text: string, ownStyle: Style) {
  const { doc } = sheet;
  const style = scaled(ownStyle, sheet);
  setType(sheet, style);
  const fitted = fitToFont(doc, text);
  if (fitted === null) {
    const line = Math.max(...pictureLines(sheet, text, style, width).map((each) => each.width));
    return { line, word: line };
  }
  const widest = (parts: readonly string[]) => Math.max(...parts.map((part) => doc.widthOfString(part)));
  return { line: widest(fitted.split('\n')), word: widest(fitted.split(/\s/)) };
}

export function setType({ doc, brand }: Sheet, { font, size, color }: Style): void {
  doc.font(font).fontSize(size).fillColor(brand.colors[color]);
}

export function lineOptions(doc: Document, { size, lineSize = size }: Style) {
  return { lineGap: lineSize * lineHeight - doc.currentLineHeight(true), baseline: -lineSize * baseline };
}

/** `text` in characters of the current font, plain ones for variants it lacks (CO2 for CO₂); null if others are left. */
function fitToFont(doc: Document, text: string): string | null {
  // pdfkit has no public way to ask its font.
  const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })
    ._font;
  const holds = (character: string) =>
    character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const fitted = [...tidy(text)]
    .map((character) => (holds(character) ? character : character.normalize('NFKC')))
    .join('');
  return [...fitted].every(holds) ? fitted : null;
}

/** Well-formed text without control characters. */
const tidy = (text: string) =>
  text
    // Not toWellFormed, which iPhones before iOS 16.4 do not have.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');

function pictureLines(
  { rasterizeText, brand }: Sheet,
  text: string,
  style: Style,
  width: number,
): TextLine[] {
  const { font, size, color } = style;
  return rasterizeText(tidy(text), {
    size,
    width,
    isBold: font !== 'regular',
    color: brand.colors[color],
  });
}

const labelStyle: Style = { font: 'bold', size: labelSize, color: 'text' };

/** A drawing at the left, with its words for listeners; its lines keep the scale they were laid out for. */
export function drawFigure(sheet: Sheet, parent: Element, drawing: PaperDrawing): void {
  const { doc } = sheet;
  const { y } = doc;
  const figure = doc.struct('Figure', { alt: drawing.label });
  parent.add(figure);
  figure.add(() => {
    doc.save().translate(left, y);
    for (const { path, fill, stroke, lineWidth = 1, isDashed } of drawing.shapes) {
      doc.path(path).lineWidth(lineWidth).lineJoin('round');
      if (isDashed) doc.dash(2, { space: 2 });
      else doc.undash();
      if (fill && stroke) doc.fillAndStroke(sheet.brand.drawing[fill], sheet.brand.drawing[stroke]);
      else if (fill) doc.fill(sheet.brand.drawing[fill]);
      else if (stroke) doc.stroke(sheet.brand.drawing[stroke]);
    }
    for (const { text, at, paint } of drawing.labels) {
      setType(sheet, labelStyle);
      doc.fillColor(sheet.brand.drawing[paint]);
      const start = at[0] - doc.widthOfString(text) / 2;
      doc.text(text, start, at[1], { lineBreak: false, baseline: 'alphabetic' });
    }
    doc.restore();
  });
  doc.y = y;
}

/** The company's mark, `height` points high. */
export function drawLogo(
  { doc, brand: { logo, colors } }: Sheet,
  x: number,
  y: number,
  height: number,
): void {
  decorate(doc, () => {
    doc.translate(x, y).scale(height / logo.height);
    for (const { path, fill, stroke, strokeWidth } of logo.paths) {
      if (fill) doc.path(path).fill(paintLogo(fill, colors));
      if (stroke) doc.path(path).lineWidth(strokeWidth).stroke(paintLogo(stroke, colors));
    }
  });
}

export function drawRule({ doc, brand }: Sheet, thickness: number, color: Style['color'], y: number): void {
  decorate(doc, () => doc.rect(left, y, width, thickness).fill(brand.colors[color]));
}

/** Decoration: screen readers skip it. */
export function decorate(doc: Document, draw: () => void): void {
  doc.markContent('Artifact').save();
  draw();
  doc.restore().endMarkedContent();
}

export function addElement(doc: Document, parent: Element, tag: string): Element {
  // With a scope, a screen reader names the column with each cell.
  const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } =
    tag === 'TH' ? { scope: 'Column' } : {};
  const element = doc.struct(tag, options);
  parent.add(element);
  return element;
}
