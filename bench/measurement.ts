// Figures beside their bar and their yardstick, all measured in the same run.

export interface Measurement {
  readonly what: string;
  /** By the heading of their column, as printed, with units. */
  readonly figures: Readonly<Record<string, string>>;
  /** Left out where there is no bar, as for a yardstick; null when the machine lacks what the bar is measured against. */
  readonly isMet?: boolean | null;
  /** What the same run shows when it is taken apart; printed where the bar is missed. */
  readonly found?: string;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
  /** What must hold, in a sentence. */
  readonly bar?: string;
  readonly run: () => Promise<readonly Measurement[]>;
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const atMost = (figure: number, bar: number): boolean => figure <= bar;
