// What stands in the report a homeowner downloads? A document without a form: the HTML file and the PDF both render it.
// Source: specification §9 "Report"; ruling 18. Layout, escaping and today's date are not here.

import { offers } from '#content/business/offers.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { type CompanyHead, companyHead } from '../paper/company-head.ts';
import { makeFileName } from '../paper/file-name.ts';
import { composeHeadLines, describeLastDay, type Issuing } from '../paper/head-lines.ts';
import type { LabelledText } from '../paper/labelled-text.ts';
import type { EnergyAnswers } from './answers.ts';
import { describeMilestones } from './cumulative-savings.ts';
import { describeHouse, describeSavings } from './figures-in-words.ts';
import { explainSavings } from './how-worked-out.ts';
import { estimateReplacementCost, insuranceCaveat, insuranceTitle } from './replacement-cost.ts';
import { estimateEnergySavings } from './savings.ts';

export interface ReportOrder extends Omit<Issuing, 'validDays'> {
  readonly answers: EnergyAnswers;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
  };
}

/** Every text is plain: typed angle brackets are still angle brackets, and the renderer escapes them. */
export interface ReportDocument {
  /** The HTML file the specification asks for. */
  readonly fileName: string;
  /** The same name for the true PDF. */
  readonly pdfFileName: string;
  readonly title: string;
  readonly company: CompanyHead;
  readonly head: readonly LabelledText[];
  readonly customer: readonly LabelledText[];
  readonly property: readonly LabelledText[];
  readonly savings: readonly LabelledText[];
  readonly milestones: readonly LabelledText[];
  readonly insurance: {
    readonly title: string;
    readonly range: string;
    readonly plus: string;
    readonly caveat: string;
  };
  readonly howWorkedOut: readonly string[];
  readonly validity: string;
}

/** Composes the energy report. @throws RangeError when `issuedOn` is no calendar date. */
export function composeReportDocument(order: ReportOrder): ReportDocument {
  const { answers, customer, issuedOn } = order;
  const savings = estimateEnergySavings(answers);
  const covered = estimateReplacementCost(answers.homeSize);
  const issuing = { reference: order.reference, issuedOn, validDays: offers.reportValidDays };
  const names = [customer.firstName, customer.lastName];
  return {
    fileName: makeFileName('Energy-Savings-Report', names, issuedOn, 'html'),
    pdfFileName: makeFileName('Energy-Savings-Report', names, issuedOn, 'pdf'),
    title: 'Energy savings report',
    company: companyHead,
    head: composeHeadLines(issuing),
    customer: [
      { label: 'Name', text: `${customer.firstName} ${customer.lastName}` },
      { label: 'Address', text: customer.address },
      { label: 'Phone', text: customer.phone },
      { label: 'Email', text: customer.email },
    ],
    property: describeHouse(answers),
    savings: describeSavings(savings),
    milestones: describeMilestones(savings),
    insurance: {
      title: insuranceTitle,
      range: `${formatWholeDollars(covered.lowDollars)} – ${formatWholeDollars(covered.highDollars)}`,
      plus: `${formatWholeDollars(savings.annualSavings)} a year in energy savings`,
      caveat: insuranceCaveat,
    },
    howWorkedOut: explainSavings(answers, savings),
    validity: `This report is valid for ${issuing.validDays} days, through ${describeLastDay(issuing)}.`,
  };
}
