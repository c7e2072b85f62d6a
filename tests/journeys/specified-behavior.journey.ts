// Requirements that only a browser can show: where a page begins, what moves, how large an icon is, what day it is.

import { company } from '#client/company.ts';
import { formatDay } from '#content/wording/dates.ts';
import { farTown } from '../some-towns.ts';
import { expect, sizes, test } from './fixtures.ts';
import { next, openCalculator, previous } from './roof-calculator.ts';

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

// Proves 2.37, 2.38.
test('the progress of the roof calculator stays at the top of the window, its buttons at the foot', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await openCalculator(page);
  for (const place of [0, 300, 600]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    await expect(page.getByRole('progressbar')).toBeInViewport();
    await expect(next(page)).toBeInViewport();
    await expect(previous(page)).toBeInViewport();
  }
});

for (const [path, card] of [
  ['/', '#roof-repair a'],
  [`/locations/${farTown.slug}`, `a[href="/services/roof-repair/${farTown.slug}"]`],
] as const) {
  // Proves 9.4.
  test(`the icon of a service card on ${path} measures 24 pixels`, async ({ page }) => {
    await page.goto(path);
    const icon = page.locator(`main ${card}`).first().locator('svg').last();
    const { width, height } = (await icon.boundingBox()) ?? {};
    expect([width, height]).toEqual([24, 24]);
  });
}

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
