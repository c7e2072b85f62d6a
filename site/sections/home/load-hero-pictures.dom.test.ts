import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../../tests/unexpected-console-output-fails.ts';
import { loadHeroPictures } from './load-hero-pictures.ts';

function openHero(): HTMLElement {
  document.body.innerHTML = `
    <section data-hero="loading">
      <div data-slide-picture><svg aria-label="the first slide's drawing"></svg></div>
      <div data-slide-picture data-picture="/storm.svg"></div>
      <div data-slide-picture data-picture="/age.svg"></div>
    </section>`;
  return document.querySelector<HTMLElement>('[data-hero]') as HTMLElement;
}

/** Every picture arrives but those whose address contains `missing`. */
function serveAllBut(missing: string | null) {
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    return missing !== null && this.src.includes(missing)
      ? Promise.reject(new Error('404'))
      : Promise.resolve();
  };
}

// Proves 4.4.
test('the hero is loading until every picture is there, and says when it is', async () => {
  serveAllBut(null);
  const hero = openHero();
  const loaded = vi.fn();
  hero.addEventListener('hero-loaded', loaded);
  const loading = loadHeroPictures(hero);
  expect(hero.dataset.hero).toBe('loading');
  await loading;
  expect(hero.dataset.hero).toBe('loaded');
  expect(loaded).toHaveBeenCalledOnce();
  expect(hero.querySelectorAll('img')).toHaveLength(2);
});

// Proves 8.6.
test('a picture that does not arrive is logged and replaced by the first drawing, and the hero is loaded anyway', async () => {
  serveAllBut('storm');
  const hero = openHero();
  await loadHeroPictures(hero);
  expect(String(expectConsole('error'))).toContain('/storm.svg did not load');
  const [first, storm, age] = hero.querySelectorAll('[data-slide-picture]');
  expect(storm?.innerHTML).toBe(first?.innerHTML);
  expect(age?.querySelector('img')).not.toBeNull();
  expect(hero.dataset.hero).toBe('loaded');
});

// Proves 4.4, 8.6.
test('a picture that never answers is replaced too, and the slides begin to turn', async () => {
  vi.useFakeTimers();
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    return this.src.includes('storm') ? new Promise(() => {}) : Promise.resolve();
  };
  const hero = openHero();
  const loading = loadHeroPictures(hero);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(hero.dataset.hero).toBe('loading');
  await vi.advanceTimersByTimeAsync(2_000);
  await loading;
  vi.useRealTimers();
  expect(String(expectConsole('error'))).toContain('/storm.svg did not load');
  const [first, storm] = hero.querySelectorAll('[data-slide-picture]');
  expect(storm?.innerHTML).toBe(first?.innerHTML);
  expect(hero.dataset.hero).toBe('loaded');
});
