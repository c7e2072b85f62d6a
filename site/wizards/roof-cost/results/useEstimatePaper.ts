import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { composeEstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import { openPrintWindow } from '../../../paper/paper-page.tsx';
import { savePdf } from '../../../paper/save-pdf.ts';
import { describeIssue, usePaperFile } from '../../frame/usePaperFile.ts';
import type { RoofCostEntries } from '../entries.ts';

export interface EstimatePaperSource {
  readonly answers: RoofCostAnswers;
  readonly entries: RoofCostEntries;
}

/** The day of the last price review that the page came with: ISO date, or null for never. Our server keeps it up to date. */
export function readPriceReview(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="prices-reviewed"]')?.content || null;
}

/** The estimate on paper: to keep as a file or to print. */
export function useEstimatePaper({ answers, entries }: EstimatePaperSource) {
  const compose = () =>
    composeEstimateDocument({
      ...describeIssue(entries),
      answers,
      page: `${location.host}${location.pathname}`,
      pricesReviewedOn: readPriceReview(),
    });
  const { state, save } = usePaperFile(compose);
  return { pdf: state, download: () => save(savePdf), print: () => openPrintWindow(compose()) };
}
