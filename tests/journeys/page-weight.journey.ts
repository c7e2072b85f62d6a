import {
  homeFirstViewKilobytes,
  measuredPages,
  type PageKind,
  pageBudgets,
} from '../../bench/page-budgets.ts';
import { weighPage } from '../../bench/weigh-page.ts';
import { expect, test } from './fixtures.ts';

for (const kind of Object.keys(pageBudgets) as PageKind[]) {
  test(`no page ${kind} weighs more than it may`, async ({ browser, baseURL }) => {
    const budget = pageBudgets[kind];
    const pages = measuredPages.filter((page) => page.kind === kind);
    // Each mostly waits until its page asks for nothing more.
    const weighed = await Promise.all(pages.map(({ path }) => weighPage(browser, `${baseURL}${path}`)));
    for (const [place, { firstView, whole }] of weighed.entries()) {
      const path = pages[place]?.path;
      expect(firstView.htmlKilobytes, path).toBeGreaterThan(1);
      expect(whole.scriptKilobytes, path).toBeLessThanOrEqual(budget.scriptKilobytes);
      expect(whole.styleKilobytes, path).toBeLessThanOrEqual(budget.styleKilobytes);
      expect(whole.htmlKilobytes, path).toBeLessThanOrEqual(budget.htmlKilobytes);
      expect(firstView.requests, path).toBeLessThanOrEqual(budget.requests);
      // Everything counted, as a phone shows it first.
      if (path === '/') expect(firstView.totalKilobytes).toBeLessThanOrEqual(homeFirstViewKilobytes);
    }
  });
}
