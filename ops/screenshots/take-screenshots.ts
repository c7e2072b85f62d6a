// Pictures of every kind of page at three sizes, into docs/screenshots: node ops/screenshots/take-screenshots.ts [name …]
// Only the two windows that the README shows are kept in Git.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { launchBrowser } from '../../tests/journeys/browser.ts';
import { walkToSavings } from '../../tests/journeys/energy-calculator.ts';
import { fillTimeMs } from '../../tests/journeys/lead-forms.ts';
import { giveContact, next, results, submit } from '../../tests/journeys/roof-calculator.ts';
import { startServer } from '../../tests/journeys/running-server.ts';
import { nearTown } from '../../tests/some-towns.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const widths = [390, 768, 1440];
const largestBytes = 150_000;
const tallestSheet = 5000;

/** Forward in the roof wizard: metal on two stories, to the choice of the pitch. */
async function walkToPitch(page: Page): Promise<void> {
  await next(page).click();
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^2 stories/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^Steep/ }).check();
}

/** And on until its contact step is filled and sent. */
async function walkToEstimate(page: Page): Promise<void> {
  await walkToPitch(page);
  for (let step = 0; step < 2; step += 1) await next(page).click();
  await giveContact(page);
  await page.waitForTimeout(fillTimeMs);
  await submit(page).click();
  await results(page).waitFor();
}

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly walk?: (page: Page) => Promise<void>;
  /** Also as a desktop window shows it first, for the README. */
  readonly isInReadme?: boolean;
}

const shots: readonly Shot[] = [
  { name: 'home', path: '/', isInReadme: true },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'service-metal', path: '/metal-roofing' },
  { name: 'service-inspection', path: '/roof-inspection' },
  { name: 'city', path: `/locations/${nearTown.slug}` },
  { name: 'service-in-city', path: `/services/flat-roof-systems/${nearTown.slug}` },
  { name: 'contact', path: '/contact' },
  { name: 'financing', path: '/financing' },
  { name: 'roof-cost-step', path: '/roofing-calculator', walk: walkToPitch, isInReadme: true },
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
for (const { name, path, walk, isInReadme } of shots) {
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
    await walk?.(page);
    if (isInReadme && width === 1440)
      writeFileSync(`${folder}${name}-window.webp`, await smallEnough(sharp(await page.screenshot())));
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
