// Words around the roof cost calculator: head, voucher banner, selling points, badge. Quoted wording: specification §2 "Roof
// Cost Calculator page". Steps, options and results are in calculators/roof-cost.

import { company } from '#client/company.ts';
import { claims } from '../business/claims.ts';
import { offerWords } from '../business/offer-words.ts';
import { isReviewCurrent, pricesReviewedText, reviewCurrentThrough } from '../business/price-review.ts';
import { climateIs, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';
import {
  fitDescription,
  fitTitle,
  type PageListing,
  type SectionHead,
  type TitledText,
} from './page-words.ts';

export const roofCostListing = {
  title: fitTitle(
    `Roofing Replacement Cost Calculator for ${company.theServiceArea}`,
    'Roofing Replacement Cost Calculator',
  ),
  description: fitDescription(
    `Work out what a new roof may cost in ${company.theServiceArea}: size, material, stories, pitch and access in seven steps, with the sum shown line by line.`,
    'Work out what a new roof may cost: size, material, stories, pitch and access in seven steps, with the sum shown line by line.',
  ),
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

/** What decides what goes under the shingles. */
const weather = [
  ...onlyWhere(climateIs.freezing, 'freeze and thaw', 'ice at the eaves', 'spring hail'),
  ...onlyWhere(climateIs.coastal, 'salt air', 'wind-driven rain'),
  ...onlyWhere(climateIs.hotAndHumid, 'heat', 'moisture'),
  ...onlyWhere(climateIs.arid, 'sun', 'dust', 'sudden downpours'),
];

/** The three selling points on `today`, an ISO date: prices are called monthly only while their review is recent. */
interface SellingPoint extends TitledText {
  /** A title that holds through a day, and what takes its place. */
  readonly ends?: { readonly lastDay: string; readonly afterwards: string };
}

const datedPrices = pricesReviewedText ? 'Prices with a date' : 'Our own prices';

export function listSellingPoints(today: string): readonly SellingPoint[] {
  const monthly = isReviewCurrent(today) ? claims.calculatorPricing?.text : undefined;
  return [
    ...onlyWith(claims.calculatorWeather, ({ text: title }) => ({
      title,
      text: `${capitalize(listWithAnd(weather))} decide what goes under the shingles here, and that is in the price.`,
    })),
    {
      title: monthly ?? datedPrices,
      text: [
        pricesReviewedText,
        'They are our own prices per square foot, with labor and disposal as they cost here.',
      ]
        .filter(Boolean)
        .join(' '),
      ...(monthly &&
        reviewCurrentThrough && { ends: { lastDay: reviewCurrentThrough, afterwards: datedPrices } }),
    },
    {
      title: claims.calculatorAccuracy?.text ?? 'Your roof, not an average',
      text: 'Pitch, height and access are in the price, because they decide how a crew can work safely.',
    },
  ];
}

export const projectCountBadge = claims.calculatorProjects?.text;

/** For visitors without script: a short form instead of the wizard (reading 30). */
export const roofCostNoScriptForm = {
  heading: 'Let us work it out for you',
  lead: `The calculator needs JavaScript. Tell us about the house instead: we work out the estimate and call you back within ${offerWords.replyTime}.`,
} as const satisfies SectionHead;
