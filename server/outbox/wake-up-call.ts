import { longestTimerMs } from '../clock-and-chance.ts';

/** A doorbell: ringing while nobody sleeps is remembered, so that no call falls between a look and the nap after it. */
export interface WakeUpCall {
  ring(): void;
  /** Resolves at the next ring, at once when it has rung since the last sleep, or after `mostMs`. */
  sleep(mostMs: number): Promise<void>;
}

export function createWakeUpCall(): WakeUpCall {
  let hasRung = false;
  let wakeSleeper: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wakeSleeper?.();
    },
    async sleep(mostMs) {
      if (!hasRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, Math.min(Math.max(mostMs, 0), longestTimerMs));
        wakeSleeper = resolve;
        await promise;
        clearTimeout(timer);
        wakeSleeper = undefined;
      }
      hasRung = false;
    },
  };
}
