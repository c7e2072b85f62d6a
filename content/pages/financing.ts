// Words of the financing page. It informs and offers no credit. Source: specification §2 "Financing page"; the figures are
// in client/offers.json. The contractor's lender may ask for further wording before launch.

import { company } from '#client/company.ts';
import { offers } from '#client/shapes/offers.ts';
import type { Question } from '#client/shapes/service.ts';
import { actionWords } from '../business/action-words.ts';
import { features } from '../business/features.ts';
import { offerWords } from '../business/offer-words.ts';
import { isPromised } from '../business/promised.ts';
import { countOf } from '../wording/counts.ts';
import { onlyWhere } from '../wording/only-where.ts';
import type { PageListing, SectionHead, TitledText } from './page-words.ts';

export const financingListing = {
  title: `Roof Financing: ${offerWords.sameAsCashRate} Same-as-Cash and Longer Plans`,
  description: `Pay for a roof over time: ${offerWords.sameAsCashRate} for ${offerWords.sameAsCashMonths} if paid in full, or ${offerWords.extendedPlanMonths}. ${isPromised('noPrepaymentPenalty') ? 'No prepayment penalty. ' : ''}See how it works.`,
  keywords: [
    `roof financing ${company.region}`,
    'same as cash roof',
    'monthly payments new roof',
    `roof payment plan ${company.metro} area`,
    ...onlyWhere(isPromised('noPrepaymentPenalty'), 'no prepayment penalty'),
  ],
} satisfies PageListing;

export const financingHead = {
  heading: 'Financing',
  lead: 'These plans let you fix your roof now and spread out the cost.',
} as const satisfies SectionHead;

const { from: shortest, to: longest } = offers.extendedPlanMonths;

export const sameAsCashSection = {
  heading: 'Same as cash',
  lead: `${offerWords.sameAsCashRate} if paid in full within ${offerWords.sameAsCashMonths}. You choose the term.`,
  plans: offers.sameAsCash.months.map((months) => ({ months, text: countOf(months, 'month') })),
  note: 'If any balance remains when the term ends, interest will be charged from the purchase date. On approved credit; your credit agreement has the rate.',
} as const;

export const extendedPlansSection = {
  heading: 'Extended plans',
  lead: `Fixed monthly payments over ${offerWords.extendedPlanMonths}. The rate depends on the lender and on your credit.`,
  plans: [
    { months: shortest, text: `${countOf(shortest, 'month')}: higher payments, less interest in all.` },
    { months: longest, text: `${countOf(longest, 'month')}: lower payments, more interest in all.` },
  ],
  note: 'Ask the lender for the APR, the payment and the total before you choose.',
} as const;

/** Under the bars of both kinds of plan, which are drawn at one scale. */
export const planScale = {
  months: longest,
  text: `Each bar is the length of its plan, out of ${countOf(longest, 'month')}.`,
} as const;

export const prepaymentSection: SectionHead = isPromised('noPrepaymentPenalty')
  ? {
      heading: 'No prepayment penalty',
      lead: 'Pay any plan off early, in part or in full. It costs nothing extra and can save interest.',
    }
  : {
      heading: 'Paying it off early',
      lead: 'Ask the lender what paying a plan off early costs, and whether it saves interest, before you choose.',
    };

/** The roofs of the page of worked prices, as what one would borrow. */
export const planCovers = {
  basis: features.voucher
    ? `The example roofs at our calculator’s average price, drawn at one scale. The ${offerWords.voucher} comes off first, and you finance the rest.`
    : 'The example roofs at our calculator’s average price, drawn at one scale.',
  rest: (average: string) => (features.voucher ? `to finance, of ${average}` : 'to finance'),
  link: 'How each price is built',
} as const;

export const applicationSteps = {
  heading: 'How to apply',
  steps: [
    {
      title: 'Application',
      text: 'You get the lender’s application with your written estimate.',
    },
    {
      title: 'Instant decision',
      text: 'The lender usually answers right away. If it needs anything else, it tells you.',
    },
    {
      title: 'Choose your plan',
      text: 'Compare the term, the APR, the monthly payment and the total cost side by side. Take your time.',
    },
    {
      title: 'Start',
      text: `Sign the credit agreement and the roofing contract.${isPromised('noPrepaymentPenalty') ? ' You can still pay early at any time.' : ''}`,
    },
  ],
} as const satisfies { heading: string; steps: readonly TitledText[] };

export const financingQuestions: readonly Question[] = [
  {
    question: 'Who lends the money?',
    answer:
      'A lender, not us. We pass on the application and do the roofing. The lender decides on credit, sets the rate and sends the statements.',
  },
  {
    question: 'Will applying affect my credit score?',
    answer:
      'It may, since lenders often make a credit inquiry. Ask whether a soft check is possible first. We do not see your credit report.',
  },
  {
    question: 'Can I finance an insurance deductible or an upgrade?',
    answer:
      'You may finance your own share of a job, if the lender agrees. You owe your deductible: we never pay, waive, rebate or hide it.',
  },
  ...onlyWhere(features.voucher, {
    question: `Does the ${offerWords.voucher} still count?`,
    answer: `Yes. It comes off the contract price of a replacement or repair first, and you finance the rest. It is valid for ${offerWords.voucherValidity}.`,
  }),
];

export const financingSmallPrint =
  'This page is information and not an offer of credit. Plans come from third-party lenders, depend on credit approval and may change. Your credit agreement has the binding terms.';

export const financingClosing = {
  heading: 'Start with a written estimate',
  lead: 'You need a price before any plan makes sense. The inspection and the estimate are free.',
  button: actionWords.estimate,
} as const satisfies SectionHead & { button: string };
