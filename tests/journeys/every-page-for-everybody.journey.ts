import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#site/search-listing/routes.ts';
import { findBarriers } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { beginVisit, sizes } from './visit.ts';

// Every page once at each size: no barrier axe knows of, nothing refused by the page's own policy, no console output,
// nothing that scrolls sideways.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await launchBrowser();
  server = await startServer();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

const paths = [...routes.map(({ path }) => path), '/request-received?reference=SWO-7K4M-Q2XD'];

test.each([
  ['phone', sizes.phone],
  ['desktop', sizes.desktop],
] as const)(
  'every page at %s size is without barriers, complaints and sideways scrolling',
  async (_name, viewport) => {
    const { page, complaints, end } = await beginVisit(browser, { viewport, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of paths) {
      const response = await page.goto(`${server.url}${path}`, { waitUntil: 'load' });
      if (response?.status() !== 200) found.push(`${path}: status ${response?.status()}`);
      found.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`));
      found.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) found.push(`${path}: ${width} px wide`);
    }
    await end();
    expect(found).toEqual([]);
  },
  600_000,
);

test('the page for lost addresses answers 404, without barriers, and logs the path', async () => {
  const { page, complaints, end } = await beginVisit(browser);
  const response = await page.goto(`${server.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('404');
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  expect(await findBarriers(page)).toEqual([]);
  expect(complaints.some((line) => line.includes('/no/such/page'))).toBe(true);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${server.url}/`);
  await end();
});

test('an unknown town of a known service leads to the lost page and leaves no trace in the history', async () => {
  const { page, end } = await beginVisit(browser);
  await page.goto(`${server.url}/about`);
  await page.goto(`${server.url}/services/roof-repair/nowhere-oh`);
  expect(new URL(page.url()).pathname).toBe('/404');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/about');
  await end();
});
