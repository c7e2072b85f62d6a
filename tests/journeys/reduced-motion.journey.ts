import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findMovement } from './layout.ts';

const shownSlide = (page: Page) => page.locator('[data-slide="shown"]');

// Proves 4.5.
test('the slides turn every four seconds, unless the system asks for less movement: then they stand for good', async ({
  page: moving,
  openVisit,
}) => {
  const still = await openVisit({ reducedMotion: 'reduce' });
  for (const page of [moving, still]) {
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('[data-hero="loaded"]')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_500);
  }
  await expect(shownSlide(moving)).toHaveAttribute('aria-label', '2 of 3');
  await expect(shownSlide(still)).toHaveAttribute('aria-label', '1 of 3');
  await expect(still.getByRole('button', { name: 'Pause the slides' })).toBeHidden();
  // Asked for, a slide still comes.
  await still.getByRole('button', { name: /^A storm went through/ }).click();
  await expect(shownSlide(still)).toHaveAttribute('aria-label', '2 of 3');
});

test('who asks for less movement while the slides turn is heard at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-turning]')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-turning]')).toHaveCount(0);
});

// With it asked for: accessibility-pages and accessibility-states.
test('where nobody asks for less movement things move, so that a search for it could find them', async ({
  page,
}) => {
  await page.goto('/');
  expect(await findMovement(page)).not.toEqual([]);
});
