// The estimate document as a paper: which of its parts stands where.

import { composeEstimateDocument, type EstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import { estimateIncludes, estimateIsRough } from '#calculators/roof-cost/estimate-terms.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import type { PaperDocument } from '../../../paper/paper-document.ts';
import { type RoofCostEntries, readAnswersOf } from '../entries.ts';

/** The paper of the visitor's estimate, dated `today` ("2026-03-09"). Null while the answers make no sense. */
export function composeEstimatePaper(entries: RoofCostEntries, today: string): PaperDocument | null {
  const reading = readAnswersOf(entries);
  if (reading.kind === 'invalid') return null;
  const { name, phone, email, address, request } = entries;
  return paperOf(
    composeEstimateDocument({
      answers: reading.answers,
      customer: { name, phone, email, address },
      reference: request?.delivery?.kind === 'received' ? request.delivery.reference : null,
      issuedOn: today,
      inspectionPoints: inspectionPoints.map(({ title }) => title),
    }),
  );
}

function paperOf(estimate: EstimateDocument): PaperDocument {
  const { range, checklist, voucher } = estimate;
  return {
    fileName: estimate.fileName,
    title: estimate.title,
    company: estimate.company,
    head: estimate.head,
    sections: [
      { heading: words.paperCustomer, blocks: [{ kind: 'facts', facts: estimate.customer }] },
      {
        heading: words.rangeLabel,
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: words.low, text: range.low },
              { label: words.average, text: range.average, isMain: true },
              { label: words.high, text: range.high },
            ],
          },
          { kind: 'text', text: `${estimateIncludes} ${estimateIsRough} ${estimate.validity}` },
        ],
      },
      { heading: words.paperAnswers, blocks: [{ kind: 'facts', facts: estimate.answers }] },
      {
        heading: words.billTitle,
        blocks: [
          {
            kind: 'table',
            columns: [words.billColumns.line, words.billColumns.calculation, words.billColumns.amount],
            rows: estimate.breakdown.map(({ label, text, amount }) => [label, text, amount]),
            sum: [words.billSum, '', estimate.total],
          },
          { kind: 'text', text: estimate.rangeExplanation, isFine: true },
        ],
      },
      {
        heading: words.leavesOutTitle,
        blocks: [{ kind: 'list', marks: 'bullet', items: estimate.leavesOut }],
      },
      {
        heading: words.paperVoucher,
        blocks: [
          {
            kind: 'offer',
            amount: voucher.amount,
            text: voucher.text,
            note: words.paperThrough(voucher.validThrough),
          },
        ],
      },
      {
        heading: checklist.title,
        blocks: [
          { kind: 'text', text: checklist.note },
          { kind: 'list', marks: 'box', items: checklist.points },
        ],
      },
    ],
  };
}
