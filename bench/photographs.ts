import { photographWords as words } from '#content/pages/photograph-words.ts';
import { type ChaosTally, runChaos } from '../tests/chaos/chaos-run.ts';
import { drawPhotograph } from '../tests/draw-photograph.ts';
import { launchBrowser } from '../tests/journeys/browser.ts';
import { startServer } from '../tests/journeys/running-server.ts';
import { startPostgres } from '../tests/real-postgres.ts';
import { attackWithPhotographs } from '../tests/security/photograph-attack.ts';
import { atMost, type Benchmark, type Measurement, median } from './measurement.ts';
import { openSlowPage, slow3g } from './slow-phone.ts';

const [requests, kills] = [500, 20];
const withinMs = 20 * 60 * 1000;
const rounds = 3;
/** Of a confirmation: less than one more round trip. A photo in front of the words would cost ten seconds. */
const toleranceMs = 300;

function measure(what: string, tally: ChaosTally): Measurement {
  return {
    what,
    figures: {
      requests: String(tally.answered),
      'requests lost': String(tally.lost),
      'photographs acknowledged': String(tally.photographs),
      'of these lost': String(tally.photographsLost),
      'orphans before the sweep': String(tally.orphansBefore),
      'and after': String(tally.orphansAfter),
      kills: String(tally.kills),
      time: `${Math.round(tally.seconds)} s`,
    },
    isMet:
      tally.answered === requests &&
      tally.photographs === 3 * requests &&
      tally.kills === kills &&
      tally.lost + tally.photographsLost + tally.orphansAfter === 0,
  };
}

export const photographs: Benchmark = {
  name: 'photographs',
  title: 'No photograph is lost',
  bar: `${requests} requests with 3 photographs each, ${kills} kills, connections that break and crawl: lost 0, orphans after the sweep 0`,
  run: async () => {
    const plan = { leads: requests, shareWithPhotographs: 1, kills, withinMs };
    const one = await runChaos({ ...plan, servers: 1, seed: 1 });
    const postgres = await startPostgres({ syncsToDisk: true });
    try {
      const two = { ...plan, servers: 2, seed: 2, postgresUrl: postgres.url };
      return [
        measure('SQLite, one server', one),
        measure('PostgreSQL, two servers, either killed', await runChaos(two)),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

const attack = { photographBytes: 15 * 1024 * 1024 - 1024, peakMegabytes: 400, pauseMs: 200, stopMs: 9_500 };

export const photographsAttack: Benchmark = {
  name: 'photographs-attack',
  title: 'Photographs that are made to break a server',
  bar: `files made to break decoders, and 12 posts with 6 photographs of 15 MB at once: less than ${attack.peakMegabytes} MB, no pause longer than ${attack.pauseMs} ms, ended within ${attack.stopMs / 1000} s in the middle of as many`,
  run: async () => {
    const tally = await attackWithPhotographs(attack.photographBytes, true);
    return [
      {
        what: 'SQLite, one server',
        figures: {
          'most memory': tally.peakMegabytes === null ? '-' : `${Math.round(tally.peakMegabytes)} MB`,
          'longest pause': `${Math.round(tally.longestPauseMs)} ms`,
          'end after SIGTERM': `${(tally.stopMs / 1000).toFixed(1)} s`,
          'photographs stored': String(tally.stored),
        },
        isMet:
          atMost(tally.peakMegabytes ?? 0, attack.peakMegabytes) &&
          atMost(tally.longestPauseMs, attack.pauseMs) &&
          atMost(tally.stopMs, attack.stopMs),
      },
    ];
  },
};

/**
 * Milliseconds from the press on "Send message" to the reference, and until the last photo has arrived. `isHasty`: pressed
 * while the first photo is still being made small.
 */
async function sendOnOneBar(
  count: number,
  { isHasty = false } = {},
): Promise<{ confirmedMs: number; arrivedMs: number }> {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { page } = await openSlowPage(context, { cpuTimes: 1, network: slow3g });
    await page.goto(`${server.url}/contact`, { timeout: 120_000 });
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.dispatchEvent('pointerover');
    await page
      .locator('astro-island:has(form[data-form]):not([ssr])')
      .waitFor({ state: 'attached', timeout: 60_000 });
    await form.getByLabel('First name').fill('Robin');
    await form.getByLabel('Last name').fill('Hale');
    await form.getByRole('textbox', { name: 'Email' }).fill('robin@example.org');
    await form.getByRole('textbox', { name: 'Phone' }).fill('9375550123');
    await form.getByLabel('Service needed').selectOption('Roof Inspection');
    if (count > 0) {
      const files = await Promise.all(
        Array.from({ length: count }, async (_, at) => ({
          name: `${at}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await drawPhotograph(at + 1, 4000, 3000),
        })),
      );
      await form.getByLabel('Photos').setInputFiles(files);
      const lookedAt = isHasty
        ? form.getByText(words.preparing).first()
        : form.getByRole('img', { name: `Photo ${count}` });
      await lookedAt.waitFor({ timeout: 60_000 });
    }
    // What an unhurried visitor takes to look at them; everything that the page fetches has come by then.
    if (!isHasty) await page.waitForTimeout(3_000);
    const startedAt = performance.now();
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your reference:').waitFor({ timeout: 60_000 });
    const confirmedMs = performance.now() - startedAt;
    if (count > 0) await page.getByText('All photos have arrived.').waitFor({ timeout: 120_000 });
    return { confirmedMs, arrivedMs: performance.now() - startedAt };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

export const photographsOnOneBar: Benchmark = {
  name: 'photographs-3g',
  title: 'A request with photos on one bar of signal',
  bar: `at ${slow3g.latencyMs} ms and ${slow3g.kilobitsPerSecond} kbit/s the confirmation comes as soon with three photos of 12 megapixels as with none (within ${toleranceMs} ms)`,
  run: async () => {
    const figures = {
      none: [] as number[],
      three: [] as number[],
      hasty: [] as number[],
      arrived: [] as number[],
    };
    // Taking turns, so that a busy moment of the machine meets all.
    for (let round = 0; round < rounds; round += 1) {
      figures.none.push((await sendOnOneBar(0)).confirmedMs);
      const three = await sendOnOneBar(3);
      figures.three.push(three.confirmedMs);
      figures.arrived.push(three.arrivedMs);
      figures.hasty.push((await sendOnOneBar(3, { isHasty: true })).confirmedMs);
    }
    const none = median(figures.none);
    const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    const isEqual = (confirmedMs: number) => confirmedMs - none <= toleranceMs;
    return [
      { what: 'words alone', figures: { confirmed: seconds(none) } },
      {
        what: 'words and three photos',
        figures: {
          confirmed: seconds(median(figures.three)),
          'last photo arrived': seconds(median(figures.arrived)),
        },
        isMet: isEqual(median(figures.three)),
      },
      {
        what: 'the same, pressed while they are made small',
        figures: { confirmed: seconds(median(figures.hasty)) },
        isMet: isEqual(median(figures.hasty)),
      },
    ];
  },
};
