import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeFirstViewKilobytes, measuredPages, pageBudgets } from '../../bench/page-budgets.ts';
import { weighPage } from '../../bench/weigh-page.ts';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await launchBrowser();
  server = await startServer();
});
afterAll(async () => {
  await browser?.close();
  await server?.dispose();
});

test.each(measuredPages)('$path weighs no more than a page $kind may', async ({ path, kind }) => {
  const budget = pageBudgets[kind];
  const { firstView, whole } = await weighPage(browser, `${server.url}${path}`);
  expect(firstView.htmlKilobytes).toBeGreaterThan(1);
  expect(whole.scriptKilobytes).toBeLessThanOrEqual(budget.scriptKilobytes);
  expect(whole.styleKilobytes).toBeLessThanOrEqual(budget.styleKilobytes);
  expect(whole.htmlKilobytes).toBeLessThanOrEqual(budget.htmlKilobytes);
  expect(firstView.requests).toBeLessThanOrEqual(budget.requests);
});

test('a phone shows the first view of the home page for 200 KB, everything counted', async () => {
  const { firstView } = await weighPage(browser, `${server.url}/`);
  expect(firstView.totalKilobytes).toBeLessThanOrEqual(homeFirstViewKilobytes);
});
