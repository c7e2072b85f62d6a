// What does the report say that a homeowner downloads? Source: docs/specification.md §9 "Report"; reading 18.
// Layout, fonts and today's date are not here.

import { offers } from '#client/shapes/offers.ts';
import {
  energyAuditCallToAction,
  energyResultWords,
  energyReportWords as words,
} from '#content/pages/energy-savings-results-words.ts';
import { energyWizardWords } from '#content/pages/energy-savings-wizard-words.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { onlyWith } from '#content/wording/only-where.ts';
import { makeFileName } from '../paper/file-name.ts';
import {
  bullets,
  companyHead,
  composeHeadLines,
  customerFacts,
  describeLastDay,
  type Issuing,
  type PaperCustomer,
  type PaperDocument,
  section,
} from '../paper/paper-document.ts';
import type { EnergyAnswers } from './answers.ts';
import {
  benchmarkHeadline,
  compareWithBenchmark,
  describeHouse,
  describeSavings,
  explainSavings,
} from './figures-in-words.ts';
import {
  estimateEnergySavings,
  estimateReplacementCost,
  insuranceCaveat,
  insuranceCondition,
  insuranceTitle,
} from './savings.ts';

export interface ReportOrder extends Omit<Issuing, 'validDays'> {
  readonly answers: EnergyAnswers;
  /** Null on the paper that we mail: the visitor may have typed somebody else's address. */
  readonly customer: (PaperCustomer & { readonly firstName: string; readonly lastName: string }) | null;
}

/** Composes the energy report. @throws RangeError when `issuedOn` is no calendar date. */
export function composeReportDocument(order: ReportOrder): PaperDocument {
  const { answers, customer, issuedOn, reference } = order;
  const savings = estimateEnergySavings(answers);
  const covered = estimateReplacementCost(answers.homeSize);
  const issuing = { reference, issuedOn, validDays: offers.reportValidDays };
  const validity = `This report is valid for ${issuing.validDays} days, through ${describeLastDay(issuing)}.`;
  return {
    fileName: makeFileName(
      'Energy-Savings-Report',
      customer ? [customer.firstName, customer.lastName] : [reference ?? ''],
      issuedOn,
    ),
    title: 'Energy savings report',
    company: companyHead,
    head: composeHeadLines(issuing),
    sections: [
      {
        blocks: [
          ...onlyWith(customer, (them) =>
            customerFacts(words.customer, `${them.firstName} ${them.lastName}`, them),
          ),
          { kind: 'facts', facts: describeHouse(answers) },
        ],
      },
      section(
        energyWizardWords.resultsName,
        {
          kind: 'figures',
          figures: describeSavings(savings).map((figure) => ({
            ...figure,
            isMain: figure.label === energyResultWords.annual,
          })),
        },
        { kind: 'bars', bars: compareWithBenchmark(savings) },
        { kind: 'text', text: `${benchmarkHeadline} ${words.noPromise} ${validity}` },
      ),
      section(
        insuranceTitle,
        { kind: 'facts', facts: [{ label: words.onlyIf, text: insuranceCondition }] },
        {
          kind: 'figures',
          figures: [
            {
              label: words.covered,
              text: `${formatWholeDollars(covered.lowDollars)} – ${formatWholeDollars(covered.highDollars)}`,
            },
            {
              label: words.plus,
              text: `${formatWholeDollars(savings.annualSavings)} a year in energy savings`,
            },
          ],
        },
        { kind: 'text', text: insuranceCaveat, isFine: true },
      ),
      section(energyResultWords.howTitle, bullets(explainSavings(answers, savings))),
      section(
        energyAuditCallToAction.heading,
        { kind: 'text', text: energyAuditCallToAction.lead },
        { kind: 'figures', figures: [{ label: words.call, text: companyHead.phone }] },
      ),
    ],
  };
}
