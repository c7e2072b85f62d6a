import { launchBrowser } from '../tests/journeys/browser.ts';
import { startServer } from '../tests/journeys/running-server.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { homeFirstViewKilobytes, measuredPages, type PageBudget, pageBudgets } from './page-budgets.ts';
import { weighPage } from './weigh-page.ts';

const figuresOf = (page: PageBudget, firstView = '') => ({
  'script KB': page.scriptKilobytes.toFixed(1),
  'CSS KB': page.styleKilobytes.toFixed(1),
  'HTML KB': page.htmlKilobytes.toFixed(1),
  requests: String(page.requests),
  'first view KB': firstView,
});

export const pageWeights: Benchmark = {
  name: 'weight',
  title: 'Page weight, brotli, at 390 px',
  bar: `by kind, as in the last rows; first view of the home page ${homeFirstViewKilobytes} KB. Script and style with everything that scrolling brings`,
  run: async () => {
    const browser = await launchBrowser();
    const server = await startServer();
    const measurements: Measurement[] = [];
    try {
      for (const { path, kind } of measuredPages) {
        const budget = pageBudgets[kind];
        const { firstView, whole } = await weighPage(browser, `${server.url}${path}`);
        measurements.push({
          what: path,
          figures: figuresOf({ ...whole, requests: firstView.requests }, firstView.totalKilobytes.toFixed(1)),
          isMet:
            whole.scriptKilobytes <= budget.scriptKilobytes &&
            whole.styleKilobytes <= budget.styleKilobytes &&
            whole.htmlKilobytes <= budget.htmlKilobytes &&
            firstView.requests <= budget.requests &&
            (path !== '/' || firstView.totalKilobytes <= homeFirstViewKilobytes),
        });
      }
    } finally {
      await server.dispose();
      await browser.close();
    }
    const bars = Object.entries(pageBudgets).map(([kind, budget]) => ({
      what: `bar ${kind}`,
      figures: figuresOf(budget),
    }));
    return [...measurements, ...bars];
  },
};
