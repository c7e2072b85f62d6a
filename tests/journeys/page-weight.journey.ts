import { expect, test } from 'vitest';
import { homeFirstViewKilobytes, measuredPages, pageBudgets } from '../../bench/page-budgets.ts';
import { weighPage } from '../../bench/weigh-page.ts';
import { prepareSite } from './prepare-site.ts';

const site = prepareSite({ isStartedOnce: true });

test.each(measuredPages)('$path weighs no more than a page $kind may', async ({ path, kind }) => {
  const budget = pageBudgets[kind];
  const { firstView, whole } = await weighPage(site.browser, `${site.server.url}${path}`);
  expect(firstView.htmlKilobytes).toBeGreaterThan(1);
  expect(whole.scriptKilobytes).toBeLessThanOrEqual(budget.scriptKilobytes);
  expect(whole.styleKilobytes).toBeLessThanOrEqual(budget.styleKilobytes);
  expect(whole.htmlKilobytes).toBeLessThanOrEqual(budget.htmlKilobytes);
  expect(firstView.requests).toBeLessThanOrEqual(budget.requests);
});

test('a phone shows the first view of the home page for 200 KB, everything counted', async () => {
  const { firstView } = await weighPage(site.browser, `${site.server.url}/`);
  expect(firstView.totalKilobytes).toBeLessThanOrEqual(homeFirstViewKilobytes);
});
