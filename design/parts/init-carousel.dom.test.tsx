import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { initCarousel } from './init-carousel.ts';

let track: HTMLElement;
let previous: HTMLButtonElement;
let next: HTMLButtonElement;

const arrange = (visiblePixels: number, wholePixels: number) => {
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel label="Sheets" previousLabel="Previous" nextLabel="Next">
      <p>One</p>
      <a href="/two">Two</a>
    </Carousel>,
  );
  track = document.querySelector('ul') as HTMLElement;
  [previous, next] = document.querySelectorAll('button') as unknown as [HTMLButtonElement, HTMLButtonElement];
  // A simulated page has no layout, so the test says how wide things are and scrolls like a browser.
  Object.defineProperty(track, 'clientWidth', { value: visiblePixels });
  Object.defineProperty(track, 'scrollWidth', { value: wholePixels });
  track.scrollBy = ((by: ScrollToOptions) => {
    track.scrollLeft = Math.min(wholePixels - visiblePixels, Math.max(0, track.scrollLeft + (by.left ?? 0)));
    track.dispatchEvent(new Event('scroll'));
  }) as typeof track.scrollBy;
  initCarousel(document.querySelector('[data-carousel]') as Element);
};

/** Reports the size at once, as a browser does after its first layout. */
class PromptResizeObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report();
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', PromptResizeObserver);
  arrange(1000, 1500);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

// Proves 4.7.
test('a click moves the track by 320 px', () => {
  next.click();
  expect(track.scrollLeft).toBe(320);
  previous.click();
  expect(track.scrollLeft).toBe(0);
});

// Proves 4.7.
test('previous is disabled at the start, next at the end', () => {
  expect([previous.disabled, next.disabled]).toEqual([true, false]);
  next.click();
  expect([previous.disabled, next.disabled]).toEqual([false, false]);
  next.click();
  expect(track.scrollLeft).toBe(500);
  expect([previous.disabled, next.disabled]).toEqual([false, true]);
});

test('a card with what has the focus is brought into view at once', () => {
  const brought: unknown[] = [];
  HTMLElement.prototype.scrollIntoView = function (options) {
    brought.push([this.textContent, options]);
  };
  document.querySelector<HTMLElement>('li a')?.focus();
  expect(brought).toEqual([['Two', { block: 'nearest', inline: 'nearest', behavior: 'instant' }]]);
});

test('the buttons stay away where everything fits, and where no script runs', () => {
  expect(previous.parentElement?.hidden).toBe(false);
  arrange(1500, 1500);
  expect(previous.parentElement?.hidden).toBe(true);
});
