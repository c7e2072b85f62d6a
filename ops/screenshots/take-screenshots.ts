// Every kind of page at five widths, every step of both calculators on a phone, both papers and the film of the README, into docs/screenshots:
// node ops/screenshots/take-screenshots.ts [name …]. Only what documents show is kept in Git.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { launchBrowser } from '../../tests/journeys/browser.ts';
import { download } from '../../tests/journeys/downloads.ts';
import * as energy from '../../tests/journeys/energy-calculator.ts';
import { fillTimeMs } from '../../tests/journeys/lead-forms.ts';
import * as roof from '../../tests/journeys/roof-calculator.ts';
import { startServer } from '../../tests/journeys/running-server.ts';
import { nearTown } from '../../tests/some-towns.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const phone = 390;
const widths = [phone, 768, 1280, 1440, 1920];
const largestBytes = 150_000;
const tallestSheet = 5000;
const filmWidth = 1000;
const filmDelayMs = 1200;

/** The drawing with a metal roof on two stories, at the choice of the pitch. */
async function walkToPitch(page: Page): Promise<void> {
  await roof.next(page).click();
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await roof.next(page).click();
  await page.getByRole('radio', { name: /^2 stories/ }).check();
  await roof.next(page).click();
  await page.getByRole('radio', { name: /^Steep/ }).check();
}

/** From the last step that was answered back to the first, and forward again. */
async function photographSteps(page: Page, name: string, last: number, previous: Locator, next: Locator) {
  for (let step = last; step >= 1; step -= 1) {
    await page.getByText(`Step ${step} of 7`, { exact: true }).waitFor();
    writeFileSync(
      `${folder}${name}-step-${step}-${phone}.webp`,
      await smallEnough(sharp(await page.screenshot())),
    );
    if (step > 1) await previous.click();
  }
  for (let step = 1; step < last; step += 1) await next.click();
}

async function savePdf(page: Page, name: string, button: string): Promise<void> {
  await (await download(page, button)).saveAs(`${folder}${name}.pdf`);
}

/** The paper in the print window. */
async function savePrint(page: Page, name: string, button: string): Promise<void> {
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await paper.evaluate(() => document.fonts.ready);
  await paper.pdf({ path: `${folder}${name}-printed.pdf`, preferCSSPageSize: true });
}

async function walkToEstimate(page: Page, isPhone: boolean): Promise<void> {
  await roof.answerHouse(page);
  await roof.giveContact(page);
  if (isPhone) await photographSteps(page, 'roof-cost', 6, roof.previous(page), roof.next(page));
  await page.waitForTimeout(fillTimeMs);
  await roof.submit(page).click();
  await roof.results(page).waitFor();
  if (!isPhone) return;
  await savePdf(page, 'estimate', 'Download PDF');
  await savePrint(page, 'estimate', 'Print estimate');
}

async function walkToSavings(page: Page, isPhone: boolean): Promise<void> {
  await energy.answerEverything(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (isPhone) await photographSteps(page, 'energy-savings', 7, button('Back'), button('Next'));
  await energy.send(page);
  await energy.results(page).getByText('Your reference').waitFor();
  if (isPhone) await savePdf(page, 'energy-report', 'Save as PDF');
}

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly walk?: (page: Page, isPhone: boolean) => Promise<void>;
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'service-metal', path: '/metal-roofing' },
  { name: 'service-inspection', path: '/roof-inspection' },
  { name: 'city', path: `/locations/${nearTown.slug}` },
  { name: 'service-in-city', path: `/services/flat-roof-systems/${nearTown.slug}` },
  { name: 'locations', path: '/locations' },
  { name: 'emergency', path: '/emergency-repairs' },
  { name: 'roof-materials', path: '/roof-materials' },
  { name: 'contact', path: '/contact' },
  { name: 'financing', path: '/financing' },
  { name: 'roof-cost-step', path: '/roofing-calculator', walk: walkToPitch },
  {
    name: 'roof-cost-results',
    path: '/roofing-calculator',
    walk: walkToEstimate,
  },
  { name: 'energy-savings-step', path: '/energy-savings-calculator' },
  { name: 'energy-savings-results', path: '/energy-savings-calculator', walk: walkToSavings },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'not-found', path: '/404' },
];

/** The calculator's drawing as one answer after another is given, for the README. */
async function filmAnswers(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/roofing-calculator', { waitUntil: 'networkidle' });
  const frames: Buffer[] = [];
  const shoot = async () => {
    await page.waitForTimeout(400);
    frames.push(
      await sharp(await page.screenshot())
        .resize({ width: filmWidth })
        .png()
        .toBuffer(),
    );
  };
  const choose = async (name: RegExp) => {
    await page.getByRole('radio', { name }).check();
    await shoot();
  };
  await shoot();
  await roof.next(page).click();
  await choose(/^Metal/);
  await choose(/^Tile/);
  await roof.next(page).click();
  await choose(/^2 stories/);
  await roof.next(page).click();
  await choose(/^Low/);
  await choose(/^Steep/);
  const film = sharp(frames, { join: { animated: true } });
  writeFileSync(
    `${folder}roof-cost-answers.webp`,
    await film.webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(() => filmDelayMs) }).toBuffer(),
  );
}

/** The whole page in sheets that stay readable when they are small; the first carries the plain name. */
async function saveInSheets(name: string, png: Buffer): Promise<void> {
  const { width, height } = await sharp(png).metadata();
  const sheets = Math.ceil(height / tallestSheet);
  const sheetHeight = Math.ceil(height / sheets);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const top = sheet * sheetHeight;
    const part = sharp(png).extract({ left: 0, top, width, height: Math.min(sheetHeight, height - top) });
    writeFileSync(`${folder}${name}${sheet === 0 ? '' : `-${sheet + 1}`}.webp`, await smallEnough(part));
  }
}

async function smallEnough(picture: Sharp): Promise<Buffer> {
  for (const quality of [60, 45, 30, 15, 5]) {
    const webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= largestBytes) return webp;
  }
  throw new Error(`No quality brings a sheet below ${largestBytes} bytes; make tallestSheet smaller.`);
}

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const browser = await launchBrowser();
const server = await startServer();
if (asked.length === 0 || asked.includes('roof-cost-answers')) {
  const viewport = { width: 1280, height: 800 };
  await filmAnswers(await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' }));
}
for (const { name, path, walk } of shots) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    await walk?.(page, width === phone);
    // The toasts over the results close after five seconds.
    if (walk) await page.waitForTimeout(5500);
    // Pictures below the fold load when they are scrolled to; the bars at the foot would cover parts of the long picture.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      window.scrollTo(0, 0);
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const { position, bottom } = getComputedStyle(element);
        if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
      }
    });
    await page.waitForTimeout(300);
    await saveInSheets(`${name}-${width}`, await page.screenshot({ fullPage: true }));
    await context.close();
  }
}
await server.dispose();
await browser.close();
