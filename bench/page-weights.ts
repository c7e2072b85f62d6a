import { launchBrowser } from '../tests/journeys/browser.ts';
import { startServer } from '../tests/journeys/running-server.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { homeFirstViewKilobytes, measuredPages, pageBudgets } from './page-budgets.ts';
import { weighPage } from './weigh-page.ts';

const kb = (kilobytes: number) => `${kilobytes.toFixed(1)} KB`;

export const pageWeights: Benchmark = {
  name: 'weight',
  title: 'Page weight, brotli, at 390 px; script and style with everything that scrolling brings',
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
          figure: `script ${kb(whole.scriptKilobytes)}, CSS ${kb(whole.styleKilobytes)}, HTML ${kb(whole.htmlKilobytes)}, ${firstView.requests} requests, first view ${kb(firstView.totalKilobytes)}`,
          yardstick: kind,
          bar: `script ${budget.scriptKilobytes}, CSS ${budget.styleKilobytes}, HTML ${budget.htmlKilobytes} KB, ${budget.requests} requests`,
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
    return measurements;
  },
};
