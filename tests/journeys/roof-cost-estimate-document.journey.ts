import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { offers } from '#client/shapes/offers.ts';
import { additions, dollarsPerSquareFoot, multipliers } from '#client/shapes/prices.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { formatDollarsAndCents, formatFactor, formatWholeDollars } from '#content/wording/money.ts';
import { download, pdfText } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import { customerAddress, giveContact, openCalculator, submit } from './roof-calculator.ts';
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
  const onPage = await page
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
    `× ${formatFactor(multipliers.stories['2'])}`,
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

const largest = {
  ...{ squareFootage: 6000, roofType: 'slate', stories: '3+', roofPitch: 'very-steep', gutters: 'yes' },
  ...{ roofAccess: 'very-difficult', skylights: 20, chimneys: 10, currentRoof: 'slate' },
} as const satisfies RoofCostAnswers;

// Proves 4.15.
test('printing opens the same document in a window of its own, styled for paper, on two sheets with the most there is to say', async ({
  page,
}) => {
  const answers = Object.entries(largest).map(([name, answer]) => [name, `${answer}`]);
  await openCalculator(page, `?${new URLSearchParams(answers)}`);
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  const name = '<b>Maximiliana</b> Featherstonehaugh-Wojciechowska';
  await giveContact(page, name);
  await submit(page).click();
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await expect(paper.getByRole('heading', { name: 'Planning range for your roof' })).toBeVisible();
  const { lowDollars, averageDollars, highDollars } = estimateRoofCost(largest);
  const amounts = [lowDollars, averageDollars, highDollars].map(formatWholeDollars);
  for (const part of [name, ...amounts, 'Step flashing', offerWords.inspectionValue])
    await expect(paper.locator('body')).toContainText(part);
  await expect(paper.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
  await paper.evaluate(() => document.fonts.ready);
  const printed = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
