import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text a reader of the PDF can select, page after page, with single spaces. */
export async function pdfText(path: string): Promise<string> {
  const file = await getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;
  const pieces: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) pieces.push(item.str);
  }
  return pieces.join(' ').replace(/\s+/g, ' ');
}
