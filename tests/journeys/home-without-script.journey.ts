import type { Page } from '@playwright/test';
import { homeSlides } from '#content/pages/home.ts';
import { sampleDocuments } from '#content/pages/sample-documents.ts';
import { testimonialsSection } from '#content/pages/testimonials.ts';
import { goOffline } from './faults.ts';
import { expect, sizes, test } from './fixtures.ts';
import { findUnreadableWords } from './layout.ts';
import { openHomeForm } from './lead-forms.ts';

// The home page without its script, and without a connection once it is there. What becomes of its form without a
// connection: browser-outbox.journey.ts; without script: photographs.journey.ts.

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  /** All is there to be read, and nothing that would do nothing. */
  async function expectReadable(page: Page): Promise<void> {
    for (const { headline } of homeSlides)
      await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeHidden();
    expect(await findUnreadableWords(page)).toEqual([]);
  }

  // Proves R22d.2, R30.1.
  test('on a phone everything can be read, the columns of the price table stay apart and inside the window, and the documents are leafed through by key', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/');
    await expectReadable(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const gaps = await page
        .getByRole('table', { name: /roof on a one-story house/ })
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.flatMap((row) => {
            const words = [...row.children].map((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return range.getBoundingClientRect();
            });
            // On the narrowest the prices stand under the name.
            return words.slice(1).map(({ left, top }, at) => {
              const { right = 0, bottom = 0 } = words[at] ?? {};
              return top < bottom ? left - right : Number.POSITIVE_INFINITY;
            });
          }),
        );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const track = page.getByRole('list', { name: testimonialsSection.heading });
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  // Proves R22d.2, R30.1.
  test('on a desktop everything can be read, all documents are in sight, and each is a press away', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await page.goto('/');
    await expectReadable(page);
    for (const { slug, name } of sampleDocuments.toReversed()) {
      const box = await page.locator(`#${slug}`).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= sizes.desktop.width, slug).toBe(true);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator(`#${slug}`)).toBeInViewport();
    }
  });

  // Proves R30.1.
  test('the menu opens on a phone, and leads on', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Roofing Services' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Financing' }).click();
    await page.waitForURL('/financing');
  });
});

test('once it is there the page works without a connection: slides, documents, menu and questions', async ({
  page,
  browserConsole,
}) => {
  // The drawings of the documents are fetched when they come near.
  browserConsole.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize(sizes.phone);
  await openHomeForm(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[data-hero="loaded"]')).toBeVisible();
  await goOffline(page);
  await page.clock.runFor(4_000);
  await expect(page.locator('[data-slide="shown"][aria-label="2 of 3"]')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForFunction(() => (document.querySelector('[data-carousel] ul')?.scrollLeft ?? 0) > 0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
});
