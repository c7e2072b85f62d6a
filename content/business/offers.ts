// What the company gives away and for how long. Source: specification §1 and §9. Every figure is written here once.

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
} as const;
