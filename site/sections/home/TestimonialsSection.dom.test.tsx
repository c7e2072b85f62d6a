import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewCard } from './TestimonialsSection.tsx';

// Proves 3.19.
test('a real review names the customer, the stars, and where and when it was written', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <ReviewCard
      review={{
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
