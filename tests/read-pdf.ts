// What can be read in a PDF.

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export const openPdf = (data: Uint8Array) =>
  getDocument({
    data: new Uint8Array(data),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;

/** The pieces of text that a reader can select, page by page. */
export async function piecesOfPdf(data: Uint8Array) {
  const file = await openPdf(data);
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const { items } = await (await file.getPage(at + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    }),
  );
}

/** All of them, with single spaces. */
export async function textOfPdf(data: Uint8Array): Promise<string> {
  const pieces = (await piecesOfPdf(data)).flat();
  return pieces
    .map(({ str }) => str)
    .join(' ')
    .replace(/\s+/g, ' ');
}
