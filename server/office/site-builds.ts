// Builds the site anew with what the office has changed: beside the old one, in a process of its own, one build at a time.

import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { constants as os, setPriority } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type OperatorLog, reasonOf } from '../platform/operator-log.ts';

export type BuildState =
  | { readonly kind: 'idle' }
  /** Milliseconds since 1970. */
  | { readonly kind: 'building'; readonly since: number }
  /** What the build said last. */
  | { readonly kind: 'failed'; readonly at: number; readonly said: string };

export interface SiteBuilds {
  /** Why nothing can be built here; null where it can. */
  readonly obstacle: string | null;
  readonly state: () => BuildState;
  /** The file of changes that the served site was built with, and when; null where that is not known. */
  readonly served: () => { readonly text: string; readonly builtAt: number } | null;
  /** Builds what the file of changes holds by now, after the build that runs, if one does. */
  readonly start: () => void;
  /** The pages that are served were just read anew. */
  readonly lookAtServed: () => void;
  readonly stop: () => void;
}

export interface SiteBuildsOptions {
  /** The people in it are invented, and the site is not. */
  readonly isDemonstration?: boolean;
  /** Of the program. */
  readonly folder: string;
  /** Serves what was built. */
  readonly takeOver: () => Promise<boolean>;
  readonly log: OperatorLog;
}

/** A build takes half a minute; on a small busy machine ten times that. */
const longestBuildMs = 15 * 60_000;
const longestSayingLetters = 2_000;

export function createSiteBuilds({
  isDemonstration = false,
  folder,
  takeOver,
  log,
}: SiteBuildsOptions): SiteBuilds {
  let state: BuildState = { kind: 'idle' };
  let served = readServed(folder);
  let isAskedAgain = false;
  let stopBuild = () => {};
  const obstacle = isDemonstration ? 'this is a demonstration' : findObstacle(folder);

  async function build(): Promise<void> {
    const { ended, stop } = runBuild(folder);
    stopBuild = stop;
    const { isBuilt, said } = await ended;
    stopBuild = () => {};
    if (isBuilt && (await takeOver())) {
      state = { kind: 'idle' };
      return;
    }
    log.error(
      { said },
      'the site could not be built with what the office has changed; the one before is still served',
    );
    state = { kind: 'failed', at: Date.now(), said };
  }

  const start = () => {
    if (obstacle !== null) return;
    if (state.kind === 'building') {
      isAskedAgain = true;
      return;
    }
    state = { kind: 'building', since: Date.now() };
    build()
      .catch((error) => {
        state = { kind: 'failed', at: Date.now(), said: reasonOf(error) };
      })
      .finally(() => {
        if (!isAskedAgain) return;
        isAskedAgain = false;
        start();
      });
  };

  return {
    obstacle,
    state: () => state,
    served: () => served,
    start,
    lookAtServed: () => {
      served = readServed(folder);
    },
    stop: () => {
      isAskedAgain = false;
      stopBuild();
    },
  };
}

function findObstacle(folder: string): string | null {
  const needed = ['ops/start/build-site.mjs', 'node_modules/astro'];
  if (!needed.every((path) => existsSync(join(folder, path)))) return 'this server has no build tools';
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return 'this server may not write the folder it runs from';
  }
}

/** The build leaves a copy of what it was made with. */
function readServed(folder: string): ReturnType<SiteBuilds['served']> {
  const file = join(folder, 'dist-desk', 'office-changes.json');
  try {
    return { text: readFileSync(file, 'utf8'), builtAt: statSync(file).mtimeMs };
  } catch {
    return null;
  }
}

function runBuild(folder: string) {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(folder, 'ops/start/build-site.mjs'),
      // What another process has built meanwhile need not be built again.
      '--if-needed',
    ],
    // A group of its own, which ends as one.
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  try {
    // Visitors and leads come first.
    if (child.pid !== undefined) setPriority(child.pid, os.priority.PRIORITY_LOW);
  } catch {
    // Then it is as quick as everybody else.
  }
  const overtime = setTimeout(stop, longestBuildMs);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2 * longestSayingLetters);
    });
  }
  const ended = new Promise<{ isBuilt: boolean; said: string }>((resolve) => {
    const end = (isBuilt: boolean, lastWords = '') => {
      clearTimeout(overtime);
      const words = stripVTControlCharacters(`${said}${lastWords}`).trim();
      resolve({ isBuilt, said: words.slice(-longestSayingLetters) });
    };
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code, signal) =>
      end(code === 0, signal === null ? '' : `\nIt was ended by ${signal}.`),
    );
  });
  return { ended, stop };
}
