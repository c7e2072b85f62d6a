import { company } from '#client/company.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { roofCostWizardWords } from '#content/pages/roof-cost-wizard-words.ts';
import { Button, ButtonLink } from '#design/parts/Button.tsx';
import { FootBar } from '#design/parts/FootBar.tsx';
import { CallButton } from '../../../lead-forms/CallLinks.tsx';
import { type EstimatePaperSource, useEstimatePaper } from './useEstimatePaper.ts';

/** At the foot of the window as long as the results are read: back, book, keep, call. */
export function ResultsBar({ onBack, ...source }: EstimatePaperSource & { readonly onBack: () => void }) {
  const { pdf, download } = useEstimatePaper(source);
  return (
    <FootBar>
      <Button tone="line" icon="arrow-back" onClick={onBack}>
        {roofCostWizardWords.previous}
      </Button>
      <p role="status">{pdf === 'failed' ? words.pdfFailed : roofCostWizardWords.complete}</p>
      <Button tone="line" icon="download" disabled={pdf === 'preparing'} onClick={download}>
        {words.barPdf}
      </Button>
      <CallButton tone="line">{words.barCall}</CallButton>
      <ButtonLink href={company.bookingUrl.value} target="_blank" rel="noopener">
        <span>
          {words.barBook}
          <span data-rest=""> {words.barBookRest}</span>
          <span className="visually-hidden"> ({words.opensInNewTab})</span>
        </span>
      </ButtonLink>
    </FootBar>
  );
}
