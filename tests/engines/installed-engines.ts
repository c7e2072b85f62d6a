// Which engines this machine has, and what to install for the others. Playwright's own builds of them do not come by npm.

import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const whatToInstall = 'apt install webkit2gtk-driver xvfb firefox-esr';

/** Undefined where no folder of PATH has one of these programs. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const webKitDriver = findProgram(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver');
const xvfb = findProgram('Xvfb');
const firefoxProgram = findProgram(process.env.FIREFOX_PATH ?? 'firefox-esr', 'firefox');

/** A screen in memory, where the machine has none. */
async function openDisplay(): Promise<{ readonly name: string; readonly close: () => void }> {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, close: () => {} };
  const screen: ChildProcess = spawn(
    xvfb ?? '',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk) => resolve(String(chunk).trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { name: `:${number}`, close: () => screen.kill() };
}

async function openWebKitOnDisplay(): Promise<Engine> {
  const display = await openDisplay();
  try {
    const engine = await openWebKit(webKitDriver ?? '', display.name);
    const close = async () => {
      await engine.close();
      display.close();
    };
    return { ...engine, close };
  } catch (error) {
    display.close();
    throw error;
  }
}

export interface InstalledEngine {
  /** Undefined where it is missing. */
  readonly open: (() => Promise<Engine>) | undefined;
  readonly missing: string;
}

export const webKit: InstalledEngine = {
  open: webKitDriver && (xvfb || process.env.DISPLAY) ? openWebKitOnDisplay : undefined,
  missing: `WebKit is not installed here: ${whatToInstall}`,
};

export const firefox: InstalledEngine = {
  open: firefoxProgram ? () => openFirefox(firefoxProgram) : undefined,
  missing: `Firefox is not installed here: ${whatToInstall}`,
};

/** Set where a missing engine is a failure (.ci/run, and the workflow's job `engines`); else its tests are skipped. */
export const areRequired = process.env.ENGINES === 'required';
