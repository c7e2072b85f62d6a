import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { composeReportDocument } from '#calculators/energy-savings/report-document.ts';
import { energyResultWords as words } from '#content/pages/energy-savings-results-words.ts';
import { energyToasts } from '#content/pages/energy-savings-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import type { Toasts } from '#design/parts/Toast.tsx';
import { saveHtml } from '../../../paper/paper-page.tsx';
import { savePdf } from '../../../paper/save-pdf.ts';
import { describeIssue, usePaperFile } from '../../frame/usePaperFile.ts';
import type { EnergyEntries } from '../entries.ts';

interface NextActionsProps {
  readonly entries: EnergyEntries;
  readonly answers: EnergyAnswers;
  readonly toasts: Toasts;
  readonly onChange: () => void;
  readonly onStartOver: () => void;
}

/** Take the report along, change the answers, or begin again. */
export function NextActions({ entries, answers, toasts, onChange, onStartOver }: NextActionsProps) {
  const { state, save } = usePaperFile(
    () => composeReportDocument({ ...describeIssue(entries), answers }),
    () => toasts.show(energyToasts.reportDownloaded),
  );
  const isPreparing = state === 'preparing';

  return (
    <div className="stack" data-print="hide">
      <p className="soft">{words.reportLead}</p>
      <div className="stack">
        <div className="stack" data-gap="2">
          <Button tone="line" icon="download" disabled={isPreparing} onClick={() => save(saveHtml)}>
            {words.downloadReport}
          </Button>
          <p className="fine">{words.downloadReportNote}</p>
        </div>
        <div className="stack" data-gap="2">
          <Button
            tone="line"
            icon="download"
            state={isPreparing ? 'submitting' : 'ready'}
            onClick={() => save(savePdf)}
          >
            {isPreparing ? words.savingPdf : words.savePdf}
          </Button>
          <p className="fine">{words.savePdfNote}</p>
        </div>
        <p role="status" className="trouble">
          {state === 'failed' && words.reportFailed}
        </p>
        <div className="row" data-gap="3">
          <Button tone="line" onClick={onChange}>
            {words.change}
          </Button>
          <Button tone="line" onClick={onStartOver}>
            {words.startOver}
          </Button>
        </div>
      </div>
    </div>
  );
}
