// Builds the site into dist/, with --if-needed only when something it depends on has changed; with --examples into
// var/demo-site/, its empty places for jobs and people filled with drawings that say so. Runs on the pinned Node.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, readSettings } from '../../server/settings/settings.ts';
import { buildAndSwap } from './build-and-swap.ts';
import { root, wrongSettingsExitCode } from './prepare.mjs';

const buildInputs = [
  'client',
  'content',
  'calculators',
  'leads',
  'paper',
  'design',
  'site',
  'desk',
  'public',
  'ops/demo',
  'ops/postbuild',
  'ops/start/build-desk.mjs',
  'server/settings',
  'astro.config.ts',
  'package-lock.json',
  '.env',
];
const buildVariables = [
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
function fingerprintOfInputs({ siteUrl }) {
  // Without a setting of its own the address follows from PORT.
  const hash = createHash('sha256').update(`${siteUrl}\0`);
  for (const input of buildInputs) {
    for (const file of filesBelow(join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  for (const name of buildVariables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

function run(...program) {
  const { status } = spawnSync(process.execPath, program, {
    cwd: root,
    stdio: 'inherit',
    // A test runner that builds has its own NODE_ENV; what is shipped is always the production build.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      EXAMPLES: hasExamples ? 'on' : '',
    },
  });
  return status === 0;
}

const hasExamples = process.argv.includes('--examples');
const runAstro = (outDir) =>
  run('node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', outDir) &&
  (!hasExamples || run('ops/demo/draw-examples.ts', outDir));
const runVite = (outDir) => run('ops/start/build-desk.mjs', outDir);

const site = join(root, hasExamples ? 'var/demo-site' : 'dist');
/** Beside the site and never in it: everything in dist/ is public. */
const desk = join(root, 'dist-desk');
/** Says what both were built from. A new dist-desk/ has none until the site is built, too. */
const stampFile = hasExamples ? `${site}.txt` : join(desk, 'built-from.txt');

let settings;
try {
  settings = readSettings();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exit(wrongSettingsExitCode);
}
const fingerprint = fingerprintOfInputs(settings);
const isCurrent =
  existsSync(join(site, 'index.html')) &&
  (hasExamples || existsSync(join(desk, 'desk.js'))) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === fingerprint;
const isIfNeeded = process.argv.includes('--if-needed');

if (!(isIfNeeded && isCurrent)) {
  if (isIfNeeded) console.log('Building the site…');
  rmSync(stampFile, { force: true });
  mkdirSync(join(site, '..'), { recursive: true });
  const buildDesk = () => hasExamples || buildAndSwap(desk, runVite);
  if (!(run('ops/client/check-client.ts') && buildDesk() && buildAndSwap(site, runAstro))) {
    const isThere = existsSync(join(site, 'index.html'));
    console.error(`The build failed; ${isThere ? 'dist/ is as it was before' : 'there is no dist/'}.`);
    process.exit(1);
  }
  writeFileSync(stampFile, fingerprint);
  console.log('The site is built.');
}
