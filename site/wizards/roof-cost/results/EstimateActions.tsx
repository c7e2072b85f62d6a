import { company } from '#client/company.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { Button, ButtonLink } from '#design/parts/Button.tsx';
import { PhoneLink } from '../../../lead-forms/CallLinks.tsx';
import styles from './EstimateActions.module.css';
import { ShareEstimate } from './ShareEstimate.tsx';
import { type EstimatePaperSource, useEstimatePaper } from './useEstimatePaper.ts';

/** Book, take along, print, call, share. */
export function EstimateActions(source: EstimatePaperSource) {
  const { pdf, download, print } = useEstimatePaper(source);
  return (
    <div className={`columns ${styles.actions}`} data-fold="phone" data-gap="3">
      <ButtonLink
        href={company.bookingUrl.value}
        target="_blank"
        rel="noopener"
        icon="calendar"
        className="whole"
      >
        <span>
          {words.book}
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </span>
      </ButtonLink>
      <Button
        tone="line"
        icon="download"
        state={pdf === 'preparing' ? 'submitting' : 'ready'}
        onClick={download}
      >
        {pdf === 'preparing' ? words.preparingPdf : words.downloadPdf}
      </Button>
      <Button tone="line" icon="print" onClick={print}>
        {words.print}
      </Button>
      <p role="status" className="whole small trouble">
        {pdf === 'failed' && words.pdfFailed}
      </p>
      <p className={`whole ${styles.call}`}>
        {words.callLead} <PhoneLink className="touch" />
      </p>
      <ShareEstimate answers={source.answers} />
    </div>
  );
}
