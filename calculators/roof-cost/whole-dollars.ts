// From exact amounts to the whole dollars people read, without losing one on the way. Source: specification §9; reading 13.

/**
 * Nearest whole dollar of the product as a computer works it out, halves up. Binary noise stays in: $11,250 × 1.15 falls a
 * hair short of a half and gives $12,937, in a spreadsheet or a script as well as here. Anyone who recomputes must agree.
 */
export function roundToWholeDollars(dollars: number): number {
  return Math.round(dollars);
}

/**
 * Rounds the parts of a bill so that they add up to its printed sum: each part is cut to whole dollars, and what is
 * missing goes to the parts that lost most. No part moves by more than a dollar.
 */
export function spreadWholeDollars(parts: readonly number[], sumDollars: number): number[] {
  const cut = parts.map((part) => Math.floor(part));
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
