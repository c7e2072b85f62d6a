// What every front-door command needs first: packages installed, site built. Plain JavaScript, because on a fresh
// clone it runs on the machine's own Node, before the pinned runtime is there.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');

/** The Node that package.json pins. */
export const pinnedNode = join(binaries, 'node');

/** sysexits.h EX_CONFIG, as the server ends with it. */
export const wrongSettingsExitCode = 78;

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];

export const noExperimentalWarnings = '--disable-warning=ExperimentalWarning';

/** Environment in which `node` is the pinned one. */
export const environment = { ...process.env, PATH: `${binaries}:${process.env.PATH ?? ''}` };

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Why nothing here can run on this system, in one line; null where it can. */
export function describeUnsupported(platform, usesGlibc) {
  if (platform === 'win32')
    return 'This needs Linux, macOS or WSL: on Windows, run the same command in WSL (wsl --install).';
  if (platform === 'linux' && !usesGlibc())
    return 'This needs a Linux with glibc, such as Debian, Ubuntu or Fedora: Alpine has musl, for which the pinned Node is not made.';
  return null;
}

function usesGlibc() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

/** Installs when the lockfile is newer than what is installed. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    existsSync(pinnedNode) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  const unsupported = describeUnsupported(process.platform, usesGlibc);
  if (unsupported) {
    console.error(unsupported);
    process.exit(wrongSettingsExitCode);
  }
  console.log('Installing packages (once)…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  // npm leaves out without a word what it has no package for and what does not have the hash in the lockfile.
  if (existsSync(pinnedNode)) return;
  console.error(
    `package-lock.json has no Node for ${process.platform} ${process.arch}, or it could not be installed.`,
  );
  process.exit(1);
}

/** Builds the site; with --if-needed only when something it depends on has changed. */
export const buildProgram = [...settings, noExperimentalWarnings, 'ops/start/build-site.mjs'];

export function build() {
  run(pinnedNode, buildProgram);
}

/**
 * Builds when dist/ is missing or something it depends on has changed. False when that failed; ends this program when a
 * setting cannot be used.
 */
export function ensureBuilt(...more) {
  const options = { cwd: root, stdio: 'inherit', env: environment };
  const { status } = spawnSync(pinnedNode, [...buildProgram, '--if-needed', ...more], options);
  if (status === wrongSettingsExitCode) process.exit(status);
  return status === 0;
}

/** npm hands a signal to its shell alone, which ends and leaves us behind; without npm the starting program may end. */
const shell = process.env.npm_lifecycle_event ? process.ppid : null;
const isLeftBehind = () => shell !== null && process.ppid !== shell;

/**
 * Runs a program on the pinned Node in the foreground and ends with its exit code; signals reach it. `ownEnvironment`: all
 * it gets, without the environment and the settings of this machine.
 */
export function runInForeground(args, extraEnvironment = {}, ownEnvironment = undefined) {
  // While we built.
  if (isLeftBehind()) process.exit(1);
  const child = spawn(pinnedNode, [...(ownEnvironment ? [] : settings), noExperimentalWarnings, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: ownEnvironment ?? { ...environment, ...extraEnvironment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  setInterval(() => {
    if (isLeftBehind()) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
