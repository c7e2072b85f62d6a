// Every kind of page, a step and the results of both calculators, whole, at seven widths, into var/screenshots:
// node ops/screenshots/take-screenshots.ts [name …]

import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../../tests/journeys/browser.ts';
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

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const browser = await launchBrowser();
const server = await startServer();
for (const [name, path] of Object.entries(paths)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const width of widths) {
    const viewport = { width, height: width < 500 ? 844 : 900 };
    const page = await browser.newPage({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await walks[name]?.(page);
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
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
    await page.close();
  }
}
await server.dispose();
await browser.close();
