// A paper as a PDF: US Letter, our typefaces embedded, text that can be selected and searched, tagged for screen readers.
// Blocks are laid out as rows of cells first, so that a section starts where all of it fits.

import PDFDocument from 'pdfkit';
import type { PaperBlock, PaperDocument, PaperSection } from '#calculators/paper/paper-document.ts';
import { type Group, layOut, styles, textGroup } from './lay-out-blocks.ts';
import {
  addElement,
  contentHeight,
  decorate,
  drawFigure,
  drawLogo,
  drawRow,
  drawRule,
  type Element,
  heightOfRow,
  left,
  lineOptions,
  makeRoom,
  margins,
  page,
  type Sheet,
  type Style,
  setType,
  width,
} from './pdf-sheet.ts';

export interface PdfMeans extends Omit<Sheet, 'doc' | 'typeScale'> {
  /** TrueType files: from a WOFF, fontkit decompresses its table of outlines again for every glyph. */
  readonly fonts: Readonly<Record<Style['font'], Uint8Array>>;
}

export async function writePdf(paper: PaperDocument, { fonts, ...means }: PdfMeans): Promise<Blob> {
  const { company } = paper;
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

  const sheet: Sheet = { ...means, doc, typeScale: 1 };
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHead(sheet, root, paper);
  for (const [position, sections] of inPages(paper.sections).entries()) {
    if (position > 0) doc.addPage();
    for (const section of fitToPage(sheet, sections)) drawSection(root, section);
  }
  drawEdges(sheet, paper);
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
        parts: [{ text: company.name, style: styles.company }],
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

/** The sections of each page that the paper is meant to have. */
function inPages(sections: readonly PaperSection[]): PaperSection[][] {
  const pages: PaperSection[][] = [[]];
  for (const section of sections) {
    if (section.startsPage) pages.push([]);
    pages.at(-1)?.push(section);
  }
  return pages;
}

/** A section as rows, in the size of type in which its page holds it. */
interface LaidSection {
  readonly sheet: Sheet;
  readonly groups: readonly Group[];
  readonly height: number;
}

/** Tried in turn: under long texts drawings get smaller first, then the type. */
const typeScales = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

function fitToPage(sheet: Sheet, sections: readonly PaperSection[]): LaidSection[] {
  const room = page.height - margins.bottom - sheet.doc.y;
  const sizesOf = (block: PaperBlock) => (block.kind === 'drawing' ? block.sizes.length : 1);
  const drawingSizes = Math.max(1, ...sections.flatMap(({ blocks }) => blocks.map(sizesOf)));
  let laid: LaidSection[] = [];
  for (const typeScale of typeScales)
    for (let drawingSize = 0; drawingSize < drawingSizes; drawingSize += 1) {
      laid = sections.map((section) => layOutSection({ ...sheet, typeScale }, section, drawingSize));
      if (laid.reduce((sum, { height }) => sum + height, 0) <= room) return laid;
    }
  return laid;
}

const spaceAboveSection = 12;

function layOutSection(sheet: Sheet, { heading, blocks }: PaperSection, drawingSize: number): LaidSection {
  const title = heading === undefined ? [] : [textGroup(heading, styles.heading, 3, 'H2')];
  const groups = [...title, ...blocks.map((block) => layOut(sheet, block, drawingSize))];
  const heights = groups.flatMap(({ rows }) => rows.map((row) => heightOfRow(sheet, row)));
  return { sheet, groups, height: heights.reduce((sum, each) => sum + each, spaceAboveSection) };
}

function drawSection(root: Element, { sheet, groups, height }: LaidSection): void {
  const { doc } = sheet;
  makeRoom(doc, Math.min(height, contentHeight));
  if (doc.y > margins.top) drawRule(sheet, 0.8, 'line', doc.y + spaceAboveSection / 2);
  doc.y += spaceAboveSection;
  const section = addElement(doc, root, 'Sect');
  for (const group of groups) drawGroup(sheet, section, group);
}

function drawGroup(sheet: Sheet, parent: Element, { tag, figure, rows }: Group): void {
  if (figure) drawFigure(sheet, parent, figure);
  const element = tag ? addElement(sheet.doc, parent, tag) : parent;
  for (const row of rows) drawRow(sheet, element, row);
}

/** The foot of every page, and the head of those after the first. */
function drawEdges(sheet: Sheet, { company, title, head }: PaperDocument): void {
  const { doc } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let number = 1; number <= count; number += 1) {
    doc.switchToPage(number - 1);
    const line = (start: string, end: string, y: number) => {
      doc.text(start, left, y, { lineBreak: false });
      doc.text(end, left + width - doc.widthOfString(end), y, { lineBreak: false });
    };
    const caller = `${company.name}, ${company.phone}`;
    decorate(doc, () => {
      setType(sheet, styles.fine);
      if (number > 1) line([title, ...head.slice(0, -1).map(({ text }) => text)].join(', '), caller, 24);
      line(number > 1 ? '' : caller, `Page ${number} of ${count}`, page.height - 41);
    });
  }
}
