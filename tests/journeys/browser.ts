// The browsers for journeys and benchmarks: the machine's own, and the one an npm package ships.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A name of this machine that browsers do not trust as they trust localhost: plain http as visitors would meet it. */
export const plainHttpHost = 'plain-http.test';

/** Origin rules and site isolation as in a visitor's browser; only the sandbox, which the kernel must allow, is off. */
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
  `--host-resolver-rules=MAP ${plainHttpHost} 127.0.0.1`,
];

const runsShippedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * The machine's own browser, or the shipped one where it is asked for and runs: a headless shell, which takes some
 * 40 % less work than a whole browser. CHROMIUM_PATH names another; empty, it asks for the shipped one.
 */
function browserPath(preferred: 'own' | 'shipped' = 'own'): string {
  const { CHROMIUM_PATH: asked } = process.env;
  if (asked) return asked;
  const wantsShipped = asked === '' || (preferred === 'shipped' && runsShippedBrowser);
  return (!wantsShipped && installedBrowsers.find(existsSync)) || shippedBrowser();
}

/** Unpacked aside and moved into place whole: nobody starts half a browser, however many runs begin at once. */
function shippedBrowser(): string {
  const packed = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/chromium-${version}`, import.meta.url));
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const aside = mkdtempSync(`${folder}-`);
    const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: packed,
      env: { ...process.env, TMPDIR: aside },
    });
    try {
      renameSync(aside, folder);
    } catch {
      // Another run was quicker.
      rmSync(aside, { recursive: true });
    }
  }
  return join(folder, 'chromium');
}

/** How journeys and benchmarks start the browser. */
export const browserOptions = (preferred?: 'own' | 'shipped'): LaunchOptions => ({
  executablePath: browserPath(preferred),
  args: switches,
  env: { FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)), ...process.env },
});

export const launchBrowser = (): Promise<Browser> => chromium.launch(browserOptions());
