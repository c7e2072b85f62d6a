// The PDF as a visitor gets it: colors of the site, letters of this device, into the downloads.

import { downloadFile } from './download-file.ts';
import type { PaperDocument } from './paper-document.ts';
import type { PaperColor } from './pdf/pages.ts';
import { createTextPainter } from './pdf/text-picture.ts';
import { writePdf } from './pdf/write-pdf.ts';

export async function savePdf(paper: PaperDocument): Promise<void> {
  const colors = {
    text: readColor('--text'),
    soft: readColor('--text-soft'),
    accent: readColor('--text-accent'),
    line: readColor('--line-control'),
  };
  const bytes = await writePdf(paper, { colors, painter: createTextPainter() });
  downloadFile(new Blob([bytes], { type: 'application/pdf' }), paper.fileName);
}

/** What a color token stands for on this page, as the browser computes it. */
function readColor(token: string): PaperColor {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const parts =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
