export type SeededRandom = ReturnType<typeof seedRandom>;

/** Chance that can be repeated: the same seed draws the same numbers in the same order. */
export function seedRandom(seed: number) {
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
    /** A number from 0 up to, but not including, `limit`. */
    below: (limit: number) => Math.floor(draw() * limit),
    /** True once in a while: `share` is the part of all draws, 0 to 1. */
    happens: (share: number) => draw() < share,
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(draw() * choices.length)] ?? choices[0],
  };
}
