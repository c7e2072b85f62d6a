import { expect, test } from './fixtures.ts';
import { findMovement } from './layout.ts';

test('who asks for less movement while the slides turn is heard at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-turning]')).toBeVisible();
  expect(await findMovement(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-turning]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeHidden();
  // Asked for, a slide still comes.
  await page.getByRole('button', { name: /^A storm went through/ }).click();
  await expect(page.locator('[data-slide="shown"]')).toHaveAttribute('aria-label', '2 of 3');
});
