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
import {
  bullets,
  companyHead,
  composeHeadLines,
  customerFacts,
  describeLastDay,
  type Issuing,
  type PaperBlock,
  type PaperCustomer,
  type PaperDocument,
  section,
} from '../paper/paper-document.ts';
import type { RoofCostAnswers } from './answers.ts';
import { estimateRoofCost, type RoofCostEstimate } from './estimate.ts';
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
import { drawNumberedPlan } from './numbered-plan.ts';
import { describeLife } from './option-wording.ts';
import { describePitchLimit } from './pitch-limits.ts';
import { describeAnswers } from './project-summary.ts';
import { drawRoofPlan, planHeights } from './roof-plan.ts';
import { writeShortLink } from './shared-link.ts';

export interface EstimateOrder extends Omit<Issuing, 'validDays'> {
  readonly answers: RoofCostAnswers;
  /** ISO date; null: never. */
  readonly pricesReviewedOn: string | null;
  /** Of the calculator, as somebody types it: "example.com/roofing-calculator". */
  readonly page?: string;
  /** Null on the paper that we mail: the visitor may have typed somebody else's address. */
  readonly customer: (PaperCustomer & { readonly name: string }) | null;
}

/** Composes the estimate document. @throws RangeError when `issuedOn` is no calendar date. */
export function composeEstimateDocument(order: EstimateOrder): PaperDocument {
  const { answers, customer, page = null, issuedOn, pricesReviewedOn, reference } = order;
  const estimate = estimateRoofCost(answers);
  const issuing = { reference, issuedOn, validDays: offers.estimateValidDays };
  const validity = `These figures are valid for ${issuing.validDays} days, through ${describeLastDay(issuing)}.`;
  const range = `${rangeExplanation} ${validity} ${describePriceReview(pricesReviewedOn)}`.trim();
  const reading = section(words.paperRange, { kind: 'text', text: range });
  return {
    fileName: makeFileName('Roof-Estimate', [customer?.name ?? reference ?? ''], issuedOn),
    title: words.paperTitle,
    company: companyHead,
    head: composeHeadLines(issuing),
    sections: [
      ...onlyWith(customer, (them) => ({ blocks: [customerFacts(words.paperCustomer, them.name, them)] })),
      section(words.rangeLabel, ...headline(answers, estimate)),
      section(words.paperAnswers, roofPlan(answers), { kind: 'facts', facts: describeAnswers(answers) }),
      section(
        words.billTitle,
        ...bill(estimate),
        ...onlyWith(page, (place) => ({
          kind: 'text' as const,
          text: words.paperReopen(`${place}?${writeShortLink(answers)}`),
          isFine: true,
        })),
      ),
      // The mailed paper has no customer's address: page 1 has room for it.
      { ...reading, startsPage: customer !== null },
      { ...section(words.leavesOutTitle, bullets(estimateLeavesOut)), startsPage: customer === null },
      section(words.comparisonTitle, comparison(answers)),
      section(
        `${offers.inspectionPointCount}-point roof inspection`,
        { kind: 'text', text: inspectionText },
        inspectionList(answers),
      ),
      ...onlyWhere(
        features.voucher,
        section(words.paperVoucher, {
          kind: 'offer',
          amount: formatWholeDollars(offers.voucherDollars),
          text: voucherText,
          note: words.paperThrough(describeLastDay({ issuedOn, validDays: offers.voucherValidDays })),
        }),
      ),
      section(
        words.nextTitle,
        bullets(
          words.nextSteps.map(
            ({ title, text }, index) =>
              `${title}. ${text}${index === 0 ? ` ${words.paperCall(companyHead.phone)}` : ''}`,
          ),
        ),
      ),
    ],
  };
}

function headline(answers: RoofCostAnswers, estimate: RoofCostEstimate): PaperBlock[] {
  const [average, low, high] = [estimate.averageDollars, estimate.lowDollars, estimate.highDollars].map(
    formatWholeDollars,
  ) as [string, string, string];
  const pitchLimit = describePitchLimit(answers);
  return [
    {
      kind: 'figures',
      figures: [
        { label: words.average, text: average, isMain: true },
        { label: words.low, text: low },
        { label: words.high, text: high },
      ],
    },
    { kind: 'text', text: `${estimateIncludes} ${estimateIsRough} ${words.paperNotWritten}` },
    ...(pitchLimit ? [{ kind: 'text', text: pitchLimit, isFine: true } as const] : []),
  ];
}

/** Points: of plan and house as wide as a Letter page leaves, and of the plan beside the list. */
const planWidthPoints = 504;
const numberedWidthPoints = 270;

function roofPlan(answers: RoofCostAnswers): PaperBlock {
  const scaleNote =
    outlineOfAnswers(answers) === null ? wizardWords.sheetNote : wizardWords.sheetNoteMeasured;
  const draw = (mostHeightPoints: number) => {
    const { drawing, feetPerInch, drawn } = drawRoofPlan(answers, planWidthPoints, mostHeightPoints);
    const note = [
      words.paperScale(feetPerInch),
      scaleNote,
      words.paperSlopes,
      ...(['skylights', 'chimneys'] as const)
        .filter((kind) => drawn[kind] < answers[kind])
        .map((kind) => words.paperDrawn(drawn[kind], answers[kind], kind)),
    ].join(' ');
    return { drawing, note };
  };
  const [largest, ...smaller] = planHeights;
  return { kind: 'drawing', sizes: [draw(largest), ...smaller.map(draw)] };
}

/** What this roof has not, such as a valley, is not on the plan either. */
function inspectionList(answers: RoofCostAnswers): PaperBlock {
  const { drawing, isOnPlan } = drawNumberedPlan(answers, numberedWidthPoints);
  const items = inspectionPoints.map(
    ({ title }, position) => `${position + 1}. ${title}${isOnPlan[position] ? '' : words.paperNoneHere}`,
  );
  return { kind: 'list', marks: 'box', items, drawing };
}

function bill({ lines, averageDollars }: RoofCostEstimate): PaperBlock[] {
  const { line, calculation, amount } = words.billColumns;
  const unchanged = lines.filter(({ dollars }) => dollars === 0).map(({ label }) => label);
  return [
    {
      kind: 'table',
      columns: [line, calculation, amount],
      rows: lines
        .filter(({ dollars }) => dollars !== 0)
        .map((row) => [row.label, row.calculation, formatWholeDollars(row.wholeDollars)]),
      total: [words.billSum, '', formatWholeDollars(averageDollars)],
    },
    ...onlyWhere(unchanged.length > 0, {
      kind: 'text' as const,
      text: words.billUnchanged(unchanged.join(', ')),
    }),
  ];
}

const comparison = (answers: RoofCostAnswers): PaperBlock => ({
  kind: 'bars',
  bars: compareMaterials(answers)
    .sort((a, b) => a.averageDollars - b.averageDollars)
    .map(({ roofType, label, isChosen, averageDollars, share, dollarsPerYear }) => ({
      label,
      text: words.paperComparison(
        formatWholeDollars(averageDollars),
        describeLife(roofType),
        formatWholeDollars(dollarsPerYear),
      ),
      share,
      isMain: isChosen,
    })),
});
