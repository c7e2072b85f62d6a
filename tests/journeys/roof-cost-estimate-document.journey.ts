import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { offers } from '#client/shapes/offers.ts';
import { additions, dollarsPerSquareFoot, multipliers } from '#client/shapes/prices.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { formatDollarsAndCents, formatWholeDollars } from '#content/wording/money.ts';
import { download, pdfText } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import {
  customerAddress,
  giveContact,
  next,
  openCalculator,
  results,
  sizeField,
  submit,
} from './roof-calculator.ts';
import { range, walkToEstimate } from './roof-estimate.ts';

async function downloadPdf(page: Page) {
  const file = await download(page, 'Download PDF');
  const path = await file.path();
  return { path, fileName: file.suggestedFilename() };
}

// Proves 2.44, R15.1.
test('the PDF says what the page says, in selectable text, under its own name', async ({
  page,
  readLeads,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await walkToEstimate(page);
  expect(requested.filter((url) => /write-pdf|\.ttf/.test(url))).toEqual([]);
  const { path, fileName } = await downloadPdf(page);
  expect(fileName).toMatch(/^Roof-Estimate-Dana-Whitaker-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(readFileSync(path).length).toBeLessThan(100_000);
  const text = await pdfText(path);
  const [lead] = readLeads();
  const onPage = await results(page)
    .getByRole('table', { name: 'How the number is built' })
    .locator('tbody tr')
    .allTextContents();
  expect(onPage).toHaveLength(7);
  for (const part of [
    lead?.reference ?? 'no lead',
    'Dana Whitaker',
    customerAddress,
    ...Object.values(range),
    `2,400 sq ft × ${formatDollarsAndCents(dollarsPerSquareFoot.metal ?? 0)}`,
    `× ${multipliers.stories['2'].toFixed(2)}`,
    `2 × ${formatWholeDollars(additions.skylightDollars)}`,
    `valid for ${offerWords.estimateValidity}`,
    `${offerWords.voucherAmount} toward roof replacement`,
    `${offers.inspectionPointCount}-point roof inspection`,
    offerWords.inspectionValue,
  ]) {
    expect(text).toContain(part);
  }
});

test('the PDF holds a name as it was written, in any letters', async ({ page }) => {
  const name = 'دانا דנה 🏠 李小龙 Łukasz';
  await openCalculator(page, '?roofType=wood');
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  await giveContact(page, name);
  await submit(page).click();
  await expect(page.getByText('Average price for this roof')).toBeVisible();
  const { path, fileName } = await downloadPdf(page);
  const text = await pdfText(path);
  for (const word of name.split(' ')) expect(text).toContain(word);
  // But for the address that opens the answers again.
  expect(text.replace('calculator?', '')).not.toContain('?');
  expect(readFileSync(path).length).toBeLessThan(100_000);
  expect(fileName).toMatch(/\.pdf$/);
});

// Proves 4.15.
test('printing opens the same document in a window of its own, styled for paper', async ({ page }) => {
  await walkToEstimate(page, '<b>Dana</b>');
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await expect(paper.getByRole('heading', { name: 'Planning range for your roof' })).toBeVisible();
  for (const part of ['<b>Dana</b>', ...Object.values(range), 'Step flashing', offerWords.inspectionValue])
    await expect(paper.locator('body')).toContainText(part);
  await expect(paper.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
});

test('printed with the most there is to say, the estimate takes two sheets', async ({ page }) => {
  await openCalculator(page);
  await sizeField(page).fill('6000');
  for (const answer of [/^Slate/, /^3\+ stories/, /^Very steep/, /^Very difficult/]) {
    await next(page).click();
    await page.getByRole('radio', { name: answer }).check();
  }
  await page.getByText('Anything else on the roof?').click();
  await page.getByRole('radiogroup', { name: 'Gutters' }).getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Skylights').fill('20');
  await page.getByLabel('Chimneys').fill('10');
  await next(page).click();
  await giveContact(page, 'Maximiliana Featherstonehaugh-Wojciechowska');
  await submit(page).click();
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await paper.evaluate(() => document.fonts.ready);
  const printed = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
