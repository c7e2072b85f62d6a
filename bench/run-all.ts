// npm run bench [-- name …]: every figure beside its bar and its yardstick, measured in the same run.
// With --write its table also replaces the earlier one in docs/benchmarks.md; what was not measured stays as it is.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, root } from '../ops/start/prepare.mjs';
import { deskList } from './desk-list.ts';
import { leadIntake } from './lead-intake.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { pageWeights } from './page-weights.ts';
import { photographs, photographsAttack, photographsOnOneBar } from './photographs.ts';
import { presses } from './presses.ts';
import { staticPages } from './static-pages.ts';

const benchmarks: readonly Benchmark[] = [
  pageWeights,
  lighthouseScores,
  presses,
  staticPages,
  leadIntake,
  deskList,
  photographs,
  photographsAttack,
  photographsOnOneBar,
];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join(', ')}". There are: ${benchmarks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
const commandOf = ({ name }: Benchmark) => `\`npm run bench -- ${name}\``;

/** Processor time so far, in ticks: all, and what a virtual machine's host gave to others. Null if nobody counts. */
function readTicks(): { readonly all: number; readonly taken: number } | null {
  if (!existsSync('/proc/stat')) return null;
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  return { all: ticks.reduce((sum, part) => sum + part, 0), taken: ticks[7] ?? 0 };
}

/** Figures from a busy machine or host are worse than the code. */
function describeNeighbors(before: ReturnType<typeof readTicks>, loadBefore: number): string {
  const load = `; load ${loadBefore.toFixed(1)} at the start`;
  const after = readTicks();
  if (!before || !after || after.all === before.all) return load;
  const share = (after.taken - before.taken) / (after.all - before.all);
  return `${load}, ${Math.round(100 * share)} % of the processors’ time went to other users of the host`;
}

function sectionOf(benchmark: Benchmark, measurements: readonly Measurement[], neighbors: string): string {
  const columns = [...new Set(measurements.flatMap(({ figures }) => Object.keys(figures)))];
  const mark = ({ isMet }: Measurement) => {
    if (isMet === undefined) return '';
    return isMet === null ? 'not measured' : isMet ? 'met' : '**missed**';
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const found = measurements.flatMap((each) =>
    each.isMet === false && each.found ? [`- ${each.what}: ${each.found}`] : [],
  );
  return [
    `## ${benchmark.title}`,
    '',
    `${commandOf(benchmark)}, ${new Date().toISOString().slice(0, 10)}: ${machine}${neighbors}.`,
    '',
    ...(benchmark.bar ? [`Bar: ${benchmark.bar}.`, ''] : []),
    row(['', ...columns, '']),
    row(Array.from({ length: columns.length + 2 }, () => '---')),
    ...measurements.map((each) =>
      row([each.what, ...columns.map((column) => each.figures[column] ?? ''), mark(each)]),
    ),
    '',
    ...(found.length > 0 ? ['Taken apart:', '', ...found, ''] : []),
  ].join('\n');
}

const page = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

/** Puts `section` in the place of the one that names the same command, or at the end. */
function write(benchmark: Benchmark, section: string): void {
  const [head = '', ...sections] = readFileSync(page, 'utf8').split(/^(?=## )/m);
  const place = sections.findIndex((earlier) => earlier.includes(commandOf(benchmark)));
  if (place === -1) sections.push(section);
  else sections[place] = section;
  writeFileSync(page, `${[head, ...sections].map((part) => part.trim()).join('\n\n')}\n`);
  execFileSync('node_modules/.bin/biome', ['format', '--write', page], { cwd: root, stdio: 'ignore' });
}

if (!ensureBuilt()) process.exit(1);
for (const benchmark of benchmarks) {
  if (asked.length > 0 && !asked.includes(benchmark.name)) continue;
  console.error(`… ${benchmark.title}`);
  try {
    const ticks = readTicks();
    const [load = 0] = loadavg();
    const measurements = await benchmark.run();
    const section = sectionOf(benchmark, measurements, describeNeighbors(ticks, load));
    console.log(section);
    if (process.argv.includes('--write')) write(benchmark, section);
  } catch (error) {
    // One that fails says so and leaves the others their turn.
    console.error(error);
    process.exitCode = 1;
  }
}
