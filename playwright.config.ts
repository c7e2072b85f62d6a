import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/journeys/browser.ts';
import { isThorough } from './tests/thorough.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/built-site.ts',
  outputDir: 'var/journeys',
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: true,
  // Visitors wait for notices and for the time a form takes to fill in: a third one uses what two leave over.
  workers: 3,
  // Generous: two cores and three browsers are slower than any phone.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Pictures and copies of the page would double the time: run the one that failed again with --trace on.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    // The same browser for everybody; once a day the machine's own, which is newer.
    launchOptions: browserOptions(isThorough ? 'own' : 'shipped'),
  },
});
