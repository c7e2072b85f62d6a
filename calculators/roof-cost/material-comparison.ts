// What does the same house cost under each roof, and what does each year of it cost? For the results (specification §2), the
// pages with prices and the paper.
// Life spans stand beside the prices in price-book.ts, each with its source. Upkeep and repairs are not counted.

import { type RoofCostAnswers, type RoofType, roofCostOptions } from './answers.ts';
import { estimateRoofCost } from './estimate.ts';
import { roofTypes } from './price-book.ts';

export interface MaterialComparison {
  readonly roofType: RoofType;
  readonly label: string;
  /** The material of the visitor's own estimate. */
  readonly isChosen: boolean;
  readonly lowDollars: number;
  readonly averageDollars: number;
  readonly highDollars: number;
  readonly lifeYears: number;
  /** The published life is a least one; so `dollarsPerYear` is a most. */
  readonly oftenLastsLonger: boolean;
  /** Average price over the published life, whole dollars. */
  readonly dollarsPerYear: number;
  /** Share of the most expensive roof’s average, from 0 to 1: the length of a bar. */
  readonly share: number;
}

/** The same house in every material offered, in the price book's order. */
export function compareMaterials(answers: RoofCostAnswers): MaterialComparison[] {
  const estimates = roofCostOptions.roofType.map((roofType) => ({
    roofType,
    ...estimateRoofCost({ ...answers, roofType }),
  }));
  const highest = Math.max(1, ...estimates.map(({ averageDollars }) => averageDollars));
  return estimates.map(({ roofType, lowDollars, averageDollars, highDollars }) => {
    const { label, lifeYears, oftenLastsLonger } = roofTypes[roofType];
    return {
      roofType,
      label,
      isChosen: roofType === answers.roofType,
      lowDollars,
      averageDollars,
      highDollars,
      lifeYears,
      oftenLastsLonger,
      dollarsPerYear: Math.round(averageDollars / lifeYears),
      share: averageDollars / highest,
    };
  });
}
