import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { composePaper } from '#leads/notice/compose-paper.ts';
import { readBrand } from '#paper/read-brand.ts';
import { writePdf } from '#paper/write-pdf.ts';
import type { PaperOrder } from './paper-pdf.ts';

const besley = import.meta.resolve('@expo-google-fonts/besley/600SemiBold/Besley_600SemiBold.ttf');
const publicSans = import.meta.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf');
const publicSansBold = import.meta.resolve(
  '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf',
);
const readFont = (url: string) => new Uint8Array(readFileSync(fileURLToPath(url)));

const readText = (url: string) => readFileSync(fileURLToPath(url), 'utf8');

const { lead, reference, issuedOn, pricesReviewedOn }: PaperOrder = workerData;
const paper = composePaper(lead, reference, issuedOn, pricesReviewedOn);
const pdf =
  paper &&
  (await writePdf(paper, {
    brand: readBrand({
      palette: readText(import.meta.resolve('#client/palette.css')),
      logo: readText(import.meta.resolve('#client/logo.svg')),
    }),
    fonts: {
      display: readFont(besley),
      regular: readFont(publicSans),
      bold: readFont(publicSansBold),
    },
    // The browser has typefaces for other scripts; a server has not, and nothing that was typed is on this paper.
    rasterizeText: () => {
      throw new Error('Our typefaces lack a character.');
    },
  }));
parentPort?.postMessage({
  answer: paper &&
    pdf && { fileName: `${paper.fileName}.pdf`, content: new Uint8Array(await pdf.arrayBuffer()) },
});
