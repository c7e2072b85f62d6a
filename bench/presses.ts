import type { Browser, Page } from '@playwright/test';
import { houseSizeWords } from '#content/pages/roof-cost-wizard-words.ts';
import { launchBrowser } from '../tests/journeys/browser.ts';
import { fillTimeMs } from '../tests/journeys/lead-forms.ts';
import { giveContact, next, submit } from '../tests/journeys/roof-calculator.ts';
import { type RunningServer, startServer } from '../tests/journeys/running-server.ts';
import { atMost, type Benchmark, type Measurement, median, percentile } from './measurement.ts';
import { openSlowPage } from './slow-phone.ts';

const cpuTimes = 4;
const changeBarMs = 50;
/** What browsers' makers call a good time from a press to the next paint. Source: web.dev, Interaction to Next Paint. */
const nextQuestionBarMs = 200;
const pdfBarMs = 1000;
const pdfRounds = 5;
const pressRounds = 3;

/** Milliseconds from each key or press to the next paint, as the browser's Event Timing reports them (steps of 8 ms). */
async function recordDurations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { pressDurations: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

const recordedDurations = (page: Page) =>
  page.evaluate(() => (window as unknown as { pressDurations: number[] }).pressDurations);

/** React has taken over the step: what is pressed from here on is handled by it. */
const untilAlive = (page: Page) => page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
}

interface Journey {
  /** Brings the page to the question, unmeasured. */
  readonly arrive?: (page: Page) => Promise<void>;
  readonly work: (page: Page) => Promise<void>;
}

/** Durations of the interactions that `work` makes on the page at `url`, at four times slower processor. */
async function measurePresses(browser: Browser, url: string, { arrive, work }: Journey): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const { page } = await openSlowPage(context, { cpuTimes });
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilAlive(page);
    await page.waitForTimeout(2000);
    if (arrive) {
      await arrive(page);
      await page.waitForTimeout(2000);
    }
    await recordDurations(page);
    await work(page);
    await page.waitForTimeout(500);
    return await recordedDurations(page);
  } finally {
    await context.close();
  }
}

const choose = (names: readonly RegExp[]) => async (page: Page) => {
  for (const name of names) {
    await page.getByRole('radio', { name }).check();
    await page.waitForTimeout(300);
  }
};

/** What any page must do for a chosen radio button: the browser's own work. */
const plainRadios = `data:text/html,${encodeURIComponent('<!doctype html><title>Bare</title><label><input type=radio name=a>Wood shingles</label><label><input type=radio name=a>Slate</label><label><input type=radio name=a>Metal</label>')}`;

async function roofPdfMs(browser: Browser, server: RunningServer): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}/roofing-calculator`, { waitUntil: 'networkidle' });
    await untilAlive(page);
    for (let step = 0; step < 5; step += 1) await next(page).click();
    await giveContact(page);
    await page.waitForTimeout(fillTimeMs);
    await submit(page).click();
    await page.getByRole('button', { name: 'Download PDF' }).waitFor();
    const startedAt = performance.now();
    await Promise.all([
      page.waitForEvent('download').then((download) => download.path()),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    return performance.now() - startedAt;
  } finally {
    await context.close();
  }
}

export const presses: Benchmark = {
  name: 'presses',
  title: `From press to paint in the calculators, processor ${cpuTimes} times slower`,
  run: async () => {
    const browser = await launchBrowser();
    const server = await startServer();
    const measurements: Measurement[] = [];
    try {
      const plain = await measurePresses(browser, plainRadios, {
        work: choose([/Slate/, /Metal/, /Wood/, /Slate/]),
      });
      measurements.push({
        what: 'yardstick: a bare radio button',
        figures: {
          median: plain.length === 0 ? 'under 16 ms' : `${median(plain)} ms`,
          of: String(plain.length),
        },
      });
      const onFirstSlider = async (page: Page) => {
        await page.getByRole('slider').first().focus();
        await press(page, 'ArrowRight', 12);
      };
      const journeys: readonly [string, string, number, Journey][] = [
        [
          'roof calculator, another material',
          '/roofing-calculator',
          changeBarMs,
          {
            arrive: (page) => next(page).click(),
            work: choose([/^Metal/, /^Slate/, /^Wood/, /^Tile/, /^Architectural/, /^Metal/, /^Slate/]),
          },
        ],
        ['roof calculator, the area by keys', '/roofing-calculator', changeBarMs, { work: onFirstSlider }],
        [
          'roof calculator, a side of a house in the shape of an L by keys',
          '/roofing-calculator',
          changeBarMs,
          {
            arrive: async (page) => {
              await page
                .getByRole('radio', { name: houseSizeWords.knownOptions.outside, exact: true })
                .check();
              await page.getByRole('radio', { name: houseSizeWords.shapes.l, exact: true }).check();
              for (const side of ['houseLength', 'houseWidth', 'wingLength', 'wingWidth'] as const)
                await page.getByLabel(houseSizeWords[side]).fill(side.startsWith('house') ? '46' : '18');
              await page.getByLabel(houseSizeWords.houseLength).focus();
            },
            work: async (page) => {
              for (const key of ['End', 'Backspace', '8', 'Backspace', '4', 'Backspace', '9'])
                await press(page, key, 1);
            },
          },
        ],
        [
          'roof calculator, on to the next question',
          '/roofing-calculator',
          nextQuestionBarMs,
          {
            work: async (page) => {
              for (let step = 0; step < 4; step += 1) {
                await next(page).click();
                await page.waitForTimeout(500);
              }
            },
          },
        ],
        [
          'energy calculator, the bill by keys',
          '/energy-savings-calculator',
          changeBarMs,
          { work: onFirstSlider },
        ],
      ];
      for (const [what, path, barMs, journey] of journeys) {
        const durations: number[] = [];
        for (let round = 0; round < pressRounds; round += 1) {
          durations.push(...(await measurePresses(browser, server.url + path, journey)));
        }
        const slowest = percentile(durations, 0.98);
        measurements.push({
          what,
          figures: {
            median: `${median(durations)} ms`,
            slowest: `${slowest} ms`,
            of: String(durations.length),
            bar: `${barMs} ms`,
          },
          isMet: durations.length > 0 && atMost(slowest, barMs),
        });
      }
      const pdfs: number[] = [];
      for (let round = 0; round < pdfRounds; round += 1) pdfs.push(await roofPdfMs(browser, server));
      measurements.push({
        what: 'the estimate as PDF, processor at full speed',
        figures: {
          median: `${Math.round(median(pdfs))} ms`,
          slowest: `${Math.round(Math.max(...pdfs))} ms`,
          of: String(pdfs.length),
          bar: `${pdfBarMs} ms`,
        },
        isMet: atMost(median(pdfs), pdfBarMs),
      });
    } finally {
      await server.dispose();
      await browser.close();
    }
    return measurements;
  },
};
