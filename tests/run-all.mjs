// npm test and npm run check: every check and every test, one line of totals at the end.
// Plain JavaScript, because on a fresh clone it runs on the machine's own Node first.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, pinnedNode, root } from '../ops/start/prepare.mjs';

const isQuick = process.argv.includes('--without-browser');
const totals = { passed: 0, failed: 0, skipped: 0 };
const reportFolder = join(root, 'var', 'test-reports');

/** Runs a tool; its exit code is one passed or failed check. */
function check(title, binary, args) {
  const startedAt = Date.now();
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', binary), args, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (status === 0) totals.passed += 1;
  else {
    totals.failed += 1;
    process.stdout.write(`${stdout ?? ''}${stderr ?? ''}`);
  }
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
}

/** Runs Vitest projects and adds what its own report counts. A run that dies without a report is one failure. */
function runTests(projects) {
  const report = join(reportFolder, `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = projects.flatMap((project) => ['--project', project]);
  const { status } = spawnSync(
    pinnedNode,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      cwd: root,
      env: { ...environment, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
      stdio: 'inherit',
    },
  );
  let counted = null;
  try {
    counted = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // Counted below.
  }
  if (!counted) {
    totals.failed += 1;
    console.log(`FAIL tests of ${projects.join(', ')}: no report`);
    return;
  }
  totals.passed += counted.numPassedTests;
  totals.failed += counted.numFailedTests;
  totals.skipped += counted.numPendingTests + counted.numTodoTests;
  // A file that could not be loaded, or an error outside any test, fails the run without failing a test.
  if (status !== 0 && counted.numFailedTests === 0) totals.failed += 1;
}

ensureInstalled();
mkdirSync(reportFolder, { recursive: true });
check('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
check('types: site', 'tsc', ['-p', 'tsconfig.json']);
check('types: pure rooms', 'tsc', ['-p', 'tsconfig.pure.json']);
check('types: server', 'tsc', ['-p', 'tsconfig.server.json']);
check('types: tests', 'tsc', ['-p', 'tsconfig.tests.json']);
check('nothing unused', 'knip', ['--no-progress']);
if (isQuick) {
  runTests(['pure', 'dom']);
} else {
  ensureBuilt();
  runTests(['pure', 'dom', 'db']);
  runTests(['journeys']);
}

const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
