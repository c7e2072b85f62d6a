// npm run new-client: asks what has to be known of a contractor and writes his folder. --from answers.json asks nothing;
// --to names another folder than client/. Ends with what is still open. --convert asks nothing either: it brings a folder
// of 0.2.2 up to this version.

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cancel, intro, isCancel, multiselect, text } from '@clack/prompts';
import type { z } from 'zod';
import { type ClientAnswers, clientAnswers, type Question, questions, readAnswers } from './answers.ts';
import { convertClient } from './convert-client.ts';
import { lookUpTowns } from './look-up-towns.ts';
import { writeClient } from './write-client.ts';

const readTowns = clientAnswers
  .pick({ state: true, town: true, metro: true, towns: true, servedTowns: true })
  .strip();
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

function stop(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function stopAsking(): never {
  cancel('Nothing has been written.');
  process.exit(1);
}

async function findAnswers(file: string | undefined): Promise<ClientAnswers> {
  if (file !== undefined) {
    const result = readAnswers(readFile(file));
    if ('objections' in result) stop(...result.objections.map((objection) => `${file}: ${objection}`));
    return result.answers;
  }
  if (!process.stdin.isTTY)
    stop('There is no terminal to ask at: put the answers into a file and name it, --from answers.json.');
  intro('A new contractor. Enter takes what stands there; Ctrl+C stops, and nothing has been written.');
  const given: Record<string, string> = {};
  for (const [name, question] of Object.entries<Question>(questions)) {
    const { message, placeholder, initial, choices, answer } = question;
    const asked = typeof message === 'string' ? message : message(given);
    if (asked === null) continue;
    if (choices !== undefined) {
      const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
      const ticked = await multiselect({ message: asked, options, required: false });
      if (isCancel(ticked)) stopAsking();
      given[name] = ticked.join(', ');
      continue;
    }
    const typed = await text({
      message: asked,
      ...(placeholder && { placeholder }),
      ...(initial && { initialValue: initial(given) }),
      validate: (entry) => objectionTo(name, answer, entry ?? '', given),
    });
    if (isCancel(typed)) stopAsking();
    given[name] = typed ?? '';
  }
  return clientAnswers.parse(given);
}

/** What is wrong with an answer as it is typed; towns are looked up at once, so that none has to be typed again. */
function objectionTo(
  name: string,
  answer: z.ZodType,
  typed: string,
  given: Readonly<Record<string, string>>,
) {
  const { error } = answer.safeParse(typed);
  if (error) return `This ${error.issues[0]?.message}.`;
  if (name !== 'towns' && name !== 'servedTowns') return undefined;
  const result = lookUpTowns(readTowns.parse({ servedTowns: '', ...given, [name]: typed }));
  // Whether the shop's own town is clear is known with the last list.
  const shown = 'objections' in result ? result.objections : [];
  return shown.find((line) => name === 'servedTowns' || line.startsWith(`${name}:`));
}

function readFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Runs another of these programs, which then loads the new folder; false when it ends with an error. */
const run = (...program: readonly string[]) =>
  spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status === 0;

const { from, to, convert } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, convert: { type: 'boolean' } },
}).values;
const folder = join(root, to ?? 'client');
const name = relative(root, folder);
if (name === 'client' && !existsSync(join(folder, 'shapes')))
  stop('client/shapes/ is not there. It belongs to the product: git checkout -- client/shapes');
const format = () =>
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', folder], { cwd: root });
if (convert) {
  if (!(await convertClient(folder)))
    stop(`${name}/ has no prices.ts: it is not a folder of 0.2.2 and stays as it is.`);
  format();
  console.log(
    `${name}/ is converted: hours, prices, offers, proof, people, jobs and reviews are *.json now.`,
  );
  console.log(
    'A promise is printed once you have said yes to it: promiseGrounds in claims.ts (docs/make-it-yours.md).',
  );
  process.exit(name !== 'client' || run('ops/client/check-client.ts') ? 0 : 1);
}
if (existsSync(folder) && readdirSync(folder).some((entry) => entry !== 'shapes'))
  stop(
    `${name}/ is there already, and nothing in it is overwritten. Move it away first, or name another folder: --to.`,
  );
const answers = await findAnswers(from);
const towns = lookUpTowns(answers);
if ('objections' in towns)
  stop(...towns.objections.map((objection) => (from ? `${from}: ${objection}` : objection)));
cpSync(join(root, 'ops/client/starter'), folder, { recursive: true });
for (const [file, text] of writeClient(answers, towns)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
format();
console.log(`${name}/ is written.`);
if (name === 'client') {
  console.log('\nnpm run check:client says:');
  if (run('ops/client/check-client.ts')) {
    console.log('\nnpm run check:launch says:');
    run('ops/launch/check-launch.ts');
  }
  console.log('\nNext: npm run dev, and docs/make-it-yours.md.');
}
