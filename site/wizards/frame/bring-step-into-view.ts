/**
 * Moves the focus to the heading of the step just entered, for people who listen to the page or use the keyboard, and
 * scrolls only when the step does not stand in the window as a whole.
 */
export function bringStepIntoView(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  const step = heading.closest('[data-wizard-step]') ?? heading;
  const frame = heading.closest('[data-wizard]') ?? step;
  const bar = document.querySelector('[data-foot-bar]');
  const { top, bottom } = step.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight - (bar?.getBoundingClientRect().height ?? 0);
  // At once: a smooth scroll would still be under way when the next key is pressed.
  if (!isInView) scrollTo({ top: frame.getBoundingClientRect().top + scrollY, behavior: 'instant' });
}
