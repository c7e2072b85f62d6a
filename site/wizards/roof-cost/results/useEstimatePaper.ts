import { useState } from 'react';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { composeEstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import { formatPhone } from '#leads/forms/phone.ts';
import { openPrintWindow } from '../../../paper/paper-page.tsx';
import { readToday } from '../../../paper/read-today.ts';
import { savePdf } from '../../../paper/save-pdf.ts';
import type { RoofCostEntries } from '../entries.ts';
import { readPriceReview } from './read-price-review.ts';

export interface EstimatePaperSource {
  readonly answers: RoofCostAnswers;
  readonly entries: RoofCostEntries;
}

/** The estimate on paper: to keep as a file or to print. */
export function useEstimatePaper({ answers, entries }: EstimatePaperSource) {
  const [pdf, setPdf] = useState<'idle' | 'preparing' | 'failed'>('idle');
  const { request } = entries;
  const composePaper = () =>
    composeEstimateDocument({
      answers,
      customer: { ...entries, phone: formatPhone(entries.phone) },
      page: `${location.host}${location.pathname}`,
      reference: request?.whereabouts?.kind === 'received' ? request.whereabouts.reference : null,
      issuedOn: readToday(),
      pricesReviewedOn: readPriceReview(),
    });

  const download = async () => {
    setPdf('preparing');
    try {
      await savePdf(composePaper());
      setPdf('idle');
    } catch {
      setPdf('failed');
    }
  };
  return { pdf, download: () => void download(), print: () => openPrintWindow(composePaper()) };
}
