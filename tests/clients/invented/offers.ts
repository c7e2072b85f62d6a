export const offers = {
  inspectionPointCount: 12,
  inspectionValueDollars: 325,
  claimAssistanceValueDollars: 175,
  voucherDollars: 1250,
  voucherValidDays: 45,
  estimateValidDays: 60,
  reportValidDays: 75,
  replyWithinHours: 36,
  emergencyArrivalHours: { from: 2, to: 4 },
  sameAsCash: { months: [9, 15], ratePercent: 0 },
  extendedPlanMonths: { from: 36, to: 96 },
} as const;
