import lighthouse from 'lighthouse';
import { startServer } from '../tests/journeys/running-server.ts';
import { serveBarePage } from './bare-page.ts';
import { startDebuggableBrowser } from './debuggable-browser.ts';
import { type Benchmark, type Measurement, median } from './measurement.ts';
import { measuredPages, type PageKind } from './page-budgets.ts';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Paths with commas between them; all measured pages when left out, which takes a quarter of an hour. */
const asked = process.env.LIGHTHOUSE_PAGES?.split(',');

const bars: Record<PageKind, { readonly lcpMs: number; readonly cls: number; readonly tbtMs: number }> = {
  'without an island': { lcpMs: 1000, cls: 0.01, tbtMs: 20 },
  'with a form': { lcpMs: 1300, cls: 0.01, tbtMs: 50 },
  calculator: { lcpMs: 1200, cls: 0.01, tbtMs: 80 },
};

interface Scores {
  readonly categories: readonly number[];
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

/** A recording that the browser lost says nothing about the page: it is made again, twice at most. */
async function measureOnce(url: string, port: number, triesLeft = 2): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError && triesLeft > 0) return measureOnce(url, port, triesLeft - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    categories: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
  };
}

function medianScores(all: readonly Scores[]): Scores {
  return {
    categories: [0, 1, 2, 3].map((place) => median(all.map(({ categories }) => categories[place] ?? 0))),
    lcpMs: median(all.map(({ lcpMs }) => lcpMs)),
    cls: median(all.map(({ cls }) => cls)),
    tbtMs: median(all.map(({ tbtMs }) => tbtMs)),
  };
}

/** Why a page missed its bar, as far as taking it apart has shown. */
function reasonFor(
  { lcpMs, tbtMs }: Scores,
  bar: { readonly lcpMs: number; readonly tbtMs: number },
): string {
  const reasons = [
    lcpMs > bar.lcpMs &&
      'LCP: the page is more than the 14 KB that a new connection brings in its first round trip',
    tbtMs > bar.tbtMs &&
      'TBT: style and layout of the first view, and the start of the process of its own that a page with COOP gets',
  ];
  return reasons.filter(Boolean).join('; ');
}

export const lighthouseScores: Benchmark = {
  name: 'lighthouse',
  title: `Lighthouse, mobile, median of ${runs}`,
  run: async () => {
    const browser = await startDebuggableBrowser();
    const { port } = browser;
    const server = await startServer();
    const measurements: Measurement[] = [];
    try {
      for (const { path, kind } of measuredPages.filter(({ path }) => asked?.includes(path) ?? true)) {
        const bare = await serveBarePage(path);
        const all: Scores[] = [];
        const bareAll: Scores[] = [];
        for (let run = 0; run < runs; run += 1) {
          all.push(await measureOnce(`${server.url}${path}`, port));
          if (run === 0) bareAll.push(await measureOnce(bare.url, port));
        }
        bare.close();
        const scores = medianScores(all);
        const { categories, lcpMs, cls, tbtMs } = scores;
        const plain = medianScores(bareAll);
        const bar = bars[kind];
        measurements.push({
          what: path,
          figure: `${categories.join('/')}; LCP ${(lcpMs / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${Math.round(tbtMs)} ms`,
          yardstick: `the same words bare, one run: LCP ${(plain.lcpMs / 1000).toFixed(2)} s, TBT ${Math.round(plain.tbtMs)} ms`,
          bar: `100 ×4; LCP ${bar.lcpMs / 1000} s, CLS ${bar.cls}, TBT ${bar.tbtMs} ms`,
          isMet:
            categories.every((score) => score === 100) &&
            lcpMs <= bar.lcpMs &&
            cls <= bar.cls &&
            tbtMs <= bar.tbtMs,
          ifMissed: reasonFor(scores, bar),
        });
      }
    } finally {
      await server.dispose();
      browser.close();
    }
    return measurements;
  },
};
