// The film of the README, the calculator's drawing answer by answer: node ops/screenshots/film-answers.ts

import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { launchBrowser } from '../../tests/journeys/browser.ts';
import * as roof from '../../tests/journeys/roof-calculator.ts';
import { startServer } from '../../tests/journeys/running-server.ts';

const file = new URL('../../docs/screenshots/roof-cost-answers.webp', import.meta.url);
const width = 1000;
const frameMs = 1200;

const browser = await launchBrowser();
const server = await startServer();
const page = await browser.newPage({
  baseURL: server.url,
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
});
const frames: Buffer[] = [];

async function shoot(): Promise<void> {
  await page.waitForTimeout(400);
  frames.push(
    await sharp(await page.screenshot())
      .resize({ width })
      .png()
      .toBuffer(),
  );
}

await page.goto('/roofing-calculator', { waitUntil: 'networkidle' });
await shoot();
for (const step of [[/^Metal/, /^Tile/], [/^2 stories/], [/^Low/, /^Steep/]]) {
  await roof.next(page).click();
  for (const name of step) {
    await page.getByRole('radio', { name }).check();
    await shoot();
  }
}
const film = sharp(frames, { join: { animated: true } });
writeFileSync(
  file,
  await film.webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(() => frameMs) }).toBuffer(),
);
await server.dispose();
await browser.close();
