import { turnSlides } from './hero-slides.ts';
import { loadHeroPictures } from './load-hero-pictures.ts';
import { moveTestimonials } from './testimonial-buttons.ts';

const hero = document.querySelector<HTMLElement>('[data-hero]');
if (hero) {
  turnSlides(hero, matchMedia('(prefers-reduced-motion: reduce)'));
  const load = () => void loadHeroPictures(hero);
  // After the first paint: the pictures must not compete with what the visitor sees first.
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

const testimonials = document.querySelector<HTMLElement>('[data-testimonials]');
if (testimonials) moveTestimonials(testimonials);
