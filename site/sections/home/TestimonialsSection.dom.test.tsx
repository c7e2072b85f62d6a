import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials, testimonialsSection } from '#content/pages/testimonials.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';

// Proves R22c.1.
test('every testimonial that is a sample is marked as one', () => {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
  const cards = [...document.querySelectorAll('li')];
  expect(cards.map((card) => card.textContent?.startsWith(testimonialsSection.sampleBadge))).toEqual(
    testimonials.map(({ isSample }) => isSample),
  );
});
