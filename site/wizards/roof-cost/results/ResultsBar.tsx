import { company, phoneHref } from '#content/business/company.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { roofCostWizardWords } from '#content/pages/roof-cost-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';
import { FootBar } from '#design/parts/FootBar.tsx';
import { type EstimatePaperSource, useEstimatePaper } from './useEstimatePaper.ts';

/** At the foot of the window as long as the results are read: book, keep, call. */
export function ResultsBar(source: EstimatePaperSource) {
  const { pdf, download } = useEstimatePaper(source);
  return (
    <FootBar>
      <p role="status">{pdf === 'failed' ? words.pdfFailed : roofCostWizardWords.complete}</p>
      <Button tone="line" icon="download" disabled={pdf === 'preparing'} onClick={download}>
        {words.barPdf}
      </Button>
      <ButtonLink tone="line" icon="phone" href={phoneHref}>
        {words.barCall}
      </ButtonLink>
      <ButtonLink href={company.bookingUrl.value} target="_blank" rel="noopener">
        <span>
          {words.barBook}
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </span>
      </ButtonLink>
    </FootBar>
  );
}
