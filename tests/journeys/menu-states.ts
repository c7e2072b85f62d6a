import type { Page } from '@playwright/test';

/** Opens what is folded away on ordinary pages and calls `look` each time. */
export async function walkMenuAndQuestions(
  page: Page,
  look: (state: string) => Promise<void>,
): Promise<void> {
  await page.goto('/roof-repair');
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await look('menu open');
    await page.getByRole('button', { name: 'Close menu' }).click();
  }
  for (const question of await page.locator('main summary').all()) await question.click();
  await look('all questions open');
  await page.reload();
  await page.keyboard.press('Tab');
  await look('skip link');
}
