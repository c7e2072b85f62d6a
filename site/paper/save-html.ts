// A paper as a file that any browser opens without the site: no script, nothing fetched.

import { downloadFile } from './download-file.ts';
import { writeHtml } from './html/write-html.ts';
import type { PaperDocument } from './paper-document.ts';

export function saveHtml(paper: PaperDocument, fileName: string): void {
  const tokens = getComputedStyle(document.documentElement);
  const readColor = (token: string) => tokens.getPropertyValue(token).trim();
  const page = writeHtml(paper, {
    text: readColor('--text'),
    soft: readColor('--text-soft'),
    accent: readColor('--text-accent'),
    line: readColor('--line-control'),
    ground: readColor('--surface-page'),
    sheet: readColor('--surface-raised'),
  });
  downloadFile(new Blob([page], { type: 'text/html' }), fileName);
}
