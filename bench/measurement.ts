// One figure beside its bar and its yardstick, all measured in the same run.

export interface Measurement {
  readonly what: string;
  /** As printed, with its unit. */
  readonly figure: string;
  /** What it is held against: a bare page, nginx, the same server doing nothing. */
  readonly yardstick: string;
  readonly bar: string;
  /** Null where there is no bar, or what it takes is missing on this machine. */
  readonly isMet: boolean | null;
  /** What is known to stand in the way of the bar; printed where it is missed. */
  readonly ifMissed?: string;
}

export interface Benchmark {
  readonly name: string;
  readonly title: string;
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
