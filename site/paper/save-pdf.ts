// The PDF as a visitor gets it: library and fonts are fetched at the press.

import besleyUrl from '@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf?url';
import publicSansUrl from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf?url';
import publicSansBoldUrl from '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf?url';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { downloadFile } from './download-file.ts';
import { pictureText } from './picture-text.ts';

export async function savePdf(paper: PaperDocument): Promise<void> {
  const [{ writePdf }, display, regular, bold] = await Promise.all([
    import('./write-pdf.ts'),
    fetchFont(besleyUrl),
    fetchFont(publicSansUrl),
    fetchFont(publicSansBoldUrl),
  ]);
  const colors = {
    text: readColor('--text'),
    soft: readColor('--text-soft'),
    accent: readColor('--text-accent'),
    line: readColor('--line-control'),
  };
  const pdf = await writePdf(paper, { fonts: { display, regular, bold }, colors, pictureText });
  downloadFile(pdf, `${paper.fileName}.pdf`);
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  return new Uint8Array(await response.arrayBuffer());
}

/** What a color token stands for on this page: red, green and blue, 0 to 255. */
function readColor(token: string): [number, number, number] {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return [red, green, blue];
}
