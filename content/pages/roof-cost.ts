// Words around the roof cost calculator: head, voucher banner, selling points, badge. Quoted wording: specification §2 "Roof
// Cost Calculator page". Steps, options and results are in calculators/roof-cost.

import { company } from '#client/company.ts';
import { claims } from '../business/claim-words.ts';
import { offerWords } from '../business/offer-words.ts';
import { describePriceReview, isReviewCurrent, reviewInFolder } from '../business/price-review.ts';
import { climateIs, onlyWhere, onlyWith } from '../wording/only-where.ts';
import { capitalize, listWithAnd } from '../wording/text.ts';
import {
  fitDescription,
  fitTitle,
  type PageListing,
  type SectionHead,
  type TitledText,
} from './page-words.ts';

import { roofCostStepCount } from './wizard-step-words.ts';

export const roofCostListing = {
  title: fitTitle(
    `Roofing Replacement Cost Calculator for ${company.theServiceArea}`,
    'Roofing Replacement Cost Calculator',
  ),
  description: fitDescription(
    `Work out what a new roof may cost in ${company.theServiceArea}: size, material, stories, pitch and access in ${roofCostStepCount} steps, with the sum shown line by line.`,
    `Work out what a new roof may cost: size, material, stories, pitch and access in ${roofCostStepCount} steps, with the sum shown line by line.`,
  ),
  keywords: [
    'roof replacement cost calculator',
    `roof cost ${company.serviceArea}`,
    `new roof price ${company.metro}`,
    'roof price calculator',
    'roof estimate online',
  ],
} satisfies PageListing;

export const roofCostHead = {
  heading: `${capitalize(company.serviceArea)} Roofing Replacement Calculator`,
  lead: `${capitalize(roofCostStepCount)} short steps to an average price and a range. You see every line of it.`,
} as const satisfies SectionHead;

export const voucherBanner = {
  amount: offerWords.voucherAmount,
  title: offerWords.voucherBanner,
  text: `Voucher toward a roof replacement or repair. It comes with today’s estimate, good for ${offerWords.voucherValidity} from its date.`,
} as const;

/** What decides what goes under the shingles. */
const weather = [
  ...onlyWhere(climateIs.freezing, 'freeze and thaw', 'ice at the eaves'),
  ...onlyWhere(climateIs.coastal, 'salt air', 'wind-driven rain'),
  ...onlyWhere(climateIs.hotAndHumid, 'heat', 'moisture'),
  ...onlyWhere(climateIs.arid, 'sun', 'dust', 'sudden downpours'),
];

interface SellingPoint extends TitledText {
  /** When the prices were reviewed, after the text. Our server keeps title and review current (render-live-page.ts). */
  readonly review?: string;
}

/** Prices are called monthly only while their review is recent, and dated only where there was one. ISO dates. */
export function titlePrices(today: string, reviewedOn: string | null): string {
  if (reviewedOn === null) return 'Our own prices';
  return (isReviewCurrent(today, reviewedOn) && claims.calculatorPricing?.text) || 'Prices with a date';
}

/** The three selling points on `today`. ISO dates. */
export function listSellingPoints(today: string, reviewedOn = reviewInFolder): readonly SellingPoint[] {
  return [
    ...onlyWith(claims.calculatorWeather, ({ text: title }) => ({
      title,
      text: `${capitalize(listWithAnd(weather))} decide what goes under the shingles here, and that is in the price.`,
    })),
    {
      title: titlePrices(today, reviewedOn),
      text: 'Priced per square foot, with labor, permit and disposal included.',
      review: describePriceReview(reviewedOn),
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
  lead: `The calculator cannot run here. Tell us about the house instead, and we’ll work out the estimate and call you back within ${offerWords.replyTime}.`,
} as const satisfies SectionHead;
