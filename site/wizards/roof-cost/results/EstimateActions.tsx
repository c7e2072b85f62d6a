import { useState } from 'react';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { composeEstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import { company, phoneHref } from '#content/business/company.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { openPrintWindow } from '../../../paper/paper-page.tsx';
import { readToday } from '../../../paper/read-today.ts';
import { savePdf } from '../../../paper/save-pdf.ts';
import type { RoofCostEntries } from '../entries.ts';
import styles from './EstimateActions.module.css';
import { ShareEstimate } from './ShareEstimate.tsx';

interface EstimateActionsProps {
  readonly answers: RoofCostAnswers;
  readonly entries: RoofCostEntries;
}

/** Book, take along, print, call, share. */
export function EstimateActions({ answers, entries }: EstimateActionsProps) {
  const [pdf, setPdf] = useState<'idle' | 'preparing' | 'failed'>('idle');

  const { request } = entries;
  const composePaper = () =>
    composeEstimateDocument({
      answers,
      customer: entries,
      reference: request?.delivery?.kind === 'received' ? request.delivery.reference : null,
      issuedOn: readToday(),
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

  return (
    <div className={styles.actions}>
      <ButtonLink
        href={company.bookingUrl.value}
        target="_blank"
        rel="noopener"
        icon="calendar"
        className={styles.wide}
      >
        <span>
          {words.book}
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </span>
      </ButtonLink>
      {pdf === 'preparing' ? (
        <Button tone="line" state="submitting">
          {words.preparingPdf}
        </Button>
      ) : (
        <Button tone="line" icon="download" onClick={() => void download()}>
          {words.downloadPdf}
        </Button>
      )}
      <Button tone="line" icon="print" onClick={() => openPrintWindow(composePaper())}>
        {words.print}
      </Button>
      <p role="status" className={styles.trouble}>
        {pdf === 'failed' && words.pdfFailed}
      </p>
      <p className={styles.call}>
        {words.callLead} <a href={phoneHref}>{company.phone.value.display}</a>
      </p>
      <ShareEstimate answers={answers} />
    </div>
  );
}
