/** Shingles cut along a level deck at y 0, each lapped over the one below it: the foot of each at `left` and every 44 on, `low` above the deck. */
export const cutCourses = (left: number, count: number, low: number) =>
  `M${left} 0V${-low - 9}${'l44 9v-9'.repeat(count - 1)}l44 9V0z${Array.from(
    { length: count - 1 },
    (_, course) => `M${left + 44 * (course + 1)} ${-low}l36 ${low}`,
  ).join('')}`;
