// What the roof cost calculator charges: client/prices.json.

import data from '#client/prices.json' with { type: 'json' };
import type { Prices } from './business.ts';

const prices = data as unknown as Prices;
export const { pricesReviewedOn, dollarsPerSquareFoot, multipliers, additions, rangeFactors } = prices;
