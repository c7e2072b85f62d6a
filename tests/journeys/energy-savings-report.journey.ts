import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { download } from './downloads.ts';
import { answerEverything, results, send, walkToSavings } from './energy-calculator.ts';
import { pdfText } from './pdf-text.ts';
import { prepareSite } from './prepare-site.ts';
import { eventually } from './stored-leads.ts';

const site = prepareSite();

/** Line breaks included, as a reader sees them. */
const wordsOf = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks are what is looked at
  page.locator('main').innerText();

test('with the mouse: seven steps, results, report and PDF, and one lead in the books', async () => {
  const { page, complaints } = await site.beginVisit();
  await answerEverything(page);
  await send(page);
  await results(page).getByText('$25,200').first().waitFor();
  for (const words of ['$1,260', '$105', '882 lbs/year', '$11,544 – $26,640', 'How this is worked out'])
    expect(await results(page).textContent()).toContain(words);
  await page.getByText('Thank you!', { exact: true }).waitFor();

  const [lead] = site.storedLeads();
  expect(lead?.form).toBe('energy-savings');
  expect(lead?.quarantine_reason).toBeNull();
  expect(await results(page).textContent()).toContain(lead?.reference);

  const report = await download(page, 'Download Detailed Report (PDF)');
  expect(report.suggestedFilename()).toMatch(/^Energy-Savings-Report-Dana-Whitaker-\d{4}-\d\d-\d\d\.html$/);
  await page.getByText('Report Downloaded!', { exact: true }).waitFor();
  await page.getByText('Your energy savings report has been downloaded successfully.').waitFor();
  const reader = await page.context().newPage();
  const file = join(site.server.folder, 'report.html');
  await report.saveAs(file);
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  await reader.goto(pathToFileURL(file).href);
  const paper = await wordsOf(reader);
  for (const words of [
    'Dana Whitaker',
    '12 Mill St\nMiamisburg, OH 45342',
    '1,850 sq ft',
    '$1,260',
    '$11,544 – $26,640',
    'valid for 30 days',
    '(937) 555-0142',
    'After 10 years',
    lead?.reference ?? 'no lead',
  ])
    expect(paper).toContain(words);
  expect(requests).toHaveLength(1);
  expect(await findBarriers(reader)).toEqual([]);

  const pdf = await download(page, 'Save as PDF');
  expect(pdf.suggestedFilename()).toMatch(/^Energy-Savings-Report-Dana-Whitaker-.*\.pdf$/);
  const saved = join(site.server.folder, 'report.pdf');
  await pdf.saveAs(saved);
  expect(readFileSync(saved).byteLength).toBeLessThan(100_000);
  const text = await pdfText(saved);
  for (const words of [
    'Dana Whitaker',
    '$1,260',
    '$25,200',
    '$11,544 – $26,640',
    lead?.reference ?? 'no lead',
  ])
    expect(text).toContain(words);
  expect(site.storedLeads()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('scripts, emoji and names from right to left are text on the page, in the report, in the PDF and in the mail', async () => {
  const { page, complaints } = await site.beginVisit();
  const person = {
    first: `<script>alert('a')</script>`,
    last: 'مرحبا 🏠 <b>Ø</b>',
    email: 'dana@example.org',
    phone: '<i>ask for Al</i> 555 0188',
    address: '<img src=x onerror=alert(1)>\n12 Mill St 🏡',
  };
  page.on('dialog', () => complaints.push('a dialog opened'));
  await walkToSavings(page, person);
  expect(await results(page).locator('h2').textContent()).toContain(person.first);

  const report = await download(page, 'Download Detailed Report (PDF)');
  expect(report.suggestedFilename()).toMatch(
    /^Energy-Savings-Report-scriptalertascript-مرحبا-bØb-[\d-]+\.html$/,
  );
  const file = join(site.server.folder, 'report.html');
  await report.saveAs(file);
  const reader = await page.context().newPage();
  reader.on('dialog', () => complaints.push('a dialog opened'));
  reader.on('console', (message) => complaints.push(message.text()));
  await reader.goto(pathToFileURL(file).href);
  const paper = await wordsOf(reader);
  for (const typed of [`${person.first} ${person.last}`, person.address, person.phone])
    expect(paper).toContain(typed);
  expect(await reader.locator('main :is(script, b, i, img)').count()).toBe(0);

  const pdf = await download(page, 'Save as PDF');
  const saved = join(site.server.folder, 'report.pdf');
  await pdf.saveAs(saved);
  const text = await pdfText(saved);
  // pdf.js leaves angle brackets out of a line that holds Arabic.
  expect(text).toMatch(/<?script>?alert\('a'\)<?\/script>?/);
  expect(text).toContain('مرحبا');
  expect(text).toContain('<img src=x onerror=alert(1)>');
  expect(text).toContain(person.phone);

  const outgoing = join(site.server.folder, 'outgoing');
  expect(await eventually(() => readdirSync(outgoing).some((name) => name.endsWith('.json')))).toBe(true);
  const [mail = ''] = readdirSync(outgoing).map((name) => readFileSync(join(outgoing, name), 'utf8'));
  const { mail: lines } = JSON.parse(mail) as { mail: string[] };
  for (const typed of [person.first, person.last, person.phone, '12 Mill St 🏡'])
    expect(lines.join('\n')).toContain(typed);
  expect(complaints).toEqual([]);
});
