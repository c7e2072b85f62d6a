/**
 * Moves the focus to the heading of the step just entered, for people who listen to the page or use the keyboard, and
 * scrolls only when the step is not in the window as a whole, clear of the bars at its edges.
 */
export function bringStepIntoView(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  const step = heading.closest('[data-wizard-step]') ?? heading;
  const frame = heading.closest('[data-wizard]') ?? step;
  const { top, bottom } = step.getBoundingClientRect();
  const { scrollMarginTop } = getComputedStyle(step);
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isInView =
    top >= readPixels(scrollPaddingTop) && bottom <= innerHeight - readPixels(scrollPaddingBottom);
  // At once: a smooth scroll would still be under way when the next key is pressed.
  if (!isInView)
    scrollTo({
      top: frame.getBoundingClientRect().top + scrollY - readPixels(scrollMarginTop),
      behavior: 'instant',
    });
}

/** "96px" → 96; what is no length → 0. */
function readPixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
