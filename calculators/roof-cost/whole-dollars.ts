// Exact sums of money, and how they become whole dollars. Source: specification §9; reading 13.
// In binary fractions 210,950 × 1.15 falls just short of the half it is and would round down.

/** An amount of money in units of 10⁻²⁴ dollars: room for a price and five factors of four decimals each. */
export type ExactDollars = bigint;

const unitDecimals = 24;
const unitsPerDollar = 10n ** BigInt(unitDecimals);
const decimalsKept = 10_000;

/** A price of the price list, to four decimals. */
export function exactDollars(dollars: number): ExactDollars {
  return (BigInt(Math.round(dollars * decimalsKept)) * unitsPerDollar) / BigInt(decimalsKept);
}

/** `amount` times a factor of the price list, to four decimals. */
export function multiplyExactly(amount: ExactDollars, factor: number): ExactDollars {
  return (amount * BigInt(Math.round(factor * decimalsKept))) / BigInt(decimalsKept);
}

/** What is above a whole dollar; of -$1.25 it is 75 cents. */
function restOf(amount: ExactDollars): ExactDollars {
  const rest = amount % unitsPerDollar;
  return rest < 0n ? rest + unitsPerDollar : rest;
}

const cutToWholeDollars = (amount: ExactDollars) => Number((amount - restOf(amount)) / unitsPerDollar);

/** Nearest whole dollar, halves up. */
export function roundToWholeDollars(amount: ExactDollars): number {
  return cutToWholeDollars(amount + unitsPerDollar / 2n);
}

/** The number nearest to it. Read from its digits: dividing would round three times. */
export function toDollars(amount: ExactDollars): number {
  return Number(`${amount}e-${unitDecimals}`);
}

/**
 * Rounds the parts of a bill so that they add up to its printed sum: each part, a discount too, is cut down to whole
 * dollars, and what is missing goes to the parts that lost most. No part moves by more than a dollar.
 */
export function spreadWholeDollars(parts: readonly ExactDollars[], sumDollars: number): number[] {
  const cut = parts.map(cutToWholeDollars);
  let missing = sumDollars - cut.reduce((sum, part) => sum + part, 0);
  const byLoss = parts
    .map((part, position) => ({ position, lost: restOf(part) }))
    .sort((a, b) => Number(b.lost - a.lost));
  for (const { position } of byLoss) {
    if (missing <= 0) break;
    cut[position] = (cut[position] ?? 0) + 1;
    missing -= 1;
  }
  return cut;
}
