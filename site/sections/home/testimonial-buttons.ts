// Moves the testimonials 320 px per click (specification §4, §9) without a framework on the page: the part is rendered at
// build time and brings its buttons hidden.

const pixelsPerClick = 320;

export function moveTestimonials(carousel: HTMLElement): void {
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
  previous.addEventListener('click', () => track.scrollBy({ left: -pixelsPerClick }));
  next.addEventListener('click', () => track.scrollBy({ left: pixelsPerClick }));
  track.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  measure();
}
