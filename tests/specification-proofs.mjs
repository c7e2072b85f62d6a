// Which requirement of docs/specification.md does which test prove? A test names what it proves in a comment right above it:
// "// Proves 4.12, 4.13." Part of npm run check; on its own: node tests/specification-proofs.mjs

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const folders = [
  'client',
  'content',
  'calculators',
  'leads',
  'paper',
  'design',
  'site',
  'server',
  'tests',
  'ops',
  'bench',
];
/** Figures and names of this contractor; another one, with a client/ of its own, need not prove them. */
const ownTests = 'client/tests';

const kinds = [
  ['client', /^client\/.*\.test\.ts$|\.client\.test\.tsx?$/],
  ['journey', /\.journey\.ts$/],
  ['db', /\.db\.test\.ts$/],
  ['dom', /\.dom\.test\.tsx?$/],
  ['pure', /\.test\.ts$/],
];

/** Number → whether no test is asked for: only a person can judge it, or it is about another contractor. */
function readRequirements() {
  const lines = readFileSync(join(root, 'docs/specification.md'), 'utf8').split('\n');
  const found = lines.flatMap((line) => {
    const [, number] = /^(?:- |\| )\*\*(R?\d+[a-z]?\.\d+)\*\*/.exec(line) ?? [];
    if (!number) return [];
    const isJudged = line.includes('_(judged by a person)_');
    const isOfAnother = line.includes('_(this contractor)_') && !existsSync(join(root, ownTests));
    return [[number, isJudged || isOfAnother]];
  });
  return { requirements: new Map(found), repeated: found.length - new Map(found).size };
}

/** Every number that a test cites, with the file and its kind. */
function readCitations() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  const citations = [];
  const misplaced = [];
  for (const file of files) {
    const [kind] = kinds.find(([, name]) => name.test(file)) ?? [];
    if (!kind) continue;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    for (const [position, line] of lines.entries()) {
      const [, numbers] = /^\s*\/\/ Proves (.+?)\.?$/.exec(line) ?? [];
      if (!numbers) continue;
      const next = lines.slice(position + 1).find((other) => !/^\s*\/\//.test(other)) ?? '';
      if (!/^\s*(test|it)\b/.test(next)) misplaced.push(`${file}:${position + 1}`);
      for (const number of numbers.split(', ')) citations.push({ number, kind, file });
    }
  }
  return { citations, misplaced };
}

/** What is wrong, one line each, and the counts in one line. */
export function judgeProofs() {
  const { requirements, repeated } = readRequirements();
  const { citations, misplaced } = readCitations();
  const proved = new Set(citations.map(({ number }) => number));
  const toTest = [...requirements].filter(([, isJudged]) => !isJudged).map(([number]) => number);
  const complaints = [
    ...(repeated > 0 ? [`${repeated} requirements have the number of another`] : []),
    ...misplaced.map((place) => `${place}: "Proves" is not right above a test`),
    ...citations
      .filter(({ number }) => !requirements.has(number))
      .map(({ number, file }) => `${file} cites ${number}, which does not exist`),
    ...toTest.filter((number) => !proved.has(number)).map((number) => `${number} has no test that proves it`),
  ];
  const counts = kinds.map(([kind]) => {
    const numbers = citations.filter((citation) => citation.kind === kind).map(({ number }) => number);
    return `${kind} ${new Set(numbers).size}`;
  });
  const summary =
    `${requirements.size} requirements: ${toTest.filter((number) => proved.has(number)).length} proved by tests ` +
    `(${counts.join(', ')}), ${requirements.size - toTest.length} judged by a person`;
  return { complaints, summary };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { complaints, summary } = judgeProofs();
  for (const complaint of complaints) console.log(complaint);
  console.log(summary);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
