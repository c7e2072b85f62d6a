import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { download } from './downloads.ts';
import { pdfText } from './pdf-text.ts';
import { prepareSite } from './prepare-site.ts';
import { giveContact, openCalculator, results, submit } from './roof-calculator.ts';
import { expectEstimate, range, walkToEstimate } from './roof-estimate.ts';
import { eventually } from './stored-leads.ts';

const site = prepareSite();

async function downloadPdf(page: Page) {
  const file = await download(page, 'Download PDF');
  const path = await file.path();
  return { path, fileName: file.suggestedFilename() };
}

test('the PDF says what the page says, in selectable text, under its own name', async () => {
  const { page, complaints } = await site.beginVisit();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await walkToEstimate(page);
  expect(requested.filter((url) => /write-pdf|\.ttf/.test(url))).toEqual([]);
  const { path, fileName } = await downloadPdf(page);
  expect(fileName).toMatch(/^Roof-Estimate-Dana-Whitaker-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(readFileSync(path).length).toBeLessThan(100_000);
  const text = await pdfText(path);
  const [lead] = site.storedLeads();
  const onPage = await results(page).locator('tbody tr').allTextContents();
  expect(onPage).toHaveLength(7);
  for (const part of [
    lead?.reference ?? 'no lead',
    'Dana Whitaker',
    '12 Mill St, Miamisburg, OH 45342',
    ...Object.values(range),
    '2,400 sq ft × $9.00',
    '× 1.15',
    '2 × $500',
    'valid for 30 days',
    '$1,000 toward roof replacement',
    '12-point roof inspection',
    '$299',
  ]) {
    expect(text).toContain(part);
  }
  expect(complaints).toEqual([]);
});

test.each(['دانا ويتاكر', 'דנה 🏠 לוי', '李小龙 Łukasz'])(
  'the PDF of %s holds the name as it was written',
  async (name) => {
    const { page, complaints } = await site.beginVisit();
    await openCalculator(page, '?roofType=wood');
    await page.getByRole('button', { name: 'Go to the last question' }).click();
    await giveContact(page, name);
    await submit(page).click();
    await page.getByText('Your estimated range').waitFor();
    const { path, fileName } = await downloadPdf(page);
    const text = await pdfText(path);
    for (const word of name.split(' ')) expect(text).toContain(word);
    expect(text).not.toContain('?');
    expect(readFileSync(path).length).toBeLessThan(100_000);
    expect(fileName).toMatch(/\.pdf$/);
    expect(complaints).toEqual([]);
  },
);

test('printing opens the same document in a window of its own, styled for paper', async () => {
  const { page, complaints } = await site.beginVisit();
  await walkToEstimate(page, '<b>Dana</b>');
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await paper.getByRole('heading', { name: 'Roof replacement estimate' }).waitFor();
  const text = (await paper.locator('body').textContent()) ?? '';
  for (const part of ['<b>Dana</b>', ...Object.values(range), 'Step flashing', '$299'])
    expect(text).toContain(part);
  const size = () =>
    paper.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(await eventually(async () => (await size()) === '28px')).toBe(true);
  expect(complaints).toEqual([]);
});

test('when the browser blocks the print window nothing happens, and the PDF is still there', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await walkToEstimate(page);
  await page.getByRole('button', { name: 'Print estimate' }).click();
  await page.waitForTimeout(300);
  await expectEstimate(page);
  expect((await downloadPdf(page)).fileName).toContain('Roof-Estimate');
  expect(complaints).toEqual([]);
});
