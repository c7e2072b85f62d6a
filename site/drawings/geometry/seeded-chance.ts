/** The next number of a row that looks random, from 0 up to but not including 1. */
export type Chance = () => number;

/**
 * Chance that repeats itself: the server and the browser must scatter the same shingles, or the picture would
 * jump when the page comes alive. The mixing is mulberry32, public domain.
 */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
