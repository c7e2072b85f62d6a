// From exact amounts to the whole dollars people read, without losing one on the way.

/**
 * Far above the error of binary fractions (about a billionth of a dollar here), far below half of any real price
 * step: smaller, and 11,250 × 1.15 would print as 12,937 instead of 12,938; larger, and it would round up real money.
 */
const binaryNoiseDollars = 1e-6;

/** Nearest whole dollar, halves up, as on a pocket calculator. */
export function roundToWholeDollars(dollars: number): number {
  return Math.floor(dollars + 0.5 + binaryNoiseDollars);
}

/**
 * Rounds the parts of a bill so that they add up to its printed sum: each part is cut to whole dollars, and what is
 * missing goes to the parts that lost most. No part moves by a full dollar.
 */
export function spreadWholeDollars(parts: readonly number[], sumDollars: number): number[] {
  const cut = parts.map((part) => Math.floor(part + binaryNoiseDollars));
  let missing = sumDollars - cut.reduce((sum, part) => sum + part, 0);
  const byLoss = parts
    .map((part, position) => ({ position, lost: part - (cut[position] ?? 0) }))
    .sort((a, b) => b.lost - a.lost);
  for (const { position } of byLoss) {
    if (missing <= 0) break;
    cut[position] = (cut[position] ?? 0) + 1;
    missing -= 1;
  }
  return cut;
}
