import { isThorough } from '../thorough.ts';
import { expect, test } from './fixtures.ts';

// One layout up to 900 px, one from there on.
const smallWidths = isThorough ? [390, 768] : [390];
const largeWidths = isThorough ? [1440, 1024] : [1024];

// Proves R38.6.
test('the house wears the material that is pressed, with script and without', async ({
  browser,
  baseURL,
}) => {
  for (const [width, javaScriptEnabled] of [
    [390, true],
    [1440, false],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width, height: 900 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/roof-materials');
    const metal = page.getByRole('img', { name: /Metal/ });
    await expect(metal).toBeHidden();
    // A row of the table on a desk, a choice beside or below the house everywhere.
    const choices = page.locator(width > 900 ? 'tbody th label' : 'fieldset label');
    await choices.filter({ hasText: /^Metal$/ }).click();
    await expect(metal).toBeVisible();
    await expect(page.locator('img[src^="/drawings/roof-"]:not([alt=""]):visible')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: /^Metal: \$/ })).toBeVisible();
    await context.close();
  }
});

test('in a small window a press in the last measure leaves the page where it is', async ({ page }) => {
  for (const width of smallWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/roof-materials');
    const row = page.locator('tbody tr:last-child td:last-child label');
    await row.scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => scrollY);
    await row.click();
    await expect(page.getByRole('heading', { name: `${await row.textContent()}: $` })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  }
});

test('a pressed row leaves the page where it is, and the keyboard sees what it chooses', async ({ page }) => {
  for (const width of largeWidths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/roof-materials');
    const rows = page.locator('tbody th label');
    await rows.last().scrollIntoViewIfNeeded();
    const scroll = await page.evaluate(() => scrollY);
    for (const row of await rows.all()) {
      const name = (await row.textContent()) ?? '';
      await row.click();
      await expect(page.getByRole('heading', { name: `${name}: $` })).toBeVisible();
      expect(await page.evaluate(() => scrollY), name).toBe(scroll);
    }
    await page.keyboard.press('ArrowUp');
    const chosen = page.locator('tbody tr').nth(-2);
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(scroll);
  }
});
