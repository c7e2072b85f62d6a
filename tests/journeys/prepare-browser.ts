// One browser for all tests of a file. Visits end with their test, the browser with the last.

import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { beginVisit, type Visit } from './visit.ts';

export interface OpenBrowser {
  /** There while a test runs, not before. */
  readonly browser: Browser;
  readonly beginVisit: (options?: BrowserContextOptions) => Promise<Visit>;
}

/** Stands at the head of a file, outside all tests. */
export function prepareBrowser(): OpenBrowser {
  let browser: Browser;
  const visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((visit) => visit.end()));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return {
    get browser() {
      return browser;
    },
    beginVisit: async (options) => {
      const visit = await beginVisit(browser, options);
      visits.push(visit);
      return visit;
    },
  };
}
