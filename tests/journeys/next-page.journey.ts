import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { beginVisit, type Visit } from './visit.ts';

let browser: Browser;
let server: RunningServer;
let visit: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
  server = await startServer();
});
afterEach(() => visit.end());
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

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
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
  await restOnAndFollow(page, page.getByRole('banner').getByRole('link', { name: 'Roofing Services' }));
  expect(new URL(page.url()).pathname).toBe('/services');
  expect(await wasFetchedInAdvance(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a link that carries answers is not followed in advance', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await page.goto(`${server.url}/metal-roofing`, { waitUntil: 'networkidle' });
  await restOnAndFollow(page, page.locator('main a[href*="?"]').first());
  expect(new URL(page.url()).search).not.toBe('');
  expect(await wasFetchedInAdvance(page)).toBe(false);
});

test('the first page of a visit starts with its words, the next ones in the site’s own typefaces', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  const hasTypefaces = () => page.evaluate(() => document.documentElement.dataset.fonts === '');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { atStart: document.documentElement.dataset.fonts === '' });
    });
  });
  const started = () => page.evaluate(() => Reflect.get(window, 'atStart'));
  await page.goto(`${server.url}/about`, { waitUntil: 'networkidle' });
  expect(await started()).toBe(false);
  await expect.poll(hasTypefaces).toBe(true);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Public Sans"'))).toBe(true);
  await page.goto(`${server.url}/financing`);
  expect(await started()).toBe(true);
});
