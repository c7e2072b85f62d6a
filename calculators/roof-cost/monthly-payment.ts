// What is the average a month, with a same-as-cash plan? The terms are the financing page's; the lender decides on credit.

import { offers } from '#client/offers.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { sameAsCashSection } from '#content/pages/financing.ts';
import { formatWholeDollars } from '#content/wording/money.ts';

/** Months, shortest first. */
export const paymentTerms = offers.sameAsCash.months;
export const longestTerm = Math.max(...paymentTerms);

/** Whole dollars a month, rounded up: a balance left at the end would be charged interest for the whole term. */
export function monthlyPaymentDollars(averageDollars: number, months: number): number {
  return Math.ceil(averageDollars / months);
}

/** "or $1,026 a month for 18 months at 0%" */
export function describeMonthlyPayment(averageDollars: number, months: number): string {
  const payment = formatWholeDollars(monthlyPaymentDollars(averageDollars, months));
  return `or ${payment} a month for ${months} months at ${offerWords.sameAsCashRate}`;
}

/** What that depends on. */
export const paymentCondition = `The ${offerWords.sameAsCashRate} holds if you pay in full within the term. ${sameAsCashSection.note}`;
