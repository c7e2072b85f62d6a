// A page as it opens: fetched ahead, where it begins, its typefaces and pictures, and the day it shows.

import type { Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { formatDay } from '#content/wording/dates.ts';
import { farTown } from '../some-towns.ts';
import { connectionTrouble, expect, sizes, test } from './fixtures.ts';
import { findUnreadableWords } from './layout.ts';

/** How the document on screen came: while the pointer rested on its link, or on the click. */
const wasFetchedInAdvance = (page: Page) =>
  page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly deliveryType?: string;
    })[];
    return arrival?.deliveryType === 'navigational-prefetch';
  });

test('the page behind a link the pointer rests on is there before the click', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Roofing Services' });
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/services'));
  await link.hover();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
  await link.click();
  await page.waitForURL('/services');
  expect(await wasFetchedInAdvance(page)).toBe(true);
});

test('a link that carries answers is not followed in advance', async ({ page, context, baseURL }) => {
  const browser = await context.newCDPSession(page);
  /** What the browser would fetch if the pointer rested on it. */
  const candidates: string[] = [];
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates.push(...preloadingAttemptSources.map(({ key }) => key.url.replace(`${baseURL}`, '')));
  });
  await browser.send('Preload.enable');
  await page.goto('/metal-roofing');
  await expect(page.locator('main a[href*="?"]').first()).toBeVisible();
  await expect.poll(() => candidates).toContain('/roof-repair');
  expect(candidates.filter((address) => address.includes('?'))).toEqual([]);
  await page.locator('main a[href*="?"]').first().click();
  await page.waitForURL(/\?|calculator/);
  expect(await wasFetchedInAdvance(page)).toBe(false);
});

test('the first page of a visit starts with its words, the next ones in the site’s own typefaces', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { atStart: getComputedStyle(document.body).fontFamily });
    });
  });
  const started = () => page.evaluate(() => Reflect.get(window, 'atStart'));
  /** The visible words on the page that do not call for the site's own typefaces. */
  const stillInFallbacks = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && element.childElementCount === 0)
        .filter(
          (element) =>
            element.textContent &&
            !/^"?(Besley|Public Sans Variable)"?,/.test(getComputedStyle(element).fontFamily),
        )
        .map((element) => `${element.localName}: ${element.textContent}`),
    );
  await page.goto('/about');
  expect(await started()).not.toContain('Variable');
  await expect.poll(stillInFallbacks).toEqual([]);
  await page.goto('/');
  expect(await started()).toContain('Variable');
  expect(await stillInFallbacks()).toEqual([]);
});

test('until the site’s own typefaces arrive, a page is as long as it will be', async ({
  context,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  const heightOf = async ({ blocked }: { readonly blocked: boolean }) => {
    const tab = await context.newPage();
    await tab.setViewportSize(sizes.phone);
    if (blocked) await tab.route('**/*.woff2', (route) => route.abort());
    await tab.goto('/sitemap');
    await tab.waitForFunction(
      (status) =>
        [...document.fonts].some((font) => !font.family.includes('Stand-in') && font.status === status),
      blocked ? 'error' : 'loaded',
    );
    return tab.evaluate(() => document.documentElement.scrollHeight);
  };
  expect(await heightOf({ blocked: true })).toBe(await heightOf({ blocked: false }));
});

test('typefaces that cannot be fetched are not missed', async ({ page, browserConsole }) => {
  browserConsole.allow(connectionTrouble);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await page.waitForFunction(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('Stand-in'))
      .every(({ status }) => status === 'error'),
  );
  expect(await findUnreadableWords(page)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    /^"(Besley|Public Sans) Stand-in"/,
  );
});

// Proves 8.7.
test('where a picture does not load, the mark of the company takes its place', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/);
  await page.route('**/drawings/roof-*.svg', (route) => route.abort());
  await page.goto('/metal-roofing');
  const picture = page.locator('figure').filter({ has: page.getByRole('img', { name: /one-story house/i }) });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.getByRole('img', { name: /one-story house/i }).locator('svg')).toBeVisible();
  await expect(picture.locator('img')).toHaveCount(0);
});

const scrollPosition = () => Math.round(window.scrollY);

// Proves 2.3, 2.71, R31.1.
test('a page that is opened starts at its top, one service in a town after another too; back and a reload lead to where the visitor was', async ({
  page,
}) => {
  await page.goto(`/services/metal-roofing/${farTown.slug}`);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.locator('footer').getByRole('link', { name: 'Roof Repair' }).first().click();
  await page.waitForURL('/roof-repair');
  expect(await page.evaluate(scrollPosition)).toBe(0);
  await page.goBack();
  await page.waitForURL(`/services/metal-roofing/${farTown.slug}`);
  await expect.poll(() => page.evaluate(scrollPosition)).toBeGreaterThan(1000);
  await page.reload();
  await expect.poll(() => page.evaluate(scrollPosition)).toBeGreaterThan(1000);
  const other = page.locator('main a[href^="/services/"]').last();
  await other.scrollIntoViewIfNeeded();
  await other.click();
  await page.waitForURL((url) => url.pathname !== `/services/metal-roofing/${farTown.slug}`);
  expect(await page.evaluate(scrollPosition)).toBe(0);
});

/** In American time zones still the day before. */
const lateAtTheShop = new Date('2027-03-16T03:30:00Z');

for (const path of ['/privacy-policy', '/terms-of-service']) {
  // Proves 2.7, R24.1.
  test(`${path} shows today’s date at the shop as "Last updated", months after the build`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(lateAtTheShop);
    await page.goto(path);
    await expect(page.getByText(`Last updated: ${formatDay(lateAtTheShop, company.timeZone)}`)).toBeVisible();
  });
}
