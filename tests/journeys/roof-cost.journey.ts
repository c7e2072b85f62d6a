import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser, Page } from 'playwright-core';
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

const next = (page: Page) => page.getByRole('button', { name: 'CONTINUE NEXT' });
const previous = (page: Page) => page.getByRole('button', { name: 'PREVIOUS' });
const submit = (page: Page) => page.getByRole('button', { name: 'Get my estimate' });
const results = (page: Page) => page.getByRole('region', { name: 'Your estimate' });
const sizeField = (page: Page) => page.getByRole('spinbutton', { name: 'Roof area (square feet)' });

async function open(page: Page, query = '') {
  await page.goto(`${server.url}/roofing-calculator${query}`);
  await alive(page);
}
/** React has taken over the step: what is done from here on goes through it. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-wizard-step]') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );

const atStep = (page: Page, step: number) => page.getByText(`Step ${step} of 7`, { exact: true }).waitFor();

/** From the first step to the contact details. */
async function answerHouse(page: Page) {
  await sizeField(page).fill('2,400');
  await next(page).click();
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^2 stories/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^Steep/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^Difficult/ }).check();
  await page.getByText('Anything else on the roof?').click();
  await page.getByRole('radiogroup', { name: 'Gutters' }).getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Skylights').fill('2');
  await page.getByLabel('Chimneys').fill('1');
  await page.getByLabel('Current roof').selectOption('slate');
  await next(page).click();
  await atStep(page, 6);
}

// 2,400 × 9 × 1.15 × 1.2 × 1.1 = 32,788.80; gutters 720, skylights 1,000, chimney 800: 35,308.80 in all.
const range = { low: '$19,508', average: '$35,309', high: '$40,605' };

async function giveContact(page: Page, name = 'Dana Whitaker') {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone').fill('937.555.0188');
  await page.getByLabel('Email').fill('dana@example.org');
  await page.getByLabel('Address').fill('12 Mill St, Miamisburg, OH 45342');
}

async function expectEstimate(page: Page) {
  await page.getByText('Your estimated range').waitFor();
  const text = (await results(page).textContent()) ?? '';
  for (const amount of Object.values(range)) expect(text).toContain(amount);
}

function leadOf(stored: object): Record<string, unknown> {
  const { lead_json: lead } = stored as { lead_json: string };
  return JSON.parse(lead) as Record<string, unknown>;
}

test('by mouse: seven questions, the estimate as worked out by hand, and the lead with answers and figures', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await open(page);
  await expect(page.title()).resolves.toContain('Roofing Replacement Cost Calculator');
  await expect(page.getByText('LIMITED OFFER / TODAY ONLY').isVisible()).resolves.toBe(true);
  expect(await previous(page).isDisabled()).toBe(true);
  await answerHouse(page);
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await next(page).isDisabled()).toBe(true);
  await giveContact(page);
  expect(await next(page).isEnabled()).toBe(true);
  await submit(page).click();
  await expectEstimate(page);
  await page.getByText('Success! Preparing your estimate...').waitFor();
  await page.getByText('CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE').waitFor();
  const [lead] = storedLeads(server.databaseFile);
  expect(lead).toMatchObject({ form: 'roof-cost', quarantine_reason: null });
  expect(await results(page).textContent()).toContain(lead?.reference);
  expect(leadOf(lead ?? {})).toMatchObject({
    contact: { name: 'Dana Whitaker', phone: '(937) 555-0188', email: 'dana@example.org' },
    answers: {
      squareFootage: 2400,
      roofType: 'metal',
      stories: '2',
      roofPitch: 'steep',
      roofAccess: 'difficult',
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
      currentRoof: 'slate',
    },
    estimate: { lowDollars: 19_508, averageDollars: 35_309, highDollars: 40_605 },
  });
  expect(page.url()).toBe(`${server.url}/roofing-calculator`);
  const booking = page.getByRole('link', { name: /^Book a free roof inspection/ });
  expect(await booking.getAttribute('target')).toBe('_blank');
  expect(await page.getByText('Success! Preparing your estimate...').count()).toBe(1);
  await page.getByText('Success! Preparing your estimate...').waitFor({ state: 'detached', timeout: 7000 });
  expect(complaints).toEqual([]);
});

test('by keyboard alone: every question answered, the focus on each heading in turn, never behind the bars', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await open(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const heading = () => page.evaluate(() => document.activeElement?.textContent);
  /** The focused control lies wholly between the bars at the head and the foot of the window. */
  const isClear = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const head = document
        .querySelector('[role="progressbar"]')
        ?.closest('[data-wizard] > div')
        ?.getBoundingClientRect();
      const foot = document.querySelector('[data-foot-bar]')?.getBoundingClientRect();
      if (!focused || !head || !foot) return 'a bar is missing';
      const isInBar = document.activeElement?.closest('[data-foot-bar]') !== null;
      if (isInBar) return 'clear';
      return focused.top >= Math.max(0, head.bottom) - 1 && focused.bottom <= foot.top + 1
        ? 'clear'
        : 'covered';
    });
  const tabTo = async (matches: () => Promise<boolean>) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await matches()) return;
      await press('Tab');
    }
    throw new Error('Tab never gets there');
  };
  const isFocused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const goOn = async () => {
    await tabTo(() => page.evaluate(() => document.activeElement?.textContent === 'CONTINUE NEXT'));
    await press('Enter');
  };

  await tabTo(isFocused('[type="range"]'));
  await press('ArrowRight', 'PageUp', 'ArrowLeft');
  expect(await sizeField(page).inputValue()).toBe('3000');
  await goOn();
  await atStep(page, 2);
  expect(await heading()).toBe('What should go on it?');
  await press('Tab', 'ArrowDown', 'ArrowDown');
  expect(await page.getByRole('radio', { name: /^Metal/ }).isChecked()).toBe(true);
  expect(await isClear()).toBe('clear');
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(await page.getByRole('radio', { name: /^Wood/ }).isChecked()).toBe(true);
  expect(await isClear()).toBe('clear');
  // Enter on a choice goes on, as in any form.
  await press('Enter');
  await atStep(page, 3);
  expect(await heading()).toBe('How tall is the house?');
  await press('Tab', 'ArrowDown', 'Enter');
  await atStep(page, 4);
  await press('Tab', 'ArrowDown', 'Enter');
  await atStep(page, 5);
  await tabTo(isFocused('summary'));
  expect(await isClear()).toBe('clear');
  await press('Space');
  await tabTo(isFocused('[name="skylights"]'));
  await press('ArrowUp');
  expect(await isClear()).toBe('clear');
  await press('Enter');
  await atStep(page, 6);
  expect(await heading()).toBe('Who is the estimate for?');
  await page.getByLabel('Name').waitFor();
  for (const entry of ['Dana Whitaker', '9375550188', 'dana@example.org', '12 Mill St, Miamisburg']) {
    await press('Tab');
    expect(await isClear()).toBe('clear');
    await page.keyboard.type(entry);
  }
  await press('Tab', 'Enter');
  await page.getByText('Your estimated range').waitFor();
  expect(await heading()).toBe('Your estimate');
  // 3,000 × 8.50 × 1.15, standard pitch to steep: × 1.2; one skylight.
  expect(await results(page).textContent()).toContain('$35,690');
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test.each([
  ['phone', sizes.phone],
  ['tablet', sizes.tablet],
  ['desktop', sizes.desktop],
] as const)(
  'at %s size no step scrolls sideways and axe finds no barrier in any of them',
  async (_, viewport) => {
    visit = await beginVisit(browser, { viewport, reducedMotion: 'reduce' });
    const { page, complaints } = visit;
    const found: string[] = [];
    const look = async (state: string) => {
      found.push(...(await findBarriers(page)).map((barrier) => `${state}: ${barrier}`));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > viewport.width) found.push(`${state}: ${width} px wide`);
    };
    await open(page);
    await look('step 1');
    await sizeField(page).fill('1e9');
    await look('step 1, a size too large');
    await sizeField(page).fill('2000');
    await page.getByText('I only know the size of the house').click();
    await page.getByLabel('Living area (square feet)').fill('1800');
    await look('step 1, the size helper');
    for (let step = 2; step <= 5; step += 1) {
      await next(page).click();
      await atStep(page, step);
      await look(`step ${step}`);
    }
    await page.getByText('Anything else on the roof?').click();
    await page.getByLabel('Skylights').fill('21');
    await look('step 5, too many skylights');
    await page.getByLabel('Skylights').fill('0');
    await next(page).click();
    await atStep(page, 6);
    await page.getByLabel('Email').fill('dana@');
    await page.getByLabel('Name').focus();
    await look('step 6, an e-mail address that is none');
    await giveContact(page);
    await submit(page).click();
    await page.getByText('Your estimated range').waitFor();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await page.getByLabel('Link to this estimate').waitFor();
    await look('results');
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('nobody has to wait for the script: typed at once, everything counts', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await page.goto(`${server.url}/roofing-calculator`, { waitUntil: 'commit' });
  await page.getByText('I only know the size of the house').click();
  await page.getByLabel('Living area (square feet)').fill('2,400');
  await page.getByLabel('Floors above ground').selectOption('2');
  await page.getByRole('button', { name: 'Use 1,500 sq ft' }).click();
  await next(page).click();
  await page.getByText('1,500 sq ft').first().waitFor();
});

test('the size helper turns living area, stories and pitch into a roof, and the later steps know them already', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await open(page);
  await page.getByText('I only know the size of the house').click();
  await page.getByLabel('Living area (square feet)').fill('2,400');
  await page.getByLabel('Floors above ground').selectOption('2');
  // 2,400 ÷ 2 × 1.10 × 1.16 is 1,528: to the next hundred, 1,500.
  await page.getByRole('button', { name: 'Use 1,500 sq ft' }).click();
  expect(await sizeField(page).inputValue()).toBe('1500');
  await next(page).click();
  await next(page).click();
  await atStep(page, 3);
  expect(await page.getByRole('radio', { name: /^2 stories/ }).isChecked()).toBe(true);
});

test('the browser’s back button is one step back, a reload keeps everything, and details stand in no address', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await page.goto(`${server.url}/about`);
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await page.goBack();
  await atStep(page, 5);
  await page.goBack();
  await atStep(page, 4);
  await page.goForward();
  await atStep(page, 5);
  await previous(page).click();
  await atStep(page, 4);
  await next(page).click();
  await next(page).click();
  await atStep(page, 6);
  expect(await page.getByLabel('Email').inputValue()).toBe('dana@example.org');
  await page.reload();
  await alive(page);
  await atStep(page, 6);
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
  await submit(page).click();
  await expectEstimate(page);
  await page.reload();
  await expectEstimate(page);
  const [lead] = storedLeads(server.databaseFile);
  expect(await results(page).textContent()).toContain(lead?.reference);
  await page.goBack();
  await atStep(page, 6);
  // The same lead again is no second one.
  await next(page).click();
  await expectEstimate(page);
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
  expect(page.url()).not.toContain('?');
  for (let step = 6; step >= 1; step -= 1) {
    await page.goBack();
    await atStep(page, step);
  }
  await page.goBack();
  await page.waitForURL(`${server.url}/about`);
  await page.goForward();
  await alive(page);
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('2400');
  expect(complaints).toEqual([]);
});

test('what is answered while the script is still on its way counts, and Next waits for it', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/roofing-calculator`, { waitUntil: 'commit' });
  await sizeField(page).fill('3,100');
  await next(page).click();
  await page.waitForTimeout(300);
  expect(await page.getByText('Step 1 of 7').isVisible()).toBe(true);
  release();
  await atStep(page, 2);
  await page.getByText('3,100 sq ft').waitFor();
  await page.goBack();
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('3100');
  expect(complaints).toEqual([]);
});

test('a detour to another page and back by the menu goes on at the same step', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await open(page);
  await answerHouse(page);
  await page.goto(`${server.url}/financing`);
  await open(page);
  await atStep(page, 6);
  await previous(page).click();
  await atStep(page, 5);
  expect(await page.getByRole('radio', { name: /^Difficult/ }).isChecked()).toBe(true);
});

test('details given here once fill in the form on the contact page', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await open(page, '?roofType=slate&stories=1&squareFootage=2000&roofPitch=low&roofAccess=easy');
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  await giveContact(page);
  await submit(page).click();
  await page.getByText('Your estimated range').waitFor();
  await page.goto(`${server.url}/contact`);
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.scrollIntoViewIfNeeded();
  expect(await eventually(async () => (await form.getByLabel('First name').inputValue()) === 'Dana')).toBe(
    true,
  );
  expect(await form.getByLabel('Email').inputValue()).toBe('dana@example.org');
});

const isComplaint = (line: string) =>
  !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|503/.test(line);

test('a server that cannot store: the estimate all the same, and the lead waits on this device until it can', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await page.route('**/api/leads/roof-cost', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'busy' } }),
  );
  await submit(page).click();
  await expectEstimate(page);
  await results(page).getByText('this device keeps your details').waitFor();
  expect(await page.getByText('Your reference').count()).toBe(0);
  await page.unroute('**/api/leads/roof-cost');
  await page.getByRole('button', { name: 'Send now' }).click();
  expect(await eventually(() => storedLeads(server.databaseFile).length === 1)).toBe(true);
  expect(complaints.filter(isComplaint)).toEqual([]);
});

test('without a connection from the contact step on: the estimate and its print, and the lead arrives once when it is back', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await submit(page).click();
  await page.getByRole('button', { name: 'Processing...' }).waitFor({ state: 'detached' });
  await expectEstimate(page);
  await results(page).getByText('this device keeps your details').waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await results(page).getByText('The PDF could not be made').waitFor();
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await paper.getByText(range.average).first().waitFor();
  await paper.close();
  await page.context().setOffline(false);
  expect(await eventually(() => storedLeads(server.databaseFile).length === 1)).toBe(true);
  expect(complaints.filter(isComplaint)).toEqual([]);
});

test('where neither server nor device can keep it: the estimate, the plain truth, and phone and mail', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('storage is forbidden', 'SecurityError');
      },
    });
  });
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await submit(page).click();
  await expectEstimate(page);
  await results(page).getByText('Your details could not be sent to us.').waitFor();
  expect(await page.getByText('Success!').count()).toBe(0);
  expect(await results(page).getByRole('link', { name: 'Call (937) 555-0142' }).getAttribute('href')).toBe(
    'tel:+19375550142',
  );
  const mail = await results(page).getByRole('link', { name: 'Send as an e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('2,400 sq ft, Metal, 2 stories');
  await page.goBack();
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
});

test('when the last steps cannot be fetched the page says so, and a reload goes on where it stopped', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await open(page);
  await page.route('**/assets/ContactStep*', (route) => route.abort());
  await answerHouse(page);
  const trouble = page.getByRole('alert').filter({ hasText: 'The calculator has stopped.' });
  await trouble.waitFor();
  expect(await trouble.getByRole('link', { name: '(937) 555-0142' }).isVisible()).toBe(true);
  await page.unroute('**/assets/ContactStep*');
  await trouble.getByRole('link', { name: 'Load the page again' }).click();
  await atStep(page, 6);
  await giveContact(page);
  await submit(page).click();
  await expectEstimate(page);
});

test('what only the server finds wrong is said at the field, and the visitor stays', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await page.route('**/api/leads/roof-cost', (route) =>
    route.fulfill({ status: 422, json: { errors: { address: 'We do not know this address' } } }),
  );
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'We do not know this address' });
  await summary.waitFor();
  await atStep(page, 6);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('needs another look');
  await summary.getByRole('link', { name: 'We do not know this address' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address');
  await page.unroute('**/api/leads/roof-cost');
  await page.getByLabel('Address').fill('14 Mill St, Miamisburg');
  await submit(page).click();
  await page.getByText('Your estimated range').waitFor();
});

test('a filled honeypot sends nothing; should it be a person, the results say that nothing arrived', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await page.locator('[data-wizard] [name="_honey"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submit(page).click();
  await results(page).getByText('Your details could not be sent to us.').waitFor();
  expect(posts).toEqual([]);
});

test('a shared link opens the answers elsewhere, says nothing about the sender, and leads to the same estimate', async () => {
  visit = await beginVisit(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visit;
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await submit(page).click();
  await expectEstimate(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).not.toMatch(/Dana|937|example\.org|Mill St/);

  const other = await beginVisit(browser);
  await other.page.goto(link);
  await alive(other.page);
  await other.page.getByText('2,400 sq ft, Metal, 2 stories, Steep pitch, Difficult access').waitFor();
  expect(other.page.url()).toBe(`${server.url}/roofing-calculator`);
  await other.page.getByRole('button', { name: 'Go to the last question' }).click();
  await atStep(other.page, 6);
  await giveContact(other.page, 'Robin Park');
  await submit(other.page).click();
  await expectEstimate(other.page);
  expect(other.complaints).toEqual([]);
  await other.end();
});

test('a link with nonsense in it opens the first step with a note, and the address is clean again', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await open(page, '?roofType=straw&squareFootage=<script>alert(1)</script>');
  await page.getByText('could not be read').waitFor();
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('2000');
  expect(page.url()).toBe(`${server.url}/roofing-calculator`);
  expect(complaints).toEqual([]);
});

async function readPdf(path: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(path));
  const file = await getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;
  const pieces: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) pieces.push(item.str);
  }
  return pieces.join(' ').replace(/\s+/g, ' ');
}

async function downloadPdf(page: Page) {
  const started = Date.now();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const path = await download.path();
  return { path, fileName: download.suggestedFilename(), tookMs: Date.now() - started };
}

test('the PDF says what the page says, in selectable text, under its own name, within a second', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await submit(page).click();
  await expectEstimate(page);
  expect(requested.filter((url) => url.includes('pdf'))).toEqual([]);
  const { path, fileName, tookMs } = await downloadPdf(page);
  expect(fileName).toMatch(/^Roof-Estimate-Dana-Whitaker-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect(tookMs).toBeLessThan(1000);
  expect(readFileSync(path).length).toBeLessThan(100_000);
  const text = await readPdf(path);
  const [lead] = storedLeads(server.databaseFile);
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
    visit = await beginVisit(browser);
    const { page, complaints } = visit;
    await open(page, '?roofType=wood');
    await page.getByRole('button', { name: 'Go to the last question' }).click();
    await giveContact(page, name);
    await submit(page).click();
    await page.getByText('Your estimated range').waitFor();
    const { path, fileName } = await downloadPdf(page);
    const text = await readPdf(path);
    for (const word of name.split(' ')) expect(text).toContain(word);
    expect(text).not.toContain('?');
    expect(readFileSync(path).length).toBeLessThan(100_000);
    expect(fileName).toMatch(/\.pdf$/);
    expect(complaints).toEqual([]);
  },
);

test('printing opens the same document in a window of its own, styled for paper', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await open(page);
  await answerHouse(page);
  await giveContact(page, '<b>Dana</b>');
  await submit(page).click();
  await expectEstimate(page);
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
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await submit(page).click();
  await expectEstimate(page);
  await page.getByRole('button', { name: 'Print estimate' }).click();
  await page.waitForTimeout(300);
  await expectEstimate(page);
  expect((await downloadPdf(page)).fileName).toContain('Roof-Estimate');
  expect(complaints).toEqual([]);
});

test('starting over clears the house and keeps the visitor', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await open(page);
  await answerHouse(page);
  await giveContact(page);
  await submit(page).click();
  await expectEstimate(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('2000');
  for (let step = 2; step <= 6; step += 1) {
    await next(page).click();
    await atStep(page, step);
  }
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
});

test('without script a short form asks the same questions, says what is wrong, and arrives', async () => {
  visit = await beginVisit(browser, { javaScriptEnabled: false });
  const { page } = visit;
  await page.goto(`${server.url}/roofing-calculator`);
  expect(await page.getByText('Step 1 of 7').isVisible()).toBe(false);
  const form = page.getByRole('form', { name: 'Let us work it out for you' });
  await form.getByLabel('Roof area (square feet)').fill('3000');
  await form.getByLabel('Roof type').selectOption('tile');
  await form.getByLabel('Roof pitch').selectOption('very-steep');
  await form.getByLabel('Name').fill('Dana Whitaker');
  await form.getByLabel('Phone').fill('937 555 0188');
  await form.getByLabel('Email').fill('dana@example');
  await form.getByLabel('Address').fill('12 Mill St');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect(await form.getByRole('alert').textContent()).toContain('Nothing has been sent yet');
  expect(await form.getByLabel('Roof area (square feet)').inputValue()).toBe('3000');
  expect(await form.getByLabel('Roof pitch').inputValue()).toBe('very-steep');
  await form.getByLabel('Email').fill('dana@example.org');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/request-received/);
  const [lead] = storedLeads(server.databaseFile);
  expect(leadOf(lead ?? {})).toMatchObject({
    answers: { squareFootage: 3000, roofType: 'tile', roofPitch: 'very-steep' },
  });
  expect(await page.locator('main').textContent()).toContain(lead?.reference);
});
