// From a document to the bytes of a PDF: US Letter, selectable text, tagged for people who listen to it. Written by hand
// because what these two documents need is a fraction of what a library brings: docs/decisions/0019-own-pdf-writer.md.

import type { PaperDocument } from '../paper-document.ts';
import { drawBlock } from './draw-blocks.ts';
import type { TextStyle } from './latin-text.ts';
import { createPages, type Pages, pageSize } from './pages.ts';
import {
  columnWidth,
  createSheetWriter,
  margins,
  type PaperColors,
  type SheetWriter,
} from './sheet-writer.ts';
import type { TextPainter } from './text-picture.ts';

export interface PdfMeans {
  readonly colors: PaperColors;
  /** Draws what the built-in typefaces cannot; null leaves the letters' plain cousins. */
  readonly painter: TextPainter | null;
}

const styles = {
  company: { size: 15, isBold: true },
  small: { size: 8.5 },
  title: { size: 20, isBold: true },
  heading: { size: 12, isBold: true },
  label: { size: 9.5 },
  fact: { size: 9.5, isBold: true },
} as const satisfies Record<string, TextStyle>;

const left = margins.side;
const right = margins.side + columnWidth;

export async function writePdf(
  paper: PaperDocument,
  { colors, painter }: PdfMeans,
): Promise<Uint8Array<ArrayBuffer>> {
  const pages = createPages(painter);
  const sheet = createSheetWriter(pages);
  drawLetterhead(sheet, paper, colors);
  drawTitle(sheet, paper, colors);
  for (const { heading, blocks } of paper.sections) {
    // A heading alone at the foot of a page would belong to nothing.
    sheet.makeRoom(70);
    sheet.moveBy(7);
    pages.drawRule(left, sheet.y(), columnWidth, 0.8, colors.line);
    sheet.moveBy(7);
    pages.within('H2', () =>
      sheet.write({ text: heading, x: left, width: columnWidth, style: styles.heading, color: colors.text }),
    );
    sheet.moveBy(3);
    for (const block of blocks) drawBlock(sheet, block, colors);
  }
  drawFeet(pages, paper, colors);
  return pages.finish(`${paper.title}, ${paper.company.name}`, paper.company.name);
}

function drawLetterhead(sheet: SheetWriter, { company }: PaperDocument, colors: PaperColors): void {
  const { pages } = sheet;
  const half = columnWidth / 2;
  const lines = [company.addressLine, company.phone, company.email, company.hours];
  sheet.writeBeside([
    {
      height: 20,
      draw: () =>
        pages.within('P', () =>
          sheet.write({
            text: company.name,
            x: left,
            width: half,
            style: styles.company,
            color: colors.text,
          }),
        ),
    },
    {
      height: lines.length * 12,
      draw: () =>
        pages.within('P', () => {
          const place = { x: left + half, width: half, style: styles.small, isRightAligned: true };
          for (const text of lines) sheet.write({ ...place, text, color: colors.text });
        }),
    },
  ]);
  sheet.moveBy(6);
  pages.drawRule(left, sheet.y(), columnWidth, 2, colors.text);
  sheet.moveBy(16);
}

function drawTitle(sheet: SheetWriter, { title, head }: PaperDocument, colors: PaperColors): void {
  const { pages } = sheet;
  pages.within('H1', () =>
    sheet.write({ text: title, x: left, width: columnWidth, style: styles.title, color: colors.text }),
  );
  sheet.moveBy(2);
  let x = left;
  const y = sheet.y() + styles.fact.size;
  for (const { label, text } of head) {
    pages.within('P', () => {
      pages.drawText(label, x, y, styles.label, colors.soft);
      x += pages.widthOf(label, styles.label) + 5;
      pages.drawText(text, x, y, styles.fact, colors.text);
      x += pages.widthOf(text, styles.fact) + 20;
    });
  }
  sheet.moveBy(17);
}

function drawFeet(pages: Pages, { company }: PaperDocument, colors: PaperColors): void {
  const y = pageSize.height - 34;
  for (let page = 0; page < pages.count(); page += 1) {
    pages.turnTo(page);
    const number = `Page ${page + 1} of ${pages.count()}`;
    pages.drawAside(`${company.name}, ${company.phone}`, left, y, styles.small, colors.soft);
    pages.drawAside(number, right - pages.widthOf(number, styles.small), y, styles.small, colors.soft);
  }
}
