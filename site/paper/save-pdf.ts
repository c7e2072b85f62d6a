// The PDF as a visitor gets it: library and fonts are fetched at the press.

import besleyUrl from '@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf?url';
import publicSansUrl from '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf?url';
import publicSansBoldUrl from '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf?url';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { downloadFile } from './download-file.ts';
import { brand } from './PaperSheet.tsx';
import { rasterizeText } from './rasterize-text.ts';

export async function savePdf(paper: PaperDocument): Promise<void> {
  const [{ writePdf }, display, regular, bold] = await Promise.all([
    import('#paper/write-pdf.ts'),
    fetchFont(besleyUrl),
    fetchFont(publicSansUrl),
    fetchFont(publicSansBoldUrl),
  ]);
  const pdf = await writePdf(paper, { brand, fonts: { display, regular, bold }, rasterizeText });
  downloadFile(pdf, `${paper.fileName}.pdf`);
}

async function fetchFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  return new Uint8Array(await response.arrayBuffer());
}
