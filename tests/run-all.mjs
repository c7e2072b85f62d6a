// npm test and npm run check: every check and every test, one line of totals at the end.
// Plain JavaScript, because on a fresh clone it runs on the machine's own Node first.

import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildProgram, ensureInstalled, environment, pinnedNode, root } from '../ops/start/prepare.mjs';
import { judgeProofs } from './specification-proofs.mjs';

const isQuick = process.argv.includes('--without-browser');
// Every page, every property and every soak run at full length: once a day.
if (process.argv.includes('--thorough')) environment.THOROUGH = '1';

const totals = { passed: 0, skipped: 0 };
/** Names, printed again above the totals: a long run has scrolled them away. */
const failed = [];
const reportFolder = join(root, 'var', 'test-reports');

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
  });
}

/** Runs a program to its end; resolves with its exit code and what it printed, if that is caught. */
function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment, ...options });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
      });
    }
    running.add(child);
    child.on('close', (status) => {
      running.delete(child);
      resolve({ status, printed });
    });
  });
}

function countCheck(title, isPassed) {
  if (isPassed) totals.passed += 1;
  else failed.push(title);
}

/** Runs a tool; its exit code is one passed or failed check. */
async function check(title, binary, args) {
  const startedAt = Date.now();
  const { status, printed } = await run(join(root, 'node_modules', '.bin', binary), args);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  countCheck(title, status === 0);
  if (status !== 0) process.stdout.write(printed);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
}

/** What a tool remembers of its last run, by the content and settings of each file. */
const remembered = (name) => join(root, 'var', 'checked', name);

environment.SERVER_COMPILE_CACHE = remembered('servers');

/** One checker each: they run beside each other, and several would work out the same types again. */
const checkTypes = (title, project) =>
  check(`types: ${title}`, 'tsc', [
    ...['-p', project, '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', remembered(`${project}.tsbuildinfo`)],
  ]);

/** Every requirement of the specification has a test that names it. */
function checkProofs() {
  const { complaints, summary } = judgeProofs();
  countCheck('specification', complaints.length === 0);
  for (const complaint of complaints) console.log(complaint);
  console.log(`${complaints.length === 0 ? 'ok  ' : 'FAIL'} specification: ${summary}`);
}

/**
 * Runs a test runner and adds what its own report counts. A run that dies without a report is one failure. What one
 * `beside` another prints is printed at its end.
 */
async function runTests(title, args, count, { beside = false, ...settings } = {}) {
  const report = join(reportFolder, `${title}.json`);
  rmSync(report, { force: true });
  const { status, printed } = await run(pinnedNode, args(report), {
    env: {
      ...environment,
      ...settings,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  process.stdout.write(printed);
  let counted = { passed: 0, failed: [`${title}: no report`], skipped: 0 };
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {}
  // An error outside any test fails the run without failing a test.
  if (status !== 0 && counted.failed.length === 0) counted.failed = [`${title}: ended with ${status}`];
  totals.passed += counted.passed;
  totals.skipped += counted.skipped;
  failed.push(...counted.failed);
}

/** A test that leaves a file or folder behind is a failure. */
async function runVitest(projects, { beside = false } = {}) {
  const title = projects.join('-');
  const TMPDIR = mkdtempSync(join(tmpdir(), 'tests-'));
  // PostgreSQL runs in it under an account of its own.
  chmodSync(TMPDIR, 0o755);
  await runTests(
    title,
    (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    (report) => ({
      passed: report.numPassedTests,
      failed: report.testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, assertionResults }) => {
          const tests = assertionResults.filter(({ status }) => status === 'failed');
          // A file that could not be loaded has none.
          return tests.length > 0 ? tests.map(({ fullName }) => fullName) : [relative(root, name)];
        }),
      skipped: report.numPendingTests + report.numTodoTests,
    }),
    { beside, TMPDIR },
  );
  // Node's cache of compiled modules is no test's.
  const leftBehind = readdirSync(TMPDIR).filter((name) => name !== 'node-compile-cache');
  rmSync(TMPDIR, { recursive: true, force: true });
  if (leftBehind.length === 0) return;
  failed.push(`${title}: left behind ${leftBehind.join(', ')}`);
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const runPlaywright = () =>
  runTests(
    'journeys',
    () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: suites
        .flatMap(specsOf)
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
        .map(({ file, line, title }) => `${file}:${line} ${title}`),
      skipped: stats.skipped,
    }),
  );

ensureInstalled();
mkdirSync(reportFolder, { recursive: true });
// Beside the checks, because it mostly keeps one processor busy.
const building = isQuick ? null : run(pinnedNode, [...buildProgram, '--if-needed'], { stdio: 'inherit' });
await Promise.all([
  check('client', 'node', ['ops/client/check-client.ts']),
  check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  check('rules of hooks', 'eslint', [
    ...[
      '--max-warnings=0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      remembered('eslint'),
    ],
    '.',
  ]),
  checkTypes('site', 'tsconfig.json'),
  checkTypes('pure rooms', 'tsconfig.pure.json'),
  checkTypes('server', 'tsconfig.server.json'),
  checkTypes('tests', 'tsconfig.tests.json'),
  checkTypes('tests of the contractor', 'tsconfig.client.json'),
  check('nothing unused', 'knip', ['--no-progress']),
]);
checkProofs();
const built = await building;
if (built && built.status !== 0) process.exit(1);
await runVitest(['pure', 'dom', 'client']);
if (!isQuick) {
  // What starts servers mostly waits, and journeys use what that leaves over.
  await Promise.all([runVitest(['release', 'db'], { beside: true }), runPlaywright()]);
  // With ENGINES=required a missing engine is a failure; otherwise its tests count as skipped.
  await runVitest(['engines']);
}

for (const name of failed) console.log(`FAIL ${name}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${failed.length} failed${skipped}`);
process.exitCode = failed.length > 0 ? 1 : 0;
