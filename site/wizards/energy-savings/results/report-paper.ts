// The energy report as a paper: which of its parts stands where. The HTML file and the PDF are both made from it.

import type { ReportDocument } from '#calculators/energy-savings/report-document.ts';
import {
  energyResultWords,
  energyReportWords as words,
} from '#content/pages/energy-savings-results-words.ts';
import { energyWizardWords } from '#content/pages/energy-savings-wizard-words.ts';
import type { PaperDocument } from '../../../paper/paper-document.ts';

/** The paper of a report, named as the PDF. */
export function composeReportPaper(report: ReportDocument): PaperDocument {
  const { insurance } = report;
  return {
    fileName: report.pdfFileName,
    title: report.title,
    company: report.company,
    head: report.head,
    sections: [
      {
        heading: energyWizardWords.resultsName,
        blocks: [
          {
            kind: 'figures',
            figures: report.savings.map((figure) => ({
              ...figure,
              isMain: figure.label === energyResultWords.annual,
            })),
          },
          { kind: 'text', text: `${words.noPromise} ${report.validity}` },
        ],
      },
      { heading: words.customer, blocks: [{ kind: 'facts', facts: report.customer }] },
      { heading: words.property, blocks: [{ kind: 'facts', facts: report.property }] },
      {
        heading: insurance.title,
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: words.covered, text: insurance.range, isMain: true },
              { label: words.plus, text: insurance.plus },
            ],
          },
          { kind: 'text', text: insurance.caveat, isFine: true },
        ],
      },
      { heading: words.overTime, blocks: [{ kind: 'figures', figures: report.milestones }] },
      {
        heading: energyResultWords.howTitle,
        blocks: report.howWorkedOut.map((text) => ({ kind: 'text', text, isFine: true }) as const),
      },
    ],
  };
}
