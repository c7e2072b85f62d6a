const pixelsPerClick = 320;

/** Wakes the buttons of one `Carousel` in the page: 320 px per click, each disabled at its own end. */
export function initCarousel(carousel: Element): void {
  const track = carousel.querySelector('ul');
  const [previous, next] = carousel.querySelectorAll('button');
  if (!track || !previous || !next) return;

  const measure = () => {
    const isAtStart = track.scrollLeft <= 1;
    const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 1;
    previous.disabled = isAtStart;
    next.disabled = isAtEnd;
    // In a window wide enough for all of them there is nothing to move.
    previous.parentElement?.toggleAttribute('hidden', isAtStart && isAtEnd);
  };
  const move = (left: number) =>
    track.scrollBy({
      left,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
  previous.addEventListener('click', () => move(-pixelsPerClick));
  next.addEventListener('click', () => move(pixelsPerClick));
  track.addEventListener('scroll', measure, { passive: true });
  // To a browser a partly visible card counts as visible, so focus alone does not scroll it in.
  track.addEventListener('focusin', ({ target }) => {
    const card = target instanceof Element && target.closest('li');
    if (card) card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
  // It reports once at the start as well, when the browser has laid the page out anyway: asking sooner would force it to.
  new ResizeObserver(measure).observe(track);
}
