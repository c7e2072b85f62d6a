import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { privacyPage } from '#content/legal/legal-pages.ts';
import { LegalPage } from './LegalPage.tsx';
import { showToday } from './show-today.ts';

afterEach(() => {
  vi.useRealTimers();
});

// Proves 2.7, R24.1.
test('with script, a page built months ago says today’s date in Ohio as "Last updated"', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <LegalPage breadcrumbs={[]} words={privacyPage} now={new Date('2026-03-10T03:30:00Z')} chapters={[]}>
      <p>Text</p>
    </LegalPage>,
  );
  expect(document.body.textContent).toContain('Last updated: March 9, 2026');
  vi.useFakeTimers({ now: new Date('2027-03-16T03:59:00Z') });
  showToday();
  expect(document.body.textContent).toContain('Last updated: March 15, 2027');
});
