import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initSlideshow } from './hero-slides.ts';

let hero: HTMLElement;

/** A hero as the page has it, with its pictures loaded unless said otherwise. */
function openHero({ state = 'loaded', asksForLess = false } = {}) {
  document.body.innerHTML = `
    <section data-hero="${state}">
      <div data-hero-stage>
        <div data-slide="shown"><p>Words</p><a href="/contact">Ask</a></div><div data-slide="waiting"></div><div data-slide="waiting"></div><div data-slide="waiting" data-aside></div>
      </div>
      <button data-slide-dot aria-current="true"></button><button data-slide-dot></button><button data-slide-dot></button><button data-slide-dot></button>
      <button data-slide-pause data-label-pause="Pause" data-label-play="Play"></button>
    </section>`;
  hero = document.querySelector<HTMLElement>('[data-hero]') as HTMLElement;
  const reducedMotion = Object.assign(new EventTarget(), { matches: asksForLess });
  initSlideshow(hero, reducedMotion as unknown as MediaQueryList);
  hero.dispatchEvent(new Event('hero-loaded'));
}

/** Which slide is shown, from 1; its dot must say the same. */
function shownSlide(): number {
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const dots = [...hero.querySelectorAll('[data-slide-dot]')];
  const shown = slides.findIndex(({ dataset }) => dataset.slide === 'shown');
  expect(dots.map((dot) => dot.hasAttribute('aria-current'))).toEqual(slides.map((_, at) => at === shown));
  return shown + 1;
}

const point = (target: EventTarget | null, pointerType = 'mouse') => {
  hero.dispatchEvent(Object.assign(new Event('pointerenter'), { pointerType }));
  target?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
};

/** Moves the focus as a browser does; happy-dom does not know by what it came. */
const focusBy = (device: 'keyboard' | 'pointer', control: HTMLElement | null | undefined) => {
  if (!control) throw new Error('Nothing to focus.');
  const matches = (selectors: string) =>
    selectors === ':focus-visible'
      ? device === 'keyboard'
      : Element.prototype.matches.call(control, selectors);
  Object.assign(control, { matches });
  control.focus();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// Proves 4.5.
test('each slide stands four seconds, and the last is followed by the first', () => {
  openHero();
  vi.advanceTimersByTime(3999);
  expect(shownSlide()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shownSlide()).toBe(2);
  vi.advanceTimersByTime(4000);
  expect(shownSlide()).toBe(3);
  vi.advanceTimersByTime(4000);
  expect(shownSlide()).toBe(1);
});

test('nothing turns until the pictures are there', () => {
  openHero({ state: 'loading' });
  vi.advanceTimersByTime(20_000);
  expect(shownSlide()).toBe(1);
  hero.dataset.hero = 'loaded';
  hero.dispatchEvent(new Event('hero-loaded'));
  vi.advanceTimersByTime(4000);
  expect(shownSlide()).toBe(2);
});

// Proves R34.1.
test('a visitor who asks for stillness gets no turning slides, and the dots still work', () => {
  openHero({ asksForLess: true });
  vi.advanceTimersByTime(20_000);
  expect(shownSlide()).toBe(1);
  hero.querySelectorAll<HTMLElement>('[data-slide-dot]')[2]?.click();
  expect(shownSlide()).toBe(3);
});

// Proves 4.6, R34.1.
test.each(['mouse', 'touch'])(
  'a need pressed by %s shows its slide at once, and stops the slides until play is pressed',
  (device) => {
    openHero();
    vi.advanceTimersByTime(3500);
    const dot = hero.querySelectorAll<HTMLElement>('[data-slide-dot]')[1];
    const pause = hero.querySelector<HTMLElement>('[data-slide-pause]');
    point(dot ?? null, device);
    focusBy('pointer', dot);
    dot?.click();
    point(hero.querySelector('p'), device);
    vi.advanceTimersByTime(20_000);
    expect(shownSlide()).toBe(2);
    expect(pause?.getAttribute('aria-label')).toBe('Play');
    pause?.click();
    vi.advanceTimersByTime(4000);
    expect(shownSlide()).toBe(3);
  },
);

// Proves R38.1.
test('the house as it is looked at is shown when asked for and never on its own, and the first slide follows it', () => {
  openHero();
  hero.querySelectorAll<HTMLElement>('[data-slide-dot]')[3]?.click();
  expect(shownSlide()).toBe(4);
  hero.querySelector<HTMLElement>('[data-slide-pause]')?.click();
  vi.advanceTimersByTime(4000);
  expect(shownSlide()).toBe(1);
  vi.advanceTimersByTime(12_000);
  expect(shownSlide()).toBe(1);
});

// Proves R34.1.
test('the pause button stops the slides and its name changes; pressed again it starts them under the pointer', () => {
  openHero();
  const pause = hero.querySelector<HTMLElement>('[data-slide-pause]') as HTMLElement;
  pause.click();
  expect(pause.getAttribute('aria-label')).toBe('Play');
  vi.advanceTimersByTime(20_000);
  expect(shownSlide()).toBe(1);
  point(pause);
  pause.click();
  expect(pause.getAttribute('aria-label')).toBe('Pause');
  vi.advanceTimersByTime(4000);
  expect(shownSlide()).toBe(2);
});

// Proves R34.1.
test('the slides wait while the pointer is on a link or a button, or the keyboard has its focus inside', () => {
  openHero();
  const link = hero.querySelector('a');
  point(link);
  vi.advanceTimersByTime(20_000);
  expect(shownSlide()).toBe(1);
  focusBy('keyboard', link);
  point(hero.querySelector('p'));
  vi.advanceTimersByTime(20_000);
  expect(shownSlide()).toBe(1);
  link?.blur();
  vi.advanceTimersByTime(4000);
  expect(shownSlide()).toBe(2);
});

test('slides that turn on their own are not announced, slides that are asked for are', () => {
  openHero();
  const stage = hero.querySelector('[data-hero-stage]');
  expect(stage?.getAttribute('aria-live')).toBe('off');
  focusBy('keyboard', hero.querySelector('a'));
  expect(stage?.getAttribute('aria-live')).toBe('polite');
});
