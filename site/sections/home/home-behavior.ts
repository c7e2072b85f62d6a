import { initCarousel } from '#design/parts/init-carousel.ts';
import { initSlideshow } from './hero-slides.ts';
import { loadHeroPictures } from './load-hero-pictures.ts';

const hero = document.querySelector<HTMLElement>('[data-hero]');
if (hero) {
  initSlideshow(hero, matchMedia('(prefers-reduced-motion: reduce)'));
  const load = () => void loadHeroPictures(hero);
  // After the first paint: the pictures must not compete with what the visitor sees first.
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

for (const carousel of document.querySelectorAll('[data-carousel]')) initCarousel(carousel);
