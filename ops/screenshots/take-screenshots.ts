// Every kind of page, a step and the results of both calculators, whole, at seven widths, the desk, some pages with forced
// colors and with twice the text, and what is printed, into var/screenshots:
// node ops/screenshots/take-screenshots.ts [name …]

import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { launchBrowser } from '../../tests/journeys/browser.ts';
import { sendRequest, signInAs } from '../../tests/journeys/desk.ts';
import { download } from '../../tests/journeys/downloads.ts';
import * as energy from '../../tests/journeys/energy-calculator.ts';
import { fillTimeMs } from '../../tests/journeys/lead-forms.ts';
import * as roof from '../../tests/journeys/roof-calculator.ts';
import { startServer } from '../../tests/journeys/running-server.ts';
import { nearTown } from '../../tests/some-towns.ts';

const folder = 'var/screenshots';
const widths = [320, 390, 768, 1024, 1280, 1440, 1920];

async function walkToEstimate(page: Page): Promise<void> {
  await roof.answerEverything(page);
  await page.waitForTimeout(fillTimeMs);
  await roof.submit(page).click();
  await roof.results(page).getByText('Your reference').waitFor();
}

async function walkToMaterial(page: Page): Promise<void> {
  await roof.next(page).click();
  await page.getByRole('radio', { name: /^Metal/ }).check();
}

async function walkToSavings(page: Page): Promise<void> {
  await energy.answerEverything(page);
  await energy.send(page);
  await energy.results(page).getByText('Your reference').waitFor();
}

const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  replacement: '/roof-replacement',
  metal: '/metal-roofing',
  emergency: '/emergency-repairs',
  inspection: '/roof-inspection',
  locations: '/locations',
  city: `/locations/${nearTown.slug}`,
  'service-in-city': `/services/flat-roof-systems/${nearTown.slug}`,
  materials: '/roof-materials',
  'roof-cost': '/roof-cost',
  storms: '/storms',
  'before-you-sign': '/before-you-sign',
  contact: '/contact',
  financing: '/financing',
  sitemap: '/sitemap',
  privacy: '/privacy-policy',
  accessibility: '/accessibility',
  'request-received': `/request-received?reference=${company.referencePrefix}-7K4M-Q2X8`,
  'sample-report': '/samples/roof-report',
  'sample-estimate': '/samples/estimate',
  'sample-certificate': '/samples/insurance-certificate',
  'emergency-in-city': `/services/emergency-repairs/${nearTown.slug}`,
  'not-found': '/404',
  'roof-calculator': roof.roofPath,
  'roof-material': roof.roofPath,
  estimate: roof.roofPath,
  'energy-calculator': energy.energyPath,
  savings: energy.energyPath,
};
const walks: { readonly [name: string]: (page: Page) => Promise<void> } = {
  'roof-material': walkToMaterial,
  estimate: walkToEstimate,
  savings: walkToSavings,
};

/** Pages on which a color or a longer word says something. */
const delicate = [
  'home',
  'replacement',
  'city',
  'materials',
  'storms',
  'contact',
  'roof-calculator',
  'estimate',
] as const;
const printed = [
  'home',
  'services',
  'replacement',
  'metal',
  'city',
  'service-in-city',
  'materials',
  'storms',
  'before-you-sign',
  'estimate',
  'savings',
] as const;
const papers = { estimate: 'Download PDF', savings: 'Save as PDF' } as const;

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const browser = await launchBrowser();
const server = await startServer({ DESK: 'on' });

async function openPage(name: keyof typeof paths, width: number, options: BrowserContextOptions = {}) {
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const page = await browser.newPage({
    baseURL: server.url,
    viewport,
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(paths[name], { waitUntil: 'networkidle' });
  await walks[name]?.(page);
  return page;
}

async function shoot(page: Page, file: string, fullPage = true): Promise<void> {
  // What is below the first view loads when it is near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
    // Bars at the foot would cover parts of the long picture.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${folder}/${file}.png`, fullPage });
}

const names = Object.keys(paths) as (keyof typeof paths)[];
for (const name of names.filter(isAsked)) {
  for (const width of widths) {
    const page = await openPage(name, width);
    await shoot(page, `${name}-${width}`);
    await page.close();
  }
}

if (isAsked('forced-colors'))
  for (const name of delicate) {
    const page = await openPage(name, 1280, { forcedColors: 'active' });
    await shoot(page, `forced-colors-${name}`);
    await page.close();
  }

if (isAsked('twice-the-text'))
  for (const name of delicate) {
    const page = await openPage(name, 390);
    // As in the browser's own settings, which media queries in em follow. A picture of more than the window undoes it.
    const devTools = await page.context().newCDPSession(page);
    const enlarge = () => devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await enlarge();
    const height = await page.evaluate(() => {
      // What fills the window would grow with it.
      for (const element of document.querySelectorAll<HTMLElement>('main *'))
        element.style.minHeight = getComputedStyle(element).minHeight;
      return document.documentElement.scrollHeight;
    });
    await page.setViewportSize({ width: 390, height });
    await enlarge();
    await shoot(page, `twice-the-text-${name}`, false);
    await page.close();
  }

if (isAsked('print'))
  for (const name of printed) {
    const page = await openPage(name, 1280);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    await page.pdf({ path: `${folder}/print-${name}.pdf`, format: 'Letter', preferCSSPageSize: true });
    if (name in papers) {
      const file = await download(page, papers[name as keyof typeof papers]);
      await file.saveAs(`${folder}/paper-${name}.pdf`);
    }
    await page.close();
  }

if (isAsked('desk')) {
  await sendRequest(server, { lastName: 'Early', urgency: 'normal', phone: '937-555-0111' });
  await sendRequest(server, { lastName: 'Wet', urgency: 'emergency', phone: '937-555-0122' });
  const page = await browser.newPage({ baseURL: server.url });
  await signInAs(server, page, 'Pat Miller');
  for (const place of ['desk', 'desk-request']) {
    if (place === 'desk-request') await page.getByRole('link', { name: 'Dolores Wet' }).click();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await shoot(page, `${place}-${width}`);
    }
  }
}
await server.dispose();
await browser.close();
