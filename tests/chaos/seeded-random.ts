/** Chance that can be repeated: the same seed draws the same numbers in the same order. */
export interface SeededRandom {
  /** A number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** True once in a while: `share` is the part of all draws, 0 to 1. */
  happens(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

export function seedRandom(seed: number): SeededRandom {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const draw = () => {
    // xorshift32 (Marsaglia 2003): enough to scatter kills and pauses.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(draw() * limit),
    happens: (share) => draw() < share,
    pick: (choices) => choices[Math.floor(draw() * choices.length)] ?? choices[0],
  };
}
