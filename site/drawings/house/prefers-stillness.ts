/** Whether the visitor has asked the system for less motion. */
export function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
