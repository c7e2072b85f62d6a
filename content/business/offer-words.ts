// The offers as phrases, so that no page types a figure. Source of the figures: client/offers.json.

import { offers } from '#client/shapes/offers.ts';
import { countOf, spellCount } from '../wording/counts.ts';
import { formatWholeDollars } from '../wording/money.ts';
import { listWithOr } from '../wording/text.ts';

const arrival = offers.emergencyArrivalHours;
const replyTime = countOf(offers.replyWithinHours, offers.replyInBusinessHours ? 'business hour' : 'hour');

/** Ready-made phrases for the offers; each starts in lower case unless its name says otherwise. */
export const offerWords = {
  inspection: `${offers.inspectionPointCount}-point inspection`,
  /** "Free 12-point inspection": slide, buttons, banners. */
  freeInspectionTitle: `Free ${offers.inspectionPointCount}-point inspection`,
  inspectionPoints: `${offers.inspectionPointCount} points`,
  /** "$299" */
  inspectionValue: formatWholeDollars(offers.inspectionValueDollars),
  /** "$200" */
  claimAssistanceValue: formatWholeDollars(offers.claimAssistanceValueDollars),
  /** "$1,000" */
  voucherAmount: formatWholeDollars(offers.voucherDollars),
  voucher: `${formatWholeDollars(offers.voucherDollars)} voucher`,
  /** "“$1k cash” voucher"; the short name stands only for whole thousands. */
  voucherByName:
    offers.voucherDollars % 1000 === 0 ? `“$${offers.voucherDollars / 1000}k cash” voucher` : 'voucher',
  /** Over the voucher of the cost calculator; fixed by the specification, §2. */
  voucherBanner: 'LIMITED OFFER / TODAY ONLY',
  voucherValidity: countOf(offers.voucherValidDays, 'day'),
  estimateValidity: countOf(offers.estimateValidDays, 'day'),
  reportValidity: countOf(offers.reportValidDays, 'day'),
  /** "24 hours", "8 business hours" */
  replyTime,
  /** "24 hours, on weekends and holidays too", "8 business hours" */
  replyTimeOnAnyDay: `${replyTime}${offers.replyInBusinessHours ? '' : ', on weekends and holidays too'}`,
  emergencyArrival: `${arrival.from}–${arrival.to} hours`,
  /** "one to two hours", for running text. */
  emergencyArrivalSpelled: `${spellCount(arrival.from)} to ${spellCount(arrival.to)} hours`,
  /** "0%" */
  sameAsCashRate: `${offers.sameAsCash.ratePercent}%`,
  sameAsCashMonths: `${listWithOr(offers.sameAsCash.months.map(String))} months`,
  extendedPlanMonths: `${offers.extendedPlanMonths.from} to ${offers.extendedPlanMonths.to} months`,
  longestPlan: countOf(offers.extendedPlanMonths.to, 'month'),
} as const;
