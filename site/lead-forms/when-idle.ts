/** Where the browser cannot say when it is idle: long enough for the answer to a press to be on the screen. */
const settleMs = 500;

const longestWaitMs = 3000;

/** Runs `work` once the page has painted what it was asked for and has nothing else to do; after 3 s in any case. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, settleMs);
}
