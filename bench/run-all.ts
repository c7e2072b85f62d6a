// npm run bench [-- name …]: every figure beside its bar and its yardstick, measured in the same run.
// With --write the table also goes into docs/benchmarks.md.

import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../ops/start/prepare.mjs';
import { answers } from './answers.ts';
import { buildGrowth } from './build-growth.ts';
import { chaos } from './chaos.ts';
import { leadIntake } from './lead-intake.ts';
import { lighthouseScores } from './lighthouse-scores.ts';
import type { Benchmark, Measurement } from './measurement.ts';
import { pageLikeness } from './page-likeness.ts';
import { pageWeights } from './page-weights.ts';
import { staticAnswers } from './static-answers.ts';
import { visits } from './visits.ts';

const benchmarks: readonly Benchmark[] = [
  pageWeights,
  lighthouseScores,
  visits,
  answers,
  staticAnswers,
  leadIntake,
  chaos,
  buildGrowth,
  pageLikeness,
];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = asked.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join(', ')}". There are: ${benchmarks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

function tableOf({ title }: Benchmark, measurements: readonly Measurement[]): string {
  const mark = ({ isMet, ifMissed }: Measurement) => {
    if (isMet === null) return 'no bar';
    if (isMet) return 'met';
    return ifMissed === undefined ? 'MISSED' : `MISSED: ${ifMissed}`;
  };
  const rows = measurements.map(
    (measurement) =>
      `| ${measurement.what} | ${measurement.figure} | ${measurement.yardstick} | ${measurement.bar} | ${mark(measurement)} |`,
  );
  return [
    `## ${title}`,
    '',
    '| what | figure | yardstick | bar | |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

ensureBuilt();
const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
const parts = [`Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\`: ${machine}.`, ''];
for (const benchmark of benchmarks) {
  if (asked.length > 0 && !asked.includes(benchmark.name)) continue;
  console.error(`… ${benchmark.title}`);
  const table = tableOf(benchmark, await benchmark.run());
  console.log(table);
  parts.push(table);
}
if (process.argv.includes('--write')) {
  writeFileSync(
    fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url)),
    `# Benchmarks\n\n${parts.join('\n')}`,
  );
}
