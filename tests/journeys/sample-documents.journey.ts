import { sampleDocuments } from '#content/pages/sample-documents.ts';
import { testimonialsSection } from '#content/pages/testimonials.ts';
import { expect, sizes, test } from './fixtures.ts';

// The documents that have the testimonial places. By button and by key, with script: keyboard-only.journey.ts.

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Proves R22d.2.
  test('on a phone the documents are leafed through by key', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await page.goto('/');
    const track = page.getByRole('list', { name: testimonialsSection.heading });
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('on a desktop all documents are in sight, and each is a press away', async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    await page.goto('/');
    for (const { slug, name } of sampleDocuments.toReversed()) {
      const box = await page.locator(`#${slug}`).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= sizes.desktop.width, slug).toBe(true);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator(`#${slug}`)).toBeInViewport();
    }
  });
});

for (const { slug, heading } of sampleDocuments) {
  // Proves R22d.1, R22d.2.
  test(`${slug} prints each of its pages on one sheet, marked as a sample`, async ({ page }) => {
    await page.goto(`/samples/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const sheets = page.locator('main ol > li').filter({ hasText: /Page \d+ of \d+/ });
    await expect(sheets.filter({ hasText: 'SAMPLE' })).toHaveCount(await sheets.count());
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(await sheets.count());
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}
