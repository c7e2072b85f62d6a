// Files that a page makes for the visitor, and what can be read in them.

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The file that a press on the button named `button` brings. */
export async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return file;
}

const openPdf = (data: Uint8Array) =>
  getDocument({
    data: new Uint8Array(data),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;

/** The text a reader of the PDF can select, page after page, with single spaces. */
export async function pdfText(path: string): Promise<string> {
  const file = await openPdf(readFileSync(path));
  const pieces: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) pieces.push(item.str);
  }
  return pieces.join(' ').replace(/\s+/g, ' ');
}

/** How large the letters of the lowest line on each sheet are, in points. */
export async function lettersAtFeet(pdf: Uint8Array): Promise<number[]> {
  const file = await openPdf(pdf);
  const sizes: number[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    const letters = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ height: item.height, y: item.transform[5] as number }] : [],
    );
    const foot = Math.min(...letters.map(({ y }) => y));
    sizes.push(Math.max(...letters.filter(({ y }) => y < foot + 3).map(({ height }) => height)));
  }
  return sizes;
}
