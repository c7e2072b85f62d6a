import { sampleDocuments } from '#content/pages/sample-documents.ts';
import { expect, test } from './fixtures.ts';

// The documents that have the testimonial places. How they are leafed through: keyboard-only.journey.ts, and without script
// home-without-script.journey.ts.

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
