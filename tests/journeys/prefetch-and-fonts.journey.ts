import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findUnreadableWords } from './layout.ts';
import { fillHomeForm, openHomeForm, sendButton, waitingNotice } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { besidesTheConnection } from './trouble.ts';

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
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { atStart: getComputedStyle(document.body).fontFamily });
    });
  });
  const started = () => page.evaluate(() => Reflect.get(window, 'atStart'));
  /** The visible words on the page that do not call for the site's own typefaces. */
  const stillInStandIns = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && element.childElementCount === 0)
        .filter(
          (element) => element.textContent && !getComputedStyle(element).fontFamily.includes('Variable'),
        )
        .map((element) => `${element.localName}: ${element.textContent}`),
    );
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await started()).not.toContain('Variable');
  await expect.poll(stillInStandIns).toEqual([]);
  await page.goto('/');
  expect(await started()).toContain('Variable');
  expect(await stillInStandIns()).toEqual([]);
});

test('what comes onto the page later stands in the same typefaces', async () => {
  const { page } = await site.beginVisit();
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await openHomeForm(page);
  await sendButton(await fillHomeForm(page)).click();
  await waitingNotice(page).waitFor();
  await expect
    .poll(() => waitingNotice(page).evaluate((notice) => getComputedStyle(notice).fontFamily))
    .toContain('Public Sans Variable');
});

test('typefaces that cannot be fetched are not missed', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.route('**/*.woff2', (route) => route.abort());
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/', { waitUntil: 'load' });
  await tried;
  await page.waitForTimeout(500);
  expect(await findUnreadableWords(page)).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).not.toContain('Variable');
  expect(besidesTheConnection(complaints)).toEqual([]);
});
