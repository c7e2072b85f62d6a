// What the company gives away, for how long, and on what terms. These are figures to begin with: change what is not so.
// Every figure is written here once; content/business/offer-words.ts turns them into phrases.

export const offers = {
  /** Free inspection and estimate. */
  inspectionPointCount: 12,
  inspectionValueDollars: 299,
  /** Insurance claim assistance, "valued at" on the home form. */
  claimAssistanceValueDollars: 200,
  /** Voucher toward roof replacement or repair. */
  voucherDollars: 1000,
  voucherValidDays: 30,
  estimateValidDays: 30,
  reportValidDays: 30,
  /** "We reply within … hours". */
  replyWithinHours: 24,
  /** Emergency crew on site, hours. */
  emergencyArrivalHours: { from: 1, to: 2 },
  /** Same-as-cash plans: this rate if the balance is paid in full within the term. */
  sameAsCash: { months: [6, 12, 18], ratePercent: 0 },
  /** Plans with fixed monthly payments, months. */
  extendedPlanMonths: { from: 24, to: 120 },
} as const;
