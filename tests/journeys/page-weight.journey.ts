import { homeFirstViewKilobytes, measuredPages, pageBudgets } from '../../bench/page-budgets.ts';
import { weighPage } from '../../bench/weigh-page.ts';
import { expect, test } from './fixtures.ts';

for (const { path, kind } of measuredPages) {
  test(`${path} weighs no more than a page ${kind} may`, async ({ browser, baseURL }) => {
    const budget = pageBudgets[kind];
    const { firstView, whole } = await weighPage(browser, `${baseURL}${path}`);
    expect(firstView.htmlKilobytes).toBeGreaterThan(1);
    expect(whole.scriptKilobytes).toBeLessThanOrEqual(budget.scriptKilobytes);
    expect(whole.styleKilobytes).toBeLessThanOrEqual(budget.styleKilobytes);
    expect(whole.htmlKilobytes).toBeLessThanOrEqual(budget.htmlKilobytes);
    expect(firstView.requests).toBeLessThanOrEqual(budget.requests);
    // Everything counted, as a phone shows it first.
    if (path === '/') expect(firstView.totalKilobytes).toBeLessThanOrEqual(homeFirstViewKilobytes);
  });
}
