import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareSite } from './prepare-site.ts';

const site = prepareSite({ isStartedOnce: true });

/** How the document on screen came: while the pointer rested on its link, or on the click. */
const wasFetchedInAdvance = (page: Page) =>
  page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly deliveryType?: string;
    })[];
    return arrival?.deliveryType === 'navigational-prefetch';
  });

async function restOnAndFollow(page: Page, link: ReturnType<Page['getByRole']>): Promise<void> {
  await link.hover();
  await page.waitForTimeout(1500);
  await Promise.all([page.waitForEvent('load'), link.click()]);
}

test('the page behind a link the pointer rests on is there before the click', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.goto('/', { waitUntil: 'networkidle' });
  await restOnAndFollow(page, page.getByRole('banner').getByRole('link', { name: 'Roofing Services' }));
  expect(new URL(page.url()).pathname).toBe('/services');
  expect(await wasFetchedInAdvance(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a link that carries answers is not followed in advance', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/metal-roofing', { waitUntil: 'networkidle' });
  await restOnAndFollow(page, page.locator('main a[href*="?"]').first());
  expect(new URL(page.url()).search).not.toBe('');
  expect(await wasFetchedInAdvance(page)).toBe(false);
});

test('the first page of a visit starts with its words, the next ones in the site’s own typefaces', async () => {
  const { page } = await site.beginVisit();
  const hasTypefaces = () => page.evaluate(() => document.documentElement.dataset.fonts === '');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { atStart: document.documentElement.dataset.fonts === '' });
    });
  });
  const started = () => page.evaluate(() => Reflect.get(window, 'atStart'));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await started()).toBe(false);
  await expect.poll(hasTypefaces).toBe(true);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Public Sans"'))).toBe(true);
  await page.goto('/financing');
  expect(await started()).toBe(true);
});
