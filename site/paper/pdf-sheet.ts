// What is drawn on the pages of a PDF, and what it is called to a listener: rows of cells, rules, pictured text.

import type { PictureText, TextLine } from './picture-text.ts';

export type Element = PDFKit.PDFStructureElement;
type Document = PDFKit.PDFDocument;

export interface Sheet {
  readonly doc: Document;
  /** Red, green and blue, 0 to 255. */
  readonly colors: Readonly<Record<'text' | 'soft' | 'accent' | 'line', [number, number, number]>>;
  /** Draws what the fonts do not hold. */
  readonly pictureText: PictureText;
}

export interface Style {
  readonly font: 'display' | 'regular' | 'bold';
  /** Points. */
  readonly size: number;
  readonly color: keyof Sheet['colors'];
}

/** Texts below each other that are one thing to a listener. */
export interface Cell {
  readonly parts: readonly { readonly text: string; readonly style: Style }[];
  readonly x: number;
  readonly width: number;
  /** A paragraph, if nothing else. */
  readonly tag?: 'H1' | 'H2' | 'LBody' | 'TH' | 'TD' | undefined;
  readonly isRightAligned?: boolean;
  /** Stands to the left of the text. */
  readonly mark?: 'bullet' | 'box';
}

/** Cells beside each other. They stay on one page. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly tag?: 'TR';
  readonly isRuledBelow?: boolean;
  readonly isFramed?: boolean;
  readonly spaceAfter: number;
}

/** Points: US Letter, three quarters of an inch at the sides, room for a line at the foot. */
export const page = { width: 612, height: 792 } as const;
export const margins = { top: 50, bottom: 60, left: 54, right: 54 } as const;
export const left = margins.left;
export const width = page.width - margins.left - margins.right;
export const contentHeight = page.height - margins.top - margins.bottom;
export const framePadding = 10;

/** In type sizes: from line to line, and from the top of a line to what its letters stand on. */
const lineHeight = 1.38;
const baseline = 1.02;

export function makeRoom(doc: Document, points: number): void {
  if (doc.y + points > page.height - margins.bottom) doc.addPage();
}

export function heightOfRow(sheet: Sheet, { cells, isFramed, spaceAfter }: Row): number {
  const heights = cells.map((cell) =>
    cell.parts.reduce((sum, { text, style }) => sum + heightOfText(sheet, text, style, cell.width), 0),
  );
  return Math.max(...heights) + (isFramed ? 2 * framePadding : 0) + spaceAfter;
}

export function drawRow(sheet: Sheet, parent: Element, row: Row): void {
  const { doc, colors } = sheet;
  const height = heightOfRow(sheet, row);
  const fits = height <= contentHeight;
  if (fits) makeRoom(doc, height);
  const top = doc.y;
  if (row.isFramed)
    decorate(doc, () => {
      doc.lineWidth(1.4).dash(5, { space: 3.5 });
      doc.rect(left, top, width, height - row.spaceAfter).stroke(colors.accent);
    });
  const element = row.tag ? addElement(doc, parent, row.tag) : parent;
  for (const cell of row.cells) {
    // What is longer than a page goes on below, and the next cell follows it.
    if (fits) doc.y = top + (row.isFramed ? framePadding : 0);
    drawCell(sheet, element, cell);
  }
  doc.y = fits ? top + height : doc.y + row.spaceAfter;
  if (row.isRuledBelow) drawRule(sheet, 0.5, 'line', doc.y - row.spaceAfter + 2);
}

function drawCell(sheet: Sheet, parent: Element, cell: Cell): void {
  const { doc, colors } = sheet;
  const { x, mark, tag } = cell;
  const { y } = doc;
  if (mark === 'box')
    decorate(doc, () =>
      doc
        .lineWidth(0.8)
        .rect(x - 14, y + 2.5, 7.5, 7.5)
        .stroke(colors.text),
    );
  if (mark === 'bullet') decorate(doc, () => doc.circle(x - 10, y + 6.5, 1.5).fill(colors.accent));
  const element = addElement(doc, tag === 'LBody' ? addElement(doc, parent, 'LI') : parent, tag ?? 'P');
  for (const { text, style } of cell.parts) drawText(sheet, element, text, style, cell);
}

function drawText(sheet: Sheet, element: Element, text: string, style: Style, cell: Cell): void {
  const { doc } = sheet;
  const { x, width, isRightAligned } = cell;
  setType(sheet, style);
  const spelled = spell(doc, text);
  if (spelled === null) {
    for (const line of pictureLines(sheet, text, style, width)) {
      makeRoom(doc, style.size * lineHeight);
      const ground = doc.y + style.size * baseline;
      element.add(() => drawPicturedLine(doc, line, x, ground));
      doc.y += style.size * lineHeight;
    }
    return;
  }
  const align = isRightAligned ? 'right' : 'left';
  element.add(() => doc.text(spelled, x, doc.y, { width, align, ...lineOptions(doc, style) }));
}

function heightOfText(sheet: Sheet, text: string, style: Style, width: number): number {
  const { doc } = sheet;
  setType(sheet, style);
  const spelled = spell(doc, text);
  if (spelled === null) return pictureLines(sheet, text, style, width).length * style.size * lineHeight;
  return doc.heightOfString(spelled, { width, ...lineOptions(doc, style) });
}

export function setType({ doc, colors }: Sheet, { font, size, color }: Style): void {
  doc.font(font).fontSize(size).fillColor(colors[color]);
}

export function lineOptions(doc: Document, { size }: Style) {
  return { lineGap: size * lineHeight - doc.currentLineHeight(true), baseline: -size * baseline };
}

/** `text` in what the present font holds, with the like of what it does not (CO2 for CO₂); null where there is no like. */
function spell(doc: Document, text: string): string | null {
  // pdfkit keeps the font it has read to itself, and only the font knows.
  const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })
    ._font;
  const holds = (character: string) =>
    character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const spelled = [...tidy(text)]
    .map((character) => (holds(character) ? character : character.normalize('NFKC')))
    .join('');
  return [...spelled].every(holds) ? spelled : null;
}

/** Well-formed text without control characters. */
const tidy = (text: string) =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '');

function pictureLines({ pictureText, colors }: Sheet, text: string, style: Style, width: number): TextLine[] {
  const { font, size, color } = style;
  return pictureText(tidy(text), { size, width, isBold: font !== 'regular', color: colors[color] });
}

/** `y`: what the letters stand on. */
function drawPicturedLine(doc: Document, line: TextLine, x: number, y: number): void {
  // What is read aloud and copied. Not by pdfkit, which calls it a Span: of those Poppler turns Arabic round.
  doc.addContent(`/P <</ActualText <feff${utf16(line.text)}>>> BDC`);
  drawPicture(doc, line, x, y);
  layTextOver(doc, line, x, y);
  doc.addContent('EMC');
}

/** Not by pdfkit's image(): in a browser it never finishes a PNG that has an alpha channel, and a canvas makes no other. */
function drawPicture(doc: Document, { draw, width, height, ascent }: TextLine, x: number, y: number): void {
  const { pixelWidth, pixelHeight, colors } = draw();
  const picture = doc.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: pixelWidth,
    Height: pixelHeight,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  picture.end(colors);
  const name = `Picture${picture.id}`;
  doc.page.xobjects[name] = picture;
  doc.save();
  doc.transform(width, 0, 0, -height, x, y - ascent + height).addContent(`/${name} Do`);
  doc.restore();
}

/** In a typeface of empty letters that says which character each one is: not seen, but selected, copied and found. */
function layTextOver(doc: Document, { characters, width }: TextLine, x: number, y: number): void {
  const codes = characters.slice(0, 255).map((_, position) => hex(position + 1, 2));
  const names = codes.map((code) => `c${code}`);
  // Half as wide as it is high: a wider blank would part the line for some readers.
  const letterWidth = 500;
  const letter = doc.ref({});
  letter.end(`${letterWidth} 0 d0`);
  const meanings = doc.ref({});
  meanings.end(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Unseen def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${codes.map((code, position) => `1 beginbfchar <${code}> <${utf16(characters[position] ?? '')}> endbfchar`).join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, letterWidth, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    Resources: {},
    CharProcs: Object.fromEntries(names.map((name) => [name, letter])),
    Encoding: { Type: 'Encoding', Differences: [1, ...names] },
    FirstChar: 1,
    LastChar: codes.length,
    Widths: codes.map(() => letterWidth),
    ToUnicode: meanings,
  });
  font.end(undefined);
  const name = `Unseen${font.id}`;
  doc.page.fonts[name] = font;
  const size = (width * 1000) / (codes.length * letterWidth);
  doc.save();
  doc.addContent(`BT 3 Tr /${name} ${size.toFixed(3)} Tf 1 0 0 -1 ${x} ${y} Tm <${codes.join('')}> Tj ET`);
  doc.restore();
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, place) => hex(text.charCodeAt(place), 4)).join('');

export function drawRule({ doc, colors }: Sheet, thickness: number, color: Style['color'], y: number): void {
  decorate(doc, () => doc.rect(left, y, width, thickness).fill(colors[color]));
}

/** What is only to be seen: a listener is told nothing of it. */
export function decorate(doc: Document, draw: () => void): void {
  doc.markContent('Artifact').save();
  draw();
  doc.restore().endMarkedContent();
}

export function addElement(doc: Document, parent: Element, tag: string): Element {
  // Headings of columns say so; a reader then names the column with each cell.
  const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } =
    tag === 'TH' ? { scope: 'Column' } : {};
  const element = doc.struct(tag, options);
  parent.add(element);
  return element;
}
