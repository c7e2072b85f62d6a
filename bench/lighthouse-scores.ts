import lighthouse from 'lighthouse';
import { startServer } from '../tests/journeys/running-server.ts';
import { serveBarePage } from './bare-page.ts';
import { startDebuggableBrowser } from './debuggable-browser.ts';
import { type Benchmark, type Measurement, median } from './measurement.ts';
import { measuredPages, type PageKind } from './page-budgets.ts';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Paths with commas between them; all measured pages when left out, which takes a quarter of an hour. */
const asked = process.env.LIGHTHOUSE_PAGES?.split(',');

const lcpBarMs = (path: string, kind: PageKind) =>
  path === '/' ? 1300 : kind === 'calculator' ? 1200 : 1100;
const clsBar = 0.01;

interface Scores {
  readonly categories: readonly number[];
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** Main thread milliseconds by kind of work, and audits below full score, as Lighthouse names them. */
  readonly takenApart: string;
}

/** A recording that the browser lost says nothing about the page: it is made again, twice at most. */
async function measureOnce(
  url: string,
  port: number,
  { triesLeft = 2, blockedUrlPatterns = [] as string[] } = {},
): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', blockedUrlPatterns });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError && triesLeft > 0)
    return measureOnce(url, port, { triesLeft: triesLeft - 1, blockedUrlPatterns });
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    categories: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    takenApart: [...mainThreadWork(audits), ...imperfectAudits(categories, audits)].join('; '),
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function mainThreadWork(audits: Report['audits']): readonly string[] {
  const details = audits['mainthread-work-breakdown']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .slice(0, 3)
    .map(({ groupLabel, duration }) => `${groupLabel} ${Math.round(Number(duration))} ms`);
}

const imperfectAudits = (categories: Report['categories'], audits: Report['audits']): readonly string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const { title, score = null, displayValue = '' } = audits[id] ?? {};
      return title && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
    });

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function medianScores(all: readonly Scores[]): Scores {
  return {
    categories: [0, 1, 2, 3].map((place) => median(all.map(({ categories }) => categories[place] ?? 0))),
    lcpMs: median(all.map(({ lcpMs }) => lcpMs)),
    cls: median(all.map(({ cls }) => cls)),
    tbtMs: median(all.map(({ tbtMs }) => tbtMs)),
    takenApart: all.at(-1)?.takenApart ?? '',
  };
}

export const lighthouseScores: Benchmark = {
  name: 'lighthouse',
  title: `Lighthouse, mobile, median of ${runs}; the same words without style or script once`,
  bar: `scores of 100 each, CLS ${clsBar}, LCP as in its column`,
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
        const barMs = lcpBarMs(path, kind);
        // Lighthouse's simulated network has the paint wait for scripts that came before it, and for those they import.
        const withoutScript =
          lcpMs > barMs
            ? [await measureOnce(`${server.url}${path}`, port, { blockedUrlPatterns: ['*.js'] })]
            : [];
        measurements.push({
          what: path,
          figures: {
            scores: categories.join('/'),
            LCP: seconds(lcpMs),
            bar: seconds(barMs),
            'bare words': seconds(plain.lcpMs),
            CLS: cls.toFixed(3),
            TBT: `${Math.round(tbtMs)} ms`,
          },
          isMet: categories.every((score) => score === 100) && lcpMs <= barMs && cls <= clsBar,
          found: [
            ...withoutScript.map(({ lcpMs }) => `LCP with script blocked ${seconds(lcpMs)}`),
            scores.takenApart,
          ].join('; '),
        });
      }
    } finally {
      await server.dispose();
      browser.close();
    }
    return measurements;
  },
};
