import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials, testimonialsSection } from '#content/pages/testimonials.ts';
import { TestimonialCard, TestimonialsSection } from './TestimonialsSection.tsx';

// Proves R22c.1.
test('every testimonial that is a sample is marked as one', () => {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
  const cards = [...document.querySelectorAll('li')];
  expect(cards.map((card) => card.textContent?.startsWith(testimonialsSection.sampleBadge))).toEqual(
    testimonials.map(({ isSample }) => isSample),
  );
});

// Proves R22c.1.
test('a sample shows no stars and no name', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <TestimonialCard testimonial={{ isSample: true, text: 'Here a homeowner tells.' }} />,
  );
  expect(document.body.textContent).toBe(`${testimonialsSection.sampleBadge}Here a homeowner tells.`);
  expect(document.querySelector('[role="img"], b')).toBeNull();
});

// Proves 3.19.
test('a real review names the customer, the stars, and where and when it was written', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <TestimonialCard
      testimonial={{
        isSample: false,
        name: 'Dana W.',
        location: '',
        text: 'They came when they said.',
        rating: 4,
        source: { name: 'Google', url: 'https://example.com/review' },
        writtenOn: '2026-05-04',
      }}
    />,
  );
  expect(document.body.textContent).toBe('“They came when they said.”Dana W.Google, May 4, 2026');
  expect(document.querySelector('a')?.href).toBe('https://example.com/review');
  expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('4 out of 5');
});
