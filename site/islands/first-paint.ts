/** A page in a tab nobody looks at paints nothing; what waits for the paint need not wait for that. */
const longestWaitMs = 2000;

/** Resolves once the first words stand on the screen, and whatever the frames right after them bring. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestWaitMs);
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }).observe({ type: 'paint', buffered: true });
  });
}
