// One visitor: a fresh browser profile, and a list of everything the page complained about.

import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  /** Console output and page errors so far; a journey that expects some takes it out with `splice`. */
  readonly complaints: string[];
  readonly end: () => Promise<void>;
}

export async function beginVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  // Generous: a machine that runs two browsers on two cores is slower than any phone.
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return { page, complaints, end: () => context.close() };
}

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
