import { expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { readBuiltPages } from './built-pages.ts';
import { findSmallTargets, findUnreadableWords } from './layout.ts';
import { prepareSite } from './prepare-site.ts';
import { sizes } from './visit.ts';

// Every built page once at each size: no barrier axe knows of, nothing refused by the page's own policy, no console
// output, nothing that scrolls sideways, is cut off, or is too small for a finger.

const site = prepareSite({ isStartedOnce: true });

/** Where a page is met, if it is not at its own path with status 200. */
const metElsewhere: Readonly<Record<string, { readonly path: string; readonly status: number }>> = {
  '/404': { path: '/no/such/page', status: 404 },
  '/request-received': { path: '/request-received?reference=SWO-7K4M-Q2XD', status: 200 },
};

test.each([
  ['phone', { viewport: sizes.phone, hasTouch: true, isMobile: true }],
  ['desktop', { viewport: sizes.desktop, hasTouch: false }],
] as const)(
  'every page at %s size is without barriers and complaints, can be read and be touched',
  async (_name, options) => {
    const { page, complaints } = await site.beginVisit({ ...options, reducedMotion: 'reduce' });
    // Also what a policy only reports, which no console shows.
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    const found: string[] = [];
    for (const built of readBuiltPages()) {
      const { path, status } = metElsewhere[built.path] ?? { path: built.path, status: 200 };
      const response = await page.goto(path, { waitUntil: 'load' });
      if (response?.status() !== status) found.push(`${path}: status ${response?.status()}`);
      const wrong = [
        ...(await findBarriers(page)),
        ...(await findUnreadableWords(page)),
        ...(options.hasTouch ? await findSmallTargets(page) : []),
        // The lost page logs what was looked for, as specified.
        ...complaints.splice(0).filter((line) => status === 200 || !/404|no\/such\/page/.test(line)),
      ];
      found.push(...wrong.map((what) => `${path}: ${what}`));
    }
    expect(found).toEqual([]);
  },
  600_000,
);

test('a page refuses the script that somebody manages to write into it, and says so', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.goto('/');
  await page.evaluate(() => {
    const injected = document.createElement('div');
    injected.innerHTML =
      '<img src="/nowhere.png" onerror="document.title = \'taken over\'"><p style="color: red"></p>';
    document.body.append(injected);
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await page.waitForTimeout(500);
  expect(await page.title()).not.toBe('taken over');
  expect(complaints.filter((line) => line.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(
    3,
  );
});

test('the page for lost addresses answers 404, logs the path, and leads home', async () => {
  const { page, complaints } = await site.beginVisit();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('404');
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  expect(complaints.some((line) => line.includes('/no/such/page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL('/');
});

test('an unknown town of a known service leads to the lost page and leaves no trace in the history', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/about');
  await page.goto('/services/roof-repair/nowhere-oh');
  expect(new URL(page.url()).pathname).toBe('/404');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/about');
});
