// What stands on the estimate a homeowner keeps? A document without a form: the print window and the PDF both render it.
// Source: specification §4, §9 "Estimate document". The file name is ours. Layout, fonts and today's date are not here.

import { offers } from '#content/business/offers.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { type CompanyHead, companyHead } from '../paper/company-head.ts';
import { makeFileName } from '../paper/file-name.ts';
import { composeHeadLines, describeLastDay, type Issuing } from '../paper/head-lines.ts';
import type { LabelledText } from '../paper/labelled-text.ts';
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

export interface EstimateOrder extends Omit<Issuing, 'validDays'> {
  readonly answers: RoofCostAnswers;
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly address: string;
  };
  /** The titles of the 12-point checklist, from content/services. */
  readonly inspectionPoints: readonly string[];
}

/** Every text is plain: typed angle brackets are still angle brackets, and the renderer escapes them. */
export interface EstimateDocument {
  readonly fileName: string;
  readonly title: string;
  readonly company: CompanyHead;
  readonly head: readonly LabelledText[];
  readonly customer: readonly LabelledText[];
  readonly range: { readonly low: string; readonly average: string; readonly high: string };
  readonly rangeExplanation: string;
  readonly answers: readonly LabelledText[];
  readonly breakdown: readonly (LabelledText & { readonly amount: string })[];
  /** The sum of the breakdown: the average. */
  readonly total: string;
  readonly terms: readonly string[];
  readonly leavesOut: readonly string[];
  readonly checklist: { readonly title: string; readonly note: string; readonly points: readonly string[] };
  readonly voucher: { readonly amount: string; readonly text: string; readonly validThrough: string };
  readonly validity: string;
}

/** Composes the estimate document. @throws RangeError when `issuedOn` is no calendar date. */
export function composeEstimateDocument(order: EstimateOrder): EstimateDocument {
  const { answers, customer, issuedOn } = order;
  const estimate = estimateRoofCost(answers);
  const issuing = { reference: order.reference, issuedOn, validDays: offers.estimateValidDays };
  return {
    fileName: makeFileName('Roof-Estimate', [customer.name], issuedOn, 'pdf'),
    title: 'Roof replacement estimate',
    company: companyHead,
    head: composeHeadLines(issuing),
    customer: [
      { label: 'Name', text: customer.name },
      { label: 'Address', text: customer.address },
      { label: 'Phone', text: customer.phone },
      { label: 'Email', text: customer.email },
    ],
    range: {
      low: formatWholeDollars(estimate.lowDollars),
      average: formatWholeDollars(estimate.averageDollars),
      high: formatWholeDollars(estimate.highDollars),
    },
    rangeExplanation,
    answers: describeAnswers(answers),
    breakdown: estimate.lines.map((line) => ({
      label: line.label,
      text: line.calculation,
      amount: formatWholeDollars(line.wholeDollars),
    })),
    total: formatWholeDollars(estimate.averageDollars),
    terms: [estimateIncludes, estimateIsRough],
    leavesOut: estimateLeavesOut,
    checklist: {
      title: `${offers.inspectionPointCount}-point roof inspection`,
      note: inspectionText,
      points: order.inspectionPoints,
    },
    voucher: {
      amount: formatWholeDollars(offers.voucherDollars),
      text: voucherText,
      validThrough: describeLastDay({ issuedOn, validDays: offers.voucherValidDays }),
    },
    validity: `This estimate is valid for ${issuing.validDays} days, through ${describeLastDay(issuing)}.`,
  };
}
