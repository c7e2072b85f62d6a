import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleDocuments, sampleWords } from '#content/pages/sample-documents.ts';
import { ReviewCard, TestimonialsSection } from './TestimonialsSection.tsx';

const show = () => {
  document.body.innerHTML = renderToStaticMarkup(<TestimonialsSection />);
};
const sheetsIn = (place: Element) => [...place.querySelectorAll('article > ol > li')];

// Proves 3.20, R22c.1, R22c.2, R22d.1.
test('the three places hold the first pages of three documents, each marked as a sample, with the way to all of it', () => {
  show();
  const places = [...document.querySelectorAll('[data-carousel] > ul > li')];
  expect(places.map((place) => place.querySelector('article li')?.id)).toEqual(
    sampleDocuments.map(({ slug }) => slug),
  );
  for (const place of places) {
    const sheets = sheetsIn(place);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.textContent).toContain(sampleWords.mark);
    expect(place.querySelector('a[href^="/samples/"]')).not.toBeNull();
  }
});

// Proves R22c.1.
test('no star, no customer and no word to the operator stands beside the documents', () => {
  show();
  expect(document.querySelector('[role="img"][aria-label*="out of"], blockquote')).toBeNull();
  expect(document.querySelector('h2')?.textContent).not.toMatch(/customers/);
  expect(document.body.textContent).not.toMatch(/stand in|until customers|[“”]/);
});

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
