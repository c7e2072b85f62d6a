import { longestTimerMs } from '../platform/clock-and-random.ts';

/** Wakes a waiting worker. Raised while nobody waits, it is remembered, so that no wait begins after it unnoticed. */
export function createWakeSignal() {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise() {
      isRaised = true;
      wake?.();
    },
    /** Resolves when next raised, at once when raised since the last wait, or after `mostMs`. */
    async wait(mostMs: number) {
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
