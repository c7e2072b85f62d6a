import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { energySavingsBanner, energySavingsBannerNote } from '#content/pages/energy-savings.ts';
import { energyAuditCallToAction } from '#content/pages/energy-savings-results-words.ts';
import { findBarriers } from './axe.ts';
import { download, pdfText } from './downloads.ts';
import {
  address,
  atStep,
  dana,
  finish,
  openCalculator,
  results,
  slider,
  walkToSavings,
} from './energy-calculator.ts';
import { expect, sizes, test } from './fixtures.ts';
import { focused, tabTo } from './keyboard.ts';
import { passFillTime } from './lead-forms.ts';

/** Line breaks included, as a reader sees them. */
const wordsOf = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks are what is looked at
  page.locator('main').innerText();

/** With the keyboard alone, the answers of `answerEverything`, up to the results. */
async function answerByKeyboard(page: Page): Promise<void> {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const progress = page.getByRole('progressbar');
  await openCalculator(page);
  await expect(progress).toHaveAttribute('aria-valuenow', '14');
  await expect(button('Back')).toHaveCount(0);
  const bill = slider(page, 'Monthly electric bill');
  await tabTo(bill);
  // What each key does: design/parts/slider-keys.test.ts.
  await press('Home', 'Shift+ArrowRight', 'PageUp');
  await expect(bill).toHaveValue('250');
  await press('ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'Enter');
  await atStep(page, 2);
  await expect(focused(page)).toHaveText('How large is the home?');
  await type('Square feet', '1,850');
  await press('Enter');
  await atStep(page, 3);
  const age = slider(page, 'Roof age');
  await tabTo(age);
  await press('Home', 'PageUp', 'PageUp', 'ArrowDown', 'ArrowLeft');
  await expect(age).toHaveValue('18');
  await tabTo(button('Next'));
  await press('Space');
  await atStep(page, 4);
  const levels = page.getByRole('radiogroup', { name: 'Insulation level' }).getByRole('radio');
  expect(await levels.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')))).toEqual([
    'none',
    'minimal',
    'adequate',
    'excellent',
  ]);
  await tabTo(page.getByRole('radio', { name: /^Adequate/ }));
  await press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Minimal/ })).toBeChecked();
  await press('Enter');
  await atStep(page, 5);
  await tabTo(button('Back'));
  await press('Enter');
  await atStep(page, 4);
  await tabTo(button('Next'));
  await press('Enter');
  await atStep(page, 5);
  await type('Number of years', '12');
  await press('Enter');
  await atStep(page, 6);
  await type('First name', dana.first);
  await press('Enter');
  await expect(page.getByText('Please check your inputs', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await type('Last name', dana.last);
  await type('Email', dana.email);
  await type('Phone', dana.phone);
  await press('Enter');
  await atStep(page, 7);
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  // Of several lines: Enter begins the next one.
  await type('Complete property address', address);
  await passFillTime(page);
  await tabTo(button(finish));
  await press('Enter');
  await expect(results(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
}

// Proves 2.48, 2.50, 2.51, 2.54, 4.20, 4.21, 4.24, 9.26, 9.28, 9.29, 9.30, 10.54, 10.55, R17.2, R18.1, R22a.1.
test('with the keyboard alone: seven steps, results with how far their claim reaches, report and PDF, and one lead in the books', async ({
  page,
  context,
  readLeads,
}, testInfo) => {
  await answerByKeyboard(page);
  await expect(results(page).getByText('$25,200').first()).toBeVisible();
  for (const words of ['$1,260', '$105', '882 lbs/year', '$11,544 – $26,640', 'How this is worked out'])
    await expect(results(page)).toContainText(words);
  await expect(page.getByText('Thank you!', { exact: true })).toBeVisible();

  // Model and benchmark are one sentence and two marks of one size, the action beside them in the first view.
  await expect(results(page).getByRole('heading', { level: 2 })).toHaveText(
    /the model suggests \$1,260 a year, 50% of your electric bill; ENERGY STAR’s average .* 11% of its energy cost\.$/,
  );
  const scale = results(page).getByRole('img', { name: /50% of the electric bill.*11% of all energy cost/ });
  const letters = await scale
    .locator('g')
    .evaluateAll((marks) =>
      marks.map((mark) => [...mark.querySelectorAll('text')].map((text) => getComputedStyle(text).fontSize)),
    );
  expect(letters).toHaveLength(2);
  expect(letters[0]).toEqual(letters[1]);
  await expect(results(page).getByRole('link', { name: /^Book a free energy audit/ })).toBeInViewport({
    ratio: 1,
  });
  const condition = results(page).getByText(/covered loss destroyed your roof.*not covered.*insurer decides/);
  const figures = results(page).getByText('$11,544 – $26,640');
  const [above, below] = [await condition.boundingBox(), await figures.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

  const [lead] = readLeads();
  expect(lead?.form).toBe('energy-savings');
  expect(lead?.quarantine_reason).toBeNull();
  await expect(results(page)).toContainText(lead?.reference ?? 'no lead');

  await tabTo(page.getByRole('button', { name: 'Download Detailed Report (PDF)' }));
  const [report] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(report.suggestedFilename()).toMatch(/^Energy-Savings-Report-Dana-Whitaker-\d{4}-\d\d-\d\d\.html$/);
  await expect(page.getByText('Report Downloaded!', { exact: true })).toBeVisible();
  await expect(page.getByText('Your energy savings report has been downloaded successfully.')).toBeVisible();
  const reader = await context.newPage();
  const file = testInfo.outputPath('report.html');
  await report.saveAs(file);
  const requests: string[] = [];
  reader.on('request', (request) => requests.push(request.url()));
  await reader.goto(pathToFileURL(file).href);
  const paper = await wordsOf(reader);
  for (const words of [
    'Dana Whitaker',
    address,
    '1,850 sq ft',
    '$1,260',
    '$11,544 – $26,640',
    `valid for ${offerWords.reportValidity}`,
    company.phone.value.display,
    lead?.reference ?? 'no lead',
  ])
    expect(paper).toContain(words);
  expect(requests).toHaveLength(1);
  expect(await findBarriers(reader)).toEqual([]);

  const pdf = await download(page, 'Save as PDF');
  expect(pdf.suggestedFilename()).toMatch(/^Energy-Savings-Report-Dana-Whitaker-.*\.pdf$/);
  const saved = testInfo.outputPath('report.pdf');
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
  expect(readLeads()).toHaveLength(1);

  // The claim to save stands beside how far it reaches, above the figures; on a phone, what to do comes first (reading 17).
  for (const size of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    for (const words of [energySavingsBanner ?? '', energySavingsBannerNote])
      await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
    const note = await page.getByText(energySavingsBannerNote).filter({ visible: true }).boundingBox();
    const first = await page.getByText('Monthly savings').boundingBox();
    expect(note?.y).toBeLessThan(first?.y ?? 0);
    if (size !== sizes.phone) continue;
    const action = await page.getByRole('link', { name: energyAuditCallToAction.button }).boundingBox();
    expect(action?.y).toBeLessThan(note?.y ?? 0);
  }
});

test('scripts, emoji and names from right to left are text on the page, in the report, in the PDF and in the mail', async ({
  page,
  context,
  server,
}, testInfo) => {
  const person = {
    first: `<script>alert('a')</script>`,
    last: 'مرحبا 🏠 <b>Ø</b>',
    email: 'dana@example.org',
    phone: '<i>ask for Al</i> 555 0188',
    address: '<img src=x onerror=alert(1)>\n12 Mill St 🏡',
  };
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await walkToSavings(page, person);
  await expect(results(page).locator('h2')).toContainText(person.first);

  const report = await download(page, 'Download Detailed Report (PDF)');
  expect(report.suggestedFilename()).toMatch(
    /^Energy-Savings-Report-scriptalert'a'script-مرحبا-bØb-[\d-]+\.html$/,
  );
  const file = testInfo.outputPath('report.html');
  await report.saveAs(file);
  const reader = await context.newPage();
  await reader.goto(pathToFileURL(file).href);
  const paper = await wordsOf(reader);
  for (const typed of [`${person.first} ${person.last}`, person.address, person.phone])
    expect(paper).toContain(typed);
  await expect(reader.locator('main :is(script, b, i, img)')).toHaveCount(0);

  const pdf = await download(page, 'Save as PDF');
  const saved = testInfo.outputPath('report.pdf');
  await pdf.saveAs(saved);
  const text = await pdfText(saved);
  // pdf.js leaves angle brackets out of a line that holds Arabic.
  expect(text).toMatch(/<?script>?alert\('a'\)\s?<?\/script>?/);
  expect(text).toContain('مرحبا');
  expect(text).toContain('<img src=x onerror=alert(1)>');
  // A narrow cell may break it after the slash.
  expect(text.replaceAll(' ', '')).toContain(person.phone.replaceAll(' ', ''));

  const outgoing = join(server.folder, 'outgoing');
  const delivered = () =>
    existsSync(outgoing) ? readdirSync(outgoing).filter((name) => name.endsWith('.json')) : [];
  await expect.poll(() => delivered().length).toBe(1);
  const [mail = ''] = delivered().map((name) => readFileSync(join(outgoing, name), 'utf8'));
  const { mail: lines } = JSON.parse(mail) as { mail: string[] };
  for (const typed of [person.first, person.last, person.phone, '12 Mill St 🏡'])
    expect(lines.join('\n')).toContain(typed);
  expect(dialogs).toEqual([]);
});
