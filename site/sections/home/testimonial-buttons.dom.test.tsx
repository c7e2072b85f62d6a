import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testimonials, testimonialsSection } from '#content/pages/home/testimonials.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { moveTestimonials } from './testimonial-buttons.ts';

/** The section as the page has it, in a window that shows `visiblePixels` of a track of `trackPixels`. */
function openTestimonials({ visiblePixels, trackPixels }: { visiblePixels: number; trackPixels: number }) {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
  const carousel = document.querySelector<HTMLElement>('[data-testimonials]') as HTMLElement;
  const track = carousel.querySelector('ul') as HTMLElement;
  Object.defineProperty(track, 'clientWidth', { value: visiblePixels });
  Object.defineProperty(track, 'scrollWidth', { value: trackPixels });
  const scrollBy = vi.fn(({ left = 0 }: ScrollToOptions) => {
    track.scrollLeft = Math.max(0, Math.min(track.scrollLeft + left, trackPixels - visiblePixels));
    track.dispatchEvent(new Event('scroll'));
  });
  Object.assign(track, { scrollBy });
  moveTestimonials(carousel);
  const [previous, next] = carousel.querySelectorAll('button');
  return { previous, next, scrollBy, pager: previous?.parentElement };
}

test('the three testimonials move 320 px per click', () => {
  const { next, previous, scrollBy } = openTestimonials({ visiblePixels: 360, trackPixels: 1000 });
  expect(document.querySelectorAll('[data-testimonials] li')).toHaveLength(3);
  next?.click();
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 320 });
  previous?.click();
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -320 });
});

test('previous is disabled at the start and next at the end', () => {
  const { next, previous, pager } = openTestimonials({ visiblePixels: 360, trackPixels: 1000 });
  expect(pager?.hidden).toBe(false);
  expect([previous?.disabled, next?.disabled]).toEqual([true, false]);
  next?.click();
  expect([previous?.disabled, next?.disabled]).toEqual([false, false]);
  next?.click();
  expect([previous?.disabled, next?.disabled]).toEqual([false, true]);
});

test('where all three fit into the window there are no buttons', () => {
  const { pager } = openTestimonials({ visiblePixels: 1700, trackPixels: 1700 });
  expect(pager?.hidden).toBe(true);
});

test('every testimonial that is a sample is marked as one', () => {
  openTestimonials({ visiblePixels: 360, trackPixels: 1000 });
  const cards = [...document.querySelectorAll('[data-testimonials] li')];
  expect(cards.map((card) => card.textContent?.startsWith(testimonialsSection.sampleBadge))).toEqual(
    testimonials.map(({ isSample }) => isSample),
  );
});
