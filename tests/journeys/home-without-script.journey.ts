import { expect, test } from 'vitest';
import { findUnreadableWords } from './layout.ts';
import { prepareSite } from './prepare-site.ts';
import { sizes } from './visit.ts';

// The home page without its script, and without a connection once it is there. What becomes of its form then:
// lead-travels.journey.ts and browser-outbox.journey.ts.

const site = prepareSite({ isStartedOnce: true });

test.each([
  ['phone', sizes.phone],
  ['desktop', sizes.desktop],
])(
  'without script everything on a %s can be read, and nothing is there that does nothing',
  async (_, viewport) => {
    const { page, complaints } = await site.beginVisit({ viewport, javaScriptEnabled: false });
    await page.goto('/');
    for (const headline of [
      'Know where your roof stands.',
      'Storm damage, put on paper.',
      '$1,000 off the roof you need.',
    ])
      expect(await page.getByRole('heading', { name: headline }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Next review' }).isVisible()).toBe(false);
    expect(await findUnreadableWords(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('without script the menu opens on a phone, and leads on', async () => {
  const { page } = await site.beginVisit({ viewport: sizes.phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Roofing Services' }).waitFor();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Financing' }).click();
  await page.waitForURL('/financing');
});

test('once it is there the page goes on without a connection: slides, reviews, menu and questions', async () => {
  const { page, complaints } = await site.beginVisit({ viewport: sizes.phone });
  await page.goto('/');
  await page.locator('[data-hero="loaded"]').waitFor();
  // The script of the form comes a second later.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.locator('[data-slide="shown"][aria-label="2 of 3"]').waitFor({ timeout: 6000 });
  await page.getByRole('button', { name: 'Next review' }).click();
  await page.waitForFunction(() => (document.querySelector('[data-carousel] ul')?.scrollLeft ?? 0) > 0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});
