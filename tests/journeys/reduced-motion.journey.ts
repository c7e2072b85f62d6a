import { expect, test } from './fixtures.ts';
import { findMovement } from './layout.ts';

test('a visitor who asks for less movement while the slides turn is heard at once', async ({ page }) => {
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

// What lifts at once leaves a pointer at its foot, falls back, and lifts again, as long as the pointer rests there.
test('nothing lifts under a resting pointer for who asks for less movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, lifted] of [
    ['/', page.getByRole('heading', { name: 'Roof Replacement' })],
    ['/metal-roofing', page.locator('label', { hasText: 'Forest Green' })],
  ] as const) {
    await page.goto(path);
    await lifted.first().hover();
    const moved = await page.evaluate(
      () =>
        [...document.querySelectorAll('main :hover')].filter(
          (element) => getComputedStyle(element).translate !== 'none',
        ).length,
    );
    expect(moved, path).toBe(0);
  }
});
