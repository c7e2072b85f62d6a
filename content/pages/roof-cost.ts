// Words around the roof cost calculator: head, voucher banner, selling points, badge. Quoted wording: specification §2 "Roof
// Cost Calculator page". Steps, options and results are in calculators/roof-cost.

import { claims } from '#client/claims.ts';
import { company } from '#client/company.ts';
import { offerWords } from '../business/offer-words.ts';
import { isReviewCurrent, pricesReviewedText } from '../business/price-review.ts';
import type { PageListing, SectionHead, TitledText } from './page-words.ts';

export const roofCostListing = {
  title: `Roofing Replacement Cost Calculator for ${company.serviceArea}`,
  description: `Work out what a new roof may cost in ${company.serviceArea}: size, material, stories, pitch and access in seven steps, with the sum shown line by line.`,
  keywords: [
    'roof replacement cost calculator',
    `roof cost ${company.serviceArea}`,
    `new roof price ${company.metro}`,
    'metal roof cost calculator',
    'roof estimate online',
  ],
} satisfies PageListing;

export const roofCostHead = {
  heading: `${company.serviceArea} Roofing Replacement Calculator`,
  lead: 'Seven short steps to an average price and a range. You see every line of it.',
} as const satisfies SectionHead;

export const voucherBanner = {
  amount: offerWords.voucherAmount,
  title: 'LIMITED OFFER / TODAY ONLY',
  text: `Voucher toward your replacement. Take it today, use it within ${offerWords.voucherValidity} of the date on your estimate.`,
} as const;

/** The three selling points on `today`, an ISO date: prices are called monthly only while their review is recent. */
export function listSellingPoints(today: string): readonly TitledText[] {
  return [
    {
      title: claims.calculatorWeather.text,
      text: 'Freeze and thaw, ice at the eaves and spring hail decide what goes under the shingles here, and that is in the price.',
    },
    {
      title: isReviewCurrent(today) ? claims.calculatorPricing.text : 'Prices with a date',
      text: `${pricesReviewedText} They are our own prices per square foot, with labor and disposal as they cost here.`,
    },
    {
      title: claims.calculatorAccuracy.text,
      text: 'Pitch, height and access are in the price, because they decide how a crew can work safely.',
    },
  ];
}

export const projectCountBadge = claims.calculatorProjects.text;

/** For visitors without script: a short form instead of the wizard (reading 30). */
export const roofCostNoScriptForm = {
  heading: 'Let us work it out for you',
  lead: `The calculator needs JavaScript. Tell us about the house instead: we work out the estimate and call you back within ${offerWords.replyTime}.`,
} as const satisfies SectionHead;
