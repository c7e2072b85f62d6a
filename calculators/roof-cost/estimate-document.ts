// What does the estimate say that a homeowner keeps? Source: docs/specification.md §4, §9 "Estimate document"; reading 13.
// The file name is ours. Layout, fonts and today's date are not here.

import { offers } from '#client/shapes/offers.ts';
import { features } from '#content/business/features.ts';
import { describePriceReview } from '#content/business/price-review.ts';
import { roofCostResultWords as words } from '#content/pages/roof-cost-results-words.ts';
import { roofCostWizardWords as wizardWords } from '#content/pages/roof-cost-wizard-words.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { onlyWhere, onlyWith } from '#content/wording/only-where.ts';
import { makeFileName } from '../paper/file-name.ts';
import { composeHeadLines, describeLastDay, type Issuing } from '../paper/head-lines.ts';
import { companyHead, type PaperDocument } from '../paper/paper-document.ts';
import { describeAnswers } from './answer-rows.ts';
import type { RoofCostAnswers } from './answers.ts';
import { estimateRoofCost } from './estimate.ts';
import {
  estimateIncludes,
  estimateIsRough,
  estimateLeavesOut,
  inspectionText,
  rangeExplanation,
  voucherText,
} from './estimate-terms.ts';
import { outlineOfAnswers } from './house-outline.ts';
import { compareMaterials } from './material-comparison.ts';
import { describeLife } from './option-wording.ts';
import { describePitchLimit } from './pitch-limits.ts';
import { drawNumberedPlan, drawRoofPlan } from './roof-plan.ts';

export interface EstimateOrder extends Omit<Issuing, 'validDays'> {
  readonly answers: RoofCostAnswers;
  /** ISO date; null: never. */
  readonly pricesReviewedOn: string | null;
  /** Null on the paper that we mail: the visitor may have typed somebody else's address. */
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  } | null;
}

/** Composes the estimate document. @throws RangeError when `issuedOn` is no calendar date. */
export function composeEstimateDocument(order: EstimateOrder): PaperDocument {
  const { answers, customer, issuedOn, pricesReviewedOn, reference } = order;
  const scaleNote =
    outlineOfAnswers(answers) === null ? wizardWords.sheetNote : wizardWords.sheetNoteMeasured;
  const draw = (mostHeightPoints: number) => {
    const { drawing, feetPerInch } = drawRoofPlan(answers, planWidthPoints, mostHeightPoints);
    return { drawing, note: `${words.paperScale(feetPerInch)} ${scaleNote}` };
  };
  const estimate = estimateRoofCost(answers);
  const average = formatWholeDollars(estimate.averageDollars);
  const issuing = { reference, issuedOn, validDays: offers.estimateValidDays };
  const validity = `These figures are valid for ${issuing.validDays} days, through ${describeLastDay(issuing)}.`;
  const pitchLimit = describePitchLimit(answers);
  const voucherLastDay = describeLastDay({ issuedOn, validDays: offers.voucherValidDays });
  const { line, calculation, amount } = words.billColumns;
  return {
    fileName: makeFileName('Roof-Estimate', [customer?.name ?? reference ?? ''], issuedOn),
    title: words.paperTitle,
    company: companyHead,
    head: composeHeadLines(issuing),
    sections: [
      ...onlyWith(customer, ({ name, address, phone, email }) => ({
        blocks: [
          {
            kind: 'facts',
            facts: [
              { label: words.paperCustomer, text: name },
              { label: 'Address', text: address },
              { label: 'Phone', text: phone },
              { label: 'Email', text: email },
            ],
          } as const,
        ],
      })),
      {
        heading: words.rangeLabel,
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: words.average, text: average, isMain: true },
              { label: words.low, text: formatWholeDollars(estimate.lowDollars) },
              { label: words.high, text: formatWholeDollars(estimate.highDollars) },
            ],
          },
          { kind: 'text', text: `${estimateIncludes} ${estimateIsRough}` },
          ...(pitchLimit ? [{ kind: 'text', text: pitchLimit, isFine: true } as const] : []),
        ],
      },
      {
        heading: words.paperAnswers,
        blocks: [
          { kind: 'drawing', sizes: [draw(112), draw(92), draw(72)] },
          { kind: 'facts', facts: describeAnswers(answers) },
        ],
      },
      {
        heading: words.billTitle,
        blocks: [
          {
            kind: 'table',
            columns: [line, calculation, amount],
            rows: estimate.lines.map((row) => [
              row.label,
              row.calculation,
              formatWholeDollars(row.wholeDollars),
            ]),
            total: [words.billSum, '', average],
          },
        ],
      },
      {
        heading: words.paperRange,
        startsPage: true,
        blocks: [
          {
            kind: 'text',
            text: `${rangeExplanation} ${validity} ${describePriceReview(pricesReviewedOn)}`.trim(),
          },
        ],
      },
      {
        heading: words.leavesOutTitle,
        blocks: [{ kind: 'list', marks: 'bullet', items: estimateLeavesOut }],
      },
      {
        heading: words.comparisonTitle,
        blocks: [
          {
            kind: 'bars',
            bars: compareMaterials(answers).map(
              ({ roofType, label, isChosen, averageDollars, share, dollarsPerYear }) => ({
                label,
                text: words.paperComparison(
                  formatWholeDollars(averageDollars),
                  describeLife(roofType),
                  formatWholeDollars(dollarsPerYear),
                ),
                share,
                isMain: isChosen,
              }),
            ),
          },
        ],
      },
      {
        heading: `${offers.inspectionPointCount}-point roof inspection`,
        blocks: [
          { kind: 'text', text: inspectionText },
          {
            kind: 'list',
            marks: 'box',
            items: inspectionPoints.map(({ title }, position) => `${position + 1}. ${title}`),
            drawing: drawNumberedPlan(answers, numberedWidthPoints),
          },
        ],
      },
      ...onlyWhere(features.voucher, {
        heading: words.paperVoucher,
        blocks: [
          {
            kind: 'offer',
            amount: formatWholeDollars(offers.voucherDollars),
            text: voucherText,
            note: words.paperThrough(voucherLastDay),
          } as const,
        ],
      }),
      {
        heading: words.nextTitle,
        blocks: [
          {
            kind: 'list',
            marks: 'bullet',
            items: words.nextSteps.map(({ title, text }) => `${title}. ${text}`),
          },
        ],
      },
    ],
  };
}

/** Points: as wide as a Letter page leaves, and of the plan beside the list. */
const planWidthPoints = 504;
const numberedWidthPoints = 270;
