import { setTimeout as pause } from 'node:timers/promises';
import { type OperatorLog, reasonOf } from './operator-log.ts';

interface Rounds {
  readonly everyMs: number;
  readonly firstAfterMs?: number;
  readonly afterFailureMs?: number;
  /** Logged when a round fails, once as long as the reason stays the same. */
  readonly failure: string;
  readonly log: OperatorLog;
  readonly stopped: AbortSignal;
}

/** Does `work` again and again until `stopped`. Never throws. */
export async function repeat(
  work: () => Promise<unknown>,
  { everyMs, firstAfterMs = 0, afterFailureMs = everyMs, failure, log, stopped }: Rounds,
): Promise<void> {
  let lastReason = '';
  let pauseMs = firstAfterMs;
  for (;;) {
    await pause(pauseMs, undefined, { ref: false, signal: stopped }).catch(() => {});
    if (stopped.aborted) return;
    try {
      await work();
      lastReason = '';
      pauseMs = everyMs;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== lastReason && !stopped.aborted) log.error({ reason }, failure);
      lastReason = reason;
      pauseMs = afterFailureMs;
    }
  }
}
