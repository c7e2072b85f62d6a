import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserOptions } from '../tests/journeys/browser.ts';
import { freePort } from '../tests/journeys/running-server.ts';

export interface DebuggableBrowser {
  readonly port: number;
  readonly close: () => void;
}

/** A browser of its own for Lighthouse, which wants nobody else to hold the other end of the debugging port. */
export async function startDebuggableBrowser(): Promise<DebuggableBrowser> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-profile-'));
  const { executablePath = '', env } = browserOptions();
  const child = spawn(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', env },
  );
  for (let tries = 0; !(await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))?.ok; ) {
    tries += 1;
    if (tries > 100) throw new Error('The browser did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    close: () => {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true }));
      child.kill('SIGKILL');
    },
  };
}
