// What every front-door command needs first: packages installed, site built. Plain JavaScript, because on a fresh
// clone it runs on the machine's own Node, before the pinned runtime is there.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');

/** The Node that package.json pins. */
export const pinnedNode = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');

/** Settings of this machine; without the file everything has its default. */
const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];

/** Environment in which `node` is the pinned one. */
export const environment = { ...process.env, PATH: `${binaries}:${process.env.PATH ?? ''}` };

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    ...options,
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs when the lockfile is newer than what is installed. */
export function ensureInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    existsSync(pinnedNode) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages (once)…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  // npm leaves out without a word what it has no package for and what does not have the hash in the lockfile.
  if (existsSync(pinnedNode)) return;
  console.error(
    `package-lock.json has no Node for ${process.platform} ${process.arch}, or it could not be installed.`,
  );
  process.exit(1);
}

const buildInputs = [
  'content',
  'calculators',
  'leads',
  'design',
  'site',
  'public',
  'ops/postbuild',
  'server/settings',
  'astro.config.ts',
  'package-lock.json',
  '.env',
];
const buildVariables = [
  'SITE_URL',
  'LEAD_DELIVERY',
  'FORM_SERVICE_URL',
  'LEAD_MAILBOX',
  'LEAD_CC',
  'LEAD_RETENTION_DAYS',
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Changes whenever something that the built site depends on does. */
function fingerprintOfInputs() {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    for (const file of filesBelow(join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  for (const name of buildVariables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

const stampFile = join(root, 'node_modules', '.cache', 'built-site.txt');

/** Builds the site into dist/. */
export function build() {
  const fingerprint = fingerprintOfInputs();
  run(pinnedNode, [...settings, 'node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
    // A test runner that builds has its own NODE_ENV; what is shipped is always the production build.
    env: { ...environment, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

/** Builds when dist/ is missing or something it depends on has changed. */
export function ensureBuilt() {
  const isCurrent =
    existsSync(join(root, 'dist', 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprintOfInputs();
  if (isCurrent) return;
  console.log('Building the site…');
  build();
}

/** Runs a program on the pinned Node in the foreground and ends with its exit code; signals reach it. */
export function handOver(args, extraEnvironment = {}) {
  const quietly = '--disable-warning=ExperimentalWarning';
  const child = spawn(pinnedNode, [...settings, quietly, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...extraEnvironment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
