import { expect, test } from 'vitest';
import { routes } from '#site/search-listing/routes.ts';
import { findBarriers } from './axe.ts';
import { prepareSite } from './prepare-site.ts';
import { sizes } from './visit.ts';

// Every page once at each size: no barrier axe knows of, nothing refused by the page's own policy, no console output,
// nothing that scrolls sideways.

const site = prepareSite({ isStartedOnce: true });

const paths = [...routes.map(({ path }) => path), '/request-received?reference=SWO-7K4M-Q2XD'];

test.each([
  ['phone', sizes.phone],
  ['desktop', sizes.desktop],
] as const)(
  'every page at %s size is without barriers, complaints and sideways scrolling',
  async (_name, viewport) => {
    const { page, complaints } = await site.beginVisit({ viewport, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of paths) {
      const response = await page.goto(path, { waitUntil: 'load' });
      if (response?.status() !== 200) found.push(`${path}: status ${response?.status()}`);
      found.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`));
      found.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`));
    }
    expect(found).toEqual([]);
  },
  600_000,
);

test('the page for lost addresses answers 404, without barriers, and logs the path', async () => {
  const { page, complaints } = await site.beginVisit();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('404');
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
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
