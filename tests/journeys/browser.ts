// A real browser for journeys: the machine's own where there is one, else the one that an npm package ships.

import { existsSync } from 'node:fs';
import shipped from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installedBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Same origin rules and site isolation as a visitor's browser has; only the sandbox, which needs a kernel's consent, is off. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

export async function browserPath(): Promise<string> {
  const installed = installedBrowsers.find((path) => path && existsSync(path));
  return installed ?? shipped.executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: switches, headless: true });
}
