import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials } from '#content/pages/testimonials.ts';
import { TestimonialCard, TestimonialsSection } from './TestimonialsSection.tsx';

// Proves R22c.1, R22c.2.
test('a sample shows no stars, no quotation and no name, and leads to what it speaks of', () => {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
  const cards = [...document.querySelectorAll('li')];
  expect(cards).toHaveLength(3);
  for (const [position, testimonial] of testimonials.entries()) {
    if (!testimonial.isSample) continue;
    const card = cards[position];
    expect(card?.querySelector('[role="img"], figcaption, blockquote')).toBeNull();
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(testimonial.link.href);
  }
});

test('nobody is said to be a customer before one has written', () => {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
  const hasSamples = testimonials.some(({ isSample }) => isSample);
  expect(document.querySelector('h2')?.textContent?.includes('customers say')).toBe(!hasSamples);
});

test('beside a published rating the samples say what they stand for, not that nobody has written yet', () => {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
  expect(document.body.textContent).not.toMatch(/once customers have|no reviews/i);
  expect(document.body.textContent).toContain('stand in until customers let us print');
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
