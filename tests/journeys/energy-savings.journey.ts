import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { eventually, storedLeads } from './stored-leads.ts';
import { beginVisit, sizes, type Visit } from './visit.ts';

let browser: Browser;
let server: RunningServer;
let visit: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await visit?.end();
  await server?.dispose();
});

const finish = 'Get My Energy Savings Results';
const address = '12 Mill St\nMiamisburg, OH 45342';
const dana = { first: 'Dana', last: 'Whitaker', email: 'dana@example.org', phone: '937 555 0188', address };

async function openCalculator(options: BrowserContextOptions = {}): Promise<Page> {
  visit = await beginVisit(browser, { acceptDownloads: true, ...options });
  const { page } = visit;
  await page.goto(`${server.url}/energy-savings-calculator`);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  return page;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Your savings' });
const stepIs = (page: Page, number: number) =>
  page.getByText(`Step ${number} of 7`, { exact: true }).waitFor();

/** A bill of $210, 1,850 sq ft, a roof of 18 years, little insulation, an HVAC of 12 years: $1,260 a year. */
async function answerAboutHouse(page: Page): Promise<void> {
  await page.getByLabel('Dollars a month').fill('210');
  await next(page);
  await page.getByLabel('Square feet').fill('1,850');
  await next(page);
  await slider(page, 'Roof age').fill('18');
  await next(page);
  await page.getByRole('radio', { name: /^Minimal/ }).check();
  await next(page);
  await page.getByLabel('Number of years').fill('12');
  await next(page);
}

async function answerAboutPerson(page: Page, person = dana): Promise<void> {
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await next(page);
  await page.getByLabel('Complete property address').fill(person.address);
  // Faster than this is a program.
  await page.waitForTimeout(1300);
}

const send = (page: Page) => page.getByRole('button', { name: finish }).click();

async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return file;
}

async function textOfPdf(path: string): Promise<string> {
  const pdf = await getDocument({
    data: new Uint8Array(readFileSync(path)),
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, position) => {
      const { items } = await (await pdf.getPage(position + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
  return pages.join(' ').replace(/\s+/g, ' ');
}

/** Line breaks included, as a reader sees them. */
const wordsOf = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks are what is looked at
  page.locator('main').innerText();

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('with the mouse: seven steps, results, report and PDF, and one lead in the books', async () => {
  const page = await openCalculator();
  await answerAboutHouse(page);
  await answerAboutPerson(page);
  await send(page);
  await results(page).getByText('$25,200').first().waitFor();
  for (const words of ['$1,260', '$105', '882 lbs/year', '$11,544 – $26,640', 'How this is worked out'])
    expect(await results(page).textContent()).toContain(words);
  await page.getByText('Thank you!', { exact: true }).waitFor();

  const [lead] = storedLeads(server.databaseFile);
  expect(lead?.form).toBe('energy-savings');
  expect(lead?.quarantine_reason).toBeNull();
  expect(await results(page).textContent()).toContain(lead?.reference);

  const report = await download(page, 'Download Detailed Report (PDF)');
  expect(report.suggestedFilename()).toMatch(/^Energy-Savings-Report-Dana-Whitaker-\d{4}-\d\d-\d\d\.html$/);
  await page.getByText('Report Downloaded!', { exact: true }).waitFor();
  await page.getByText('Your energy savings report has been downloaded successfully.').waitFor();
  const reader = await page.context().newPage();
  const file = join(server.folder, 'report.html');
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
  const saved = join(server.folder, 'report.pdf');
  await pdf.saveAs(saved);
  expect(readFileSync(saved).byteLength).toBeLessThan(100_000);
  const text = await textOfPdf(saved);
  for (const words of [
    'Dana Whitaker',
    '$1,260',
    '$25,200',
    '$11,544 – $26,640',
    lead?.reference ?? 'no lead',
  ])
    expect(text).toContain(words);
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
  expect(visit.complaints).toEqual([]);
});

test('with the keyboard alone: every slider key, the cards, the fields, the results and the report', async () => {
  const page = await openCalculator();
  const { keyboard } = page;
  /** What a listener hears of the element with the focus. */
  const focusedName = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches('a, button, input, textarea')) return '';
      const { labels } = element as HTMLInputElement;
      return `${element.ariaLabel ?? ''} ${labels?.[0]?.textContent ?? ''} ${element.textContent}`;
    });
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if ((await focusedName()).includes(name)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  const settingOf = (name: string) => slider(page, name).inputValue();

  await tabTo('Monthly electric bill');
  const keys = [
    ['ArrowRight', '160'],
    ['ArrowLeft', '150'],
    ['Shift+ArrowRight', '250'],
    ['PageUp', '350'],
    ['PageDown', '250'],
    ['Shift+ArrowLeft', '150'],
    ['End', '1000'],
    ['Home', '50'],
    ['PageUp', '150'],
  ] as const;
  for (const [key, dollars] of keys) {
    await keyboard.press(key);
    expect(await settingOf('Monthly electric bill'), key).toBe(dollars);
  }
  await keyboard.press('Enter');
  await stepIs(page, 2);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How large is the home?');
  await tabTo('Square feet');
  await keyboard.press('Enter');
  await stepIs(page, 3);
  await tabTo('Roof age');
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await keyboard.press('ArrowUp');
  expect(await settingOf('Roof age')).toBe('11');
  await tabTo('Next');
  await keyboard.press('Space');
  await stepIs(page, 4);
  await tabTo('Adequate');
  await keyboard.press('ArrowUp');
  expect(await page.getByRole('radio', { name: /^Minimal/ }).isChecked()).toBe(true);
  await keyboard.press('Enter');
  await stepIs(page, 5);
  await tabTo('Back');
  await keyboard.press('Enter');
  await stepIs(page, 4);
  await tabTo('Next');
  await keyboard.press('Enter');
  await stepIs(page, 5);
  await tabTo('Next');
  await keyboard.press('Enter');
  await stepIs(page, 6);
  await tabTo('First name');
  await keyboard.type('Dana');
  await keyboard.press('Enter');
  await page.getByText('Please check your inputs', { exact: true }).waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('lastName');
  await keyboard.type('Whitaker');
  await tabTo('Email');
  await keyboard.type('dana@example.org');
  await tabTo('Phone');
  await keyboard.type('9375550188');
  await keyboard.press('Enter');
  await stepIs(page, 7);
  await tabTo('Complete property address');
  await keyboard.type('12 Mill St, Miamisburg');
  await page.waitForTimeout(1300);
  await tabTo(finish);
  await keyboard.press('Enter');
  await results(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.getByRole('button', { name: 'Download Detailed Report (PDF)' }).waitFor();
  await tabTo('Download Detailed Report (PDF)');
  const [report] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  expect(report.suggestedFilename()).toContain('Energy-Savings-Report-Dana-Whitaker');
  expect(visit.complaints).toEqual([]);
});

test.each([
  ['a phone', { viewport: sizes.phone, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: sizes.desktop }],
])(
  'on %s every step, every error and the results are for everybody, and nothing runs out of the window',
  async (_device, options) => {
    const page = await openCalculator(options);
    const look = async (where: string) => {
      expect(await findBarriers(page), where).toEqual([]);
      expect(await isWide(page), where).toBe(false);
    };
    await look('1');
    await page.getByLabel('Dollars a month').fill('99999999999');
    await next(page);
    await page.getByText('Enter a monthly bill of $50 to $1,000.').waitFor();
    await look('1 with an error');
    await page.getByLabel('Dollars a month').fill('210');
    for (const step of [2, 3, 4, 5, 6]) {
      await next(page);
      await stepIs(page, step);
      await look(String(step));
    }
    await next(page);
    await page.getByText('Last name is required').waitFor();
    await look('6 with errors');
    await answerAboutPerson(page, { ...dana, address: 'short' });
    await send(page);
    await page.getByText('Please enter a complete address').waitFor();
    await look('7 with an error');
    await page.getByLabel('Complete property address').fill(address);
    await send(page);
    await results(page).getByText('How this is worked out').waitFor();
    await page.waitForTimeout(400);
    await look('results');
    expect(visit.complaints).toEqual([]);
  },
);

test('offline at the last step: the visitor is told, stays with everything typed, and sends once when the connection is back', async () => {
  const page = await openCalculator();
  await answerAboutHouse(page);
  await answerAboutPerson(page);
  await page.context().setOffline(true);
  await send(page);
  await page.getByText('Submission Error', { exact: true }).waitFor();
  await page.getByText('There was an issue submitting your information. Please try again.').waitFor();
  await stepIs(page, 7);
  expect(await page.getByLabel('Complete property address').inputValue()).toBe(address);
  expect(await results(page).count()).toBe(0);
  expect(await page.getByText(/waiting to be sent|will be sent/).count()).toBe(0);
  expect(
    visit.complaints.some((line) => line.startsWith('error: The energy savings request got no answer')),
  ).toBe(true);

  await page.context().setOffline(false);
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
});

test('an answer lost on its way back makes no second lead', async () => {
  const page = await openCalculator();
  await answerAboutHouse(page);
  await answerAboutPerson(page);
  let posts = 0;
  await page.route('**/api/leads/energy-savings', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send(page);
  await page.getByText('Submission Error', { exact: true }).waitFor();
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(posts).toBe(2);
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
});

test.each([
  [503, 'a store that is down'],
  [500, 'a server that stumbles'],
  [429, 'a server with too much to do'],
])('HTTP %i, %s: the results come, the lead waits on the device and arrives later', async (status) => {
  const page = await openCalculator();
  await answerAboutHouse(page);
  await answerAboutPerson(page);
  let isDown = true;
  await page.route('**/api/leads/energy-savings', (route) =>
    isDown ? route.fulfill({ status, json: { error: 'not now' } }) : route.continue(),
  );
  await send(page);
  await results(page).getByText('kept on this device and will be sent').waitFor();
  expect(await results(page).getByText('Your reference').count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  const waiting = page.getByRole('region', { name: 'Requests waiting to be sent' });
  await waiting.waitFor();
  expect(storedLeads(server.databaseFile)).toEqual([]);
  isDown = false;
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await waiting.getByText('Sent. Your reference').waitFor();
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
});

test('the browser’s back button is one step back, a reload keeps everything, and results come back without a second lead', async () => {
  const page = await openCalculator();
  await answerAboutHouse(page);
  await page.goBack();
  await stepIs(page, 5);
  await page.goBack();
  await stepIs(page, 4);
  await page.reload();
  await stepIs(page, 4);
  expect(await page.getByRole('radio', { name: /^Minimal/ }).isChecked()).toBe(true);
  await page.goForward();
  await stepIs(page, 5);
  await next(page);
  await answerAboutPerson(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  await stepIs(page, 7);
  expect(await page.getByLabel('Complete property address').inputValue()).toBe(address);
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(page.url()).toBe(`${server.url}/energy-savings-calculator`);

  await page.reload();
  await results(page).getByText('Your reference').waitFor();
  await page.goBack();
  await stepIs(page, 7);
  await page.getByLabel('Complete property address').waitFor();
  await page.goForward();
  await results(page).waitFor();
  await page.goBack();
  await send(page);
  await results(page).waitFor();
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
  expect(storedLeads(server.databaseFile)[0]?.quarantine_reason).toBeNull();

  await page.getByRole('button', { name: 'Change my answers' }).click();
  await stepIs(page, 1);
  await page.getByLabel('Dollars a month').fill('300');
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await next(page);
    await stepIs(page, step);
  }
  await send(page);
  await results(page).getByText('$1,800').first().waitFor();
  expect(storedLeads(server.databaseFile)).toHaveLength(2);

  await page.getByRole('button', { name: 'Start over' }).click();
  await stepIs(page, 1);
  expect(await slider(page, 'Monthly electric bill').inputValue()).toBe('150');
});

test('scripts, emoji and names from right to left are text on the page, in the report, in the PDF and in the mail', async () => {
  const page = await openCalculator();
  const person = {
    first: `<script>alert('a')</script>`,
    last: 'مرحبا 🏠 <b>Ø</b>',
    email: 'dana@example.org',
    phone: '<i>ask for Al</i> 555 0188',
    address: '<img src=x onerror=alert(1)>\n12 Mill St 🏡',
  };
  page.on('dialog', () => visit.complaints.push('a dialog opened'));
  await answerAboutHouse(page);
  await answerAboutPerson(page, person);
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(await results(page).locator('h2').textContent()).toContain(person.first);

  const report = await download(page, 'Download Detailed Report (PDF)');
  expect(report.suggestedFilename()).toMatch(
    /^Energy-Savings-Report-scriptalertascript-مرحبا-bØb-[\d-]+\.html$/,
  );
  const file = join(server.folder, 'report.html');
  await report.saveAs(file);
  const reader = await page.context().newPage();
  reader.on('dialog', () => visit.complaints.push('a dialog opened'));
  reader.on('console', (message) => visit.complaints.push(message.text()));
  await reader.goto(pathToFileURL(file).href);
  const paper = await wordsOf(reader);
  for (const typed of [`${person.first} ${person.last}`, person.address, person.phone])
    expect(paper).toContain(typed);
  expect(await reader.locator('main :is(script, b, i, img)').count()).toBe(0);

  const pdf = await download(page, 'Save as PDF');
  const saved = join(server.folder, 'report.pdf');
  await pdf.saveAs(saved);
  const text = await textOfPdf(saved);
  expect(text).toContain(person.first);
  expect(text).toContain('<img src=x onerror=alert(1)>');

  const outgoing = join(server.folder, 'outgoing');
  expect(await eventually(() => readdirSync(outgoing).some((name) => name.endsWith('.json')))).toBe(true);
  const [mail = ''] = readdirSync(outgoing).map((name) => readFileSync(join(outgoing, name), 'utf8'));
  const { mail: lines } = JSON.parse(mail) as { mail: string[] };
  for (const typed of [person.first, person.last, person.phone, '12 Mill St 🏡'])
    expect(lines.join('\n')).toContain(typed);
  expect(visit.complaints).toEqual([]);
});

test('ten thousand characters are too many, are not lost, and are told at their field', async () => {
  const page = await openCalculator({ viewport: sizes.phone });
  await answerAboutHouse(page);
  const long = 'W'.repeat(10_000);
  await page.getByLabel('First name').fill(long);
  await next(page);
  await page.getByText('Please keep this under 200 characters').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toHaveLength(10_000);
  await answerAboutPerson(page, { ...dana, first: 'W'.repeat(200), address: long });
  await send(page);
  await page.getByText('Please keep this under 500 characters').waitFor();
  await page.getByLabel('Complete property address').fill('W'.repeat(500));
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(await isWide(page)).toBe(false);
});

test('without script a short form stands in, is answered with what was typed, and its lead arrives', async () => {
  visit = await beginVisit(browser, { javaScriptEnabled: false });
  const { page } = visit;
  await page.goto(`${server.url}/energy-savings-calculator`);
  expect(await page.getByText('Step 1 of 7').isVisible()).toBe(false);
  const form = page.getByRole('form', { name: 'Let us work it out for you' });
  await form.getByLabel('Monthly electric bill').fill('210');
  await form.getByLabel('Insulation level').selectOption('minimal');
  await form.getByLabel('First name').fill('D');
  await form.getByLabel('Last name').fill('Whitaker');
  await form.getByLabel('Email').fill('dana@example.org');
  await form.getByLabel('Phone').fill('9375550188');
  await form.getByLabel('Complete property address').fill(address);
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'First name is required' }).waitFor();
  expect(await form.getByLabel('Monthly electric bill').inputValue()).toBe('210');
  expect(await form.getByLabel('Insulation level').inputValue()).toBe('minimal');
  await form.getByLabel('First name').fill('Dana');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/request-received?reference=*');
  expect(storedLeads(server.databaseFile).map((lead) => lead.form)).toEqual(['energy-savings']);
});

test('details given on the contact page fill in the last steps', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await page.goto(`${server.url}/contact`);
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => document.querySelector('form[action="/api/leads/contact"][novalidate]') !== null,
  );
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Hale');
  await form.getByLabel('Email').fill('robin@example.org');
  await form.getByLabel('Phone').fill('9375550123');
  await form.getByLabel('Address').fill('9 Canal St, Troy, OH');
  await form.getByLabel('Service needed').selectOption('Roof Inspection');
  await page.waitForTimeout(1300);
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  await page.goto(`${server.url}/energy-savings-calculator`);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  await answerAboutHouse(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
  expect(await page.getByLabel('Phone').inputValue()).toBe('(937) 555-0123');
  await next(page);
  expect(await page.getByLabel('Complete property address').inputValue()).toBe('9 Canal St, Troy, OH');
});
