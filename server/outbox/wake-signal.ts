import { longestTimerMs } from '../platform/clock-and-random.ts';

/** Wakes a waiting worker. Raised while nobody waits, it is remembered, so that no wait begins after it unnoticed. */
export interface WakeSignal {
  raise(): void;
  /** Resolves when next raised, at once when raised since the last wait, or after `mostMs`. */
  wait(mostMs: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise() {
      isRaised = true;
      wake?.();
    },
    async wait(mostMs) {
      if (!isRaised) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, Math.min(Math.max(mostMs, 0), longestTimerMs));
        wake = resolve;
        await promise;
        clearTimeout(timer);
        wake = undefined;
      }
      isRaised = false;
    },
  };
}
