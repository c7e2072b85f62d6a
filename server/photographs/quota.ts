import { normalizeIP } from '@fastify/rate-limit';
import type { Clock } from '../platform/clock-and-random.ts';

/** Whose share is used up: that of the sender's network, or everybody's. */
export type ExceededQuota = 'network' | 'everybody';

export type Quota = ReturnType<typeof createQuota>;

interface QuotaOptions {
  /** For an IPv4 address or an IPv6 /64; a /48, which one customer can have whole, may do `widerTimes` as much. */
  readonly each: number;
  readonly all: number;
  /** After this the count begins again. */
  readonly windowMs?: number;
}

const widerTimes = 2;

/** How much one network, and all together, may still do; counted in this process. */
export function createQuota(clock: Clock, { each, all, windowMs = Infinity }: QuotaOptions) {
  let began = clock.now();
  let counts = new Map<string, number>();
  const countOf = (network: string) => counts.get(network) ?? 0;

  function renew(): void {
    const now = clock.now();
    if (now - began < windowMs && (now >= began || windowMs === Infinity)) return;
    began = now;
    counts = new Map();
  }

  return {
    /** The quota that `amount` more would exceed, the network's or everybody's; null for neither. */
    findExceeded(network: string, amount: number): ExceededQuota | null {
      renew();
      const wider = widerOf(network);
      if (countOf(network) + amount > each || countOf(wider) + amount > each * widerTimes) return 'network';
      return countOf('') + amount > all ? 'everybody' : null;
    },
    /** Counts it; less than nothing gives back. */
    add(network: string, amount: number) {
      renew();
      for (const counted of [network, widerOf(network), '']) {
        const count = countOf(counted) + amount;
        if (count > 0) counts.set(counted, count);
        else counts.delete(counted);
      }
    },
  };
}

const widerOf = (network: string) => `${normalizeIP(network, 48)}/48`;

const megabyte = 1024 * 1024;

export type PhotographLimits = ReturnType<typeof createPhotographLimits>;

export function createPhotographLimits(clock: Clock) {
  return {
    /**
     * Bytes that were stored within an hour. Each: ten requests with six photographs as phones take them, or two hundred as
     * browsers make them smaller. All: a storm brings many; a flood must not fill a disk within a night.
     */
    stored: createQuota(clock, { each: 256 * megabyte, all: 4096 * megabyte, windowMs: 3_600_000 }),
    /** Bytes of files that are just arriving. */
    unfinished: createQuota(clock, { each: 96 * megabyte, all: 1024 * megabyte }),
  };
}
