import type { Browser } from '@playwright/test';
import { launchBrowser } from '../tests/journeys/browser.ts';
import { type RunningServer, startServer } from '../tests/journeys/running-server.ts';
import { serveBarePage } from './bare-page.ts';
import { atMost, type Benchmark, type Measurement, median } from './measurement.ts';
import { largestPaintMs, openSlowPage, slow3g } from './slow-phone.ts';

const rounds = 5;
const nextPageBarMs = 200;
const restMs = 1500;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What Lighthouse calls a mobile connection. */
const mobile = { cpuTimes: 4, network: { latencyMs: 150, kilobitsPerSecond: 1638 } };

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function inRounds<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await work());
  return results;
}

/** The home page twice by the same browser: what the second time costs. */
async function visitTwice(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  try {
    const { page, client } = await openSlowPage(context, mobile);
    await page.goto(url, { waitUntil: 'networkidle' });
    // The forms' script comes a second after everything else.
    await page.waitForTimeout(3000);
    const first = await largestPaintMs(page);
    let bytes = 0;
    let requests = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      if (encodedDataLength > 0) requests += 1;
    });
    await page.goto('about:blank');
    await page.goto(url, { waitUntil: 'networkidle' });
    return { first, again: await largestPaintMs(page), kilobytes: bytes / 1000, requests };
  } finally {
    await context.close();
  }
}

type WayOn = 'by a link rested on' | 'by its address';

/** From the home page to the services. Only a link has the page fetched before it is pressed. */
async function goToServices(
  browser: Browser,
  server: RunningServer,
  way: WayOn,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
  try {
    const { page } = await openSlowPage(context, { cpuTimes: 1, network: mobile.network });
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
    if (way === 'by its address') await page.goto(`${server.url}/services`);
    else {
      const link = page.getByRole('banner').getByRole('link', { name: 'Roofing Services' });
      await link.hover();
      await page.waitForTimeout(restMs);
      await link.click();
      await page.waitForURL('**/services');
    }
    await page.waitForLoadState('load');
    return await largestPaintMs(page);
  } finally {
    await context.close();
  }
}

async function paintOnOneBar(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const { page } = await openSlowPage(context, { cpuTimes: 6, network: slow3g });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(500);
    return await largestPaintMs(page);
  } finally {
    await context.close();
  }
}

export const visits: Benchmark = {
  name: 'visits',
  title: `Visits: again, onward, and on one bar of signal, median of ${rounds}`,
  bar: `the next page within ${nextPageBarMs} ms`,
  run: async () => {
    const browser = await launchBrowser();
    const server = await startServer();
    const bare = await serveBarePage('/');
    const measurements: Measurement[] = [];
    try {
      const twice = await inRounds(() => visitTwice(browser, `${server.url}/`));
      const of = (key: keyof (typeof twice)[number]) => median(twice.map((visit) => visit[key]));
      measurements.push({
        what: 'the home page a second time',
        figures: {
          LCP: seconds(of('again')),
          yardstick: `the first time ${seconds(of('first'))}`,
          fetched: `${of('kilobytes').toFixed(1)} KB, ${of('requests')} requests`,
        },
      });
      const typed = median(await inRounds(() => goToServices(browser, server, 'by its address')));
      const rested = median(await inRounds(() => goToServices(browser, server, 'by a link rested on')));
      const still = median(
        await inRounds(() => goToServices(browser, server, 'by a link rested on', 'reduce')),
      );
      measurements.push({
        what: 'on to the services, after resting on the link',
        figures: { LCP: seconds(rested), yardstick: `by its address ${seconds(typed)}` },
        isMet: atMost(rested, nextPageBarMs),
        found: `without the fade of the heading ${seconds(still)}`,
      });
      const home = median(await inRounds(() => paintOnOneBar(browser, `${server.url}/`)));
      const words = median(await inRounds(() => paintOnOneBar(browser, bare.url)));
      measurements.push({
        what: 'the home page on 3G (400 ms, 400 kbit/s), processor six times slower',
        figures: { LCP: seconds(home), yardstick: `the same words bare ${seconds(words)}` },
      });
    } finally {
      bare.close();
      await server.dispose();
      await browser.close();
    }
    return measurements;
  },
};
