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

/** Nearest whole dollar, halves up. No amount is below zero. */
export function roundToWholeDollars(amount: ExactDollars): number {
  return Number((amount + unitsPerDollar / 2n) / unitsPerDollar);
}

/** The number nearest to it. Read from its digits: dividing would round three times. */
export function toDollars(amount: ExactDollars): number {
  return Number(`${amount}e-${unitDecimals}`);
}

/**
 * Rounds the parts of a bill so that they add up to its printed sum: each part is cut to whole dollars, and what is
 * missing goes to the parts that lost most. No part moves by more than a dollar.
 */
export function spreadWholeDollars(parts: readonly ExactDollars[], sumDollars: number): number[] {
  const cut = parts.map((part) => Number(part / unitsPerDollar));
  let missing = sumDollars - cut.reduce((sum, part) => sum + part, 0);
  const byLoss = parts
    .map((part, position) => ({ position, lost: part % unitsPerDollar }))
    .sort((a, b) => Number(b.lost - a.lost));
  for (const { position } of byLoss) {
    if (missing <= 0) break;
    cut[position] = (cut[position] ?? 0) + 1;
    missing -= 1;
  }
  return cut;
}
