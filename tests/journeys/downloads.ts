// Files that a page makes for the visitor, and what can be read in them.

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { piecesOfPdf, textOfPdf } from '../read-pdf.ts';

/** The file that a press on the button named `button` brings. */
export async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return file;
}

export const pdfText = (path: string): Promise<string> => textOfPdf(readFileSync(path));

/** How large the letters of the lowest line on each sheet are, in points. */
export async function lettersAtFeet(pdf: Uint8Array): Promise<number[]> {
  return (await piecesOfPdf(pdf)).map((pieces) => {
    const letters = pieces.map(({ height, transform }) => ({ height, y: transform[5] as number }));
    const foot = Math.min(...letters.map(({ y }) => y));
    return Math.max(...letters.filter(({ y }) => y < foot + 3).map(({ height }) => height));
  });
}
