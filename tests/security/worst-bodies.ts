// Looks for the body that costs the server most: what all visitors share is one thread. Starts from shapes that hurt
// servers elsewhere and goes on from the most expensive ones found so far.

import type { FastifyInstance } from 'fastify';
import { type FormName, formNames } from '#leads/forms/form-names.ts';
import { type SeededRandom, seedRandom } from '../chaos/seeded-random.ts';
import { largestBodyBytes } from './generated-bodies.ts';
import { goodFields } from './generated-fields.ts';

export interface WorstBody {
  readonly form: FormName;
  readonly what: string;
  readonly status: number;
  /** Of the thread's processor time. */
  readonly costMs: number;
}

const encodings = ['json', 'urlencoded', 'multipart'] as const;
type Encoding = (typeof encodings)[number];

/** Repeated until a body is full. */
const fillings = [
  'a',
  '&',
  '<',
  '"',
  "'",
  '</noscript>',
  '\\',
  '\u0000',
  '\u200b',
  '\ud800',
  '🏠',
  'é',
  ' ',
  '\t',
  '\n',
  '\r\n',
  '.',
  'a.',
  '@',
  'a@',
  'a@a.',
  '-',
  '(937) 555-0188 ',
  '+1',
  '1',
  '0',
  '%',
  '%41',
  '[',
  '{"a":',
  '$&',
  '=1+1;',
] as const;
const names = [...Object.keys(goodFields), '_honey', '_fillMs', '__proto__', ''] as const;

/** One body, described by what it is made of. */
interface Recipe {
  readonly encoding: Encoding;
  readonly wantsPage: boolean;
  /** How many fields share the space; their names are known ones first. */
  readonly fields: number;
  readonly isOneName: boolean;
  readonly isGoodOtherwise: boolean;
  readonly filling: string;
  readonly seasoning: string;
  readonly first: number;
}

function draw(chance: SeededRandom): Recipe {
  return {
    encoding: chance.pick(encodings),
    wantsPage: chance.happens(0.6),
    fields: chance.pick([1, 2, 4, 8, 20, 60, 99, 100, 101, 1_000, 20_000]),
    isOneName: chance.happens(0.2),
    isGoodOtherwise: chance.happens(0.4),
    filling: chance.pick(fillings),
    seasoning: chance.pick(fillings),
    first: chance.below(names.length),
  };
}

function change(recipe: Recipe, chance: SeededRandom): Recipe {
  const other = draw(chance);
  const part = chance.pick(Object.keys(recipe) as [keyof Recipe, ...(keyof Recipe)[]]);
  return { ...recipe, [part]: other[part] };
}

function nameAt({ first, isOneName }: Recipe, place: number): string {
  if (isOneName) return names[first] ?? '';
  return place < names.length ? (names[(first + place) % names.length] ?? '') : place.toString(36);
}

/** The recipe's fields, written down and cut to the largest body there may be. */
function cook(recipe: Recipe): { readonly payload: Buffer; readonly contentType: string } {
  const { encoding, fields, filling, seasoning, isGoodOtherwise } = recipe;
  const size = Math.floor((largestBodyBytes - 2_048) / fields);
  const bytesOf = (text: string) => write(encoding, [['', text]]).length - write(encoding, [['', '']]).length;
  const pinch = (seasoning + filling).repeat(8);
  const perFilling = Math.max(1, bytesOf(filling));
  const value = pinch + filling.repeat(Math.max(0, Math.floor((size - bytesOf(pinch) - 12) / perFilling)));
  const own = Array.from({ length: fields }, (_, place): [string, string] => [
    nameAt(recipe, place),
    fields > 1_000 ? '' : value,
  ]);
  const taken = new Set(own.map(([name]) => name));
  const good = isGoodOtherwise ? Object.entries(goodFields).filter(([name]) => !taken.has(name)) : [];
  let entries = [...good, ...own];
  let payload = write(encoding, entries);
  while (payload.length > largestBodyBytes && entries.length > 1) {
    entries = entries.slice(0, Math.floor((entries.length * largestBodyBytes * 0.98) / payload.length));
    payload = write(encoding, entries);
  }
  const contentType = {
    json: 'application/json',
    urlencoded: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data; boundary=b',
  }[encoding];
  return { payload, contentType };
}

function write(encoding: Encoding, entries: readonly (readonly [string, string])[]): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify(Object.fromEntries(entries)));
  if (encoding === 'urlencoded')
    return Buffer.from(entries.map(([name, text]) => `${name}=${text.replaceAll('&', '%26')}`).join('&'));
  const parts = entries.map(
    ([name, text]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--b--\r\n`);
}

const describe = ({ encoding, wantsPage, fields, isOneName, isGoodOtherwise, filling }: Recipe) =>
  `${encoding}, ${fields} ${isOneName ? 'equal ' : ''}fields of ${JSON.stringify(filling)}${isGoodOtherwise ? ' in a good form' : ''}, asks for ${wantsPage ? 'a page' : 'JSON'}`;

/** The most expensive body for each form that `tries` requests have found. */
export async function findWorstBodies(
  app: FastifyInstance,
  tries: number,
  seed: number,
): Promise<WorstBody[]> {
  const worst: WorstBody[] = [];
  for (const form of formNames) worst.push(await findWorstBody(app, form, tries, seedRandom(seed)));
  return worst;
}

async function findWorstBody(
  app: FastifyInstance,
  form: FormName,
  tries: number,
  chance: SeededRandom,
): Promise<WorstBody> {
  /** Sent several times: the thread's time is counted in whole milliseconds on some machines. */
  const measure = async (recipe: Recipe, times: number) => {
    const { payload, contentType } = cook(recipe);
    const accept = recipe.wantsPage ? 'text/html' : 'application/json';
    const headers = { 'content-type': contentType, accept };
    const before = process.threadCpuUsage();
    let status = 0;
    for (let count = 0; count < times; count += 1) {
      const answer = await app.inject({ method: 'POST', url: `/api/leads/${form}`, headers, payload });
      status = answer.statusCode;
    }
    const { user, system } = process.threadCpuUsage(before);
    return { recipe, status, costMs: (user + system) / 1_000 / times };
  };
  let found: Awaited<ReturnType<typeof measure>>[] = [];
  for (let count = 0; count < tries; count += 1) {
    const parent = found[chance.below(found.length * 2)];
    found.push(await measure(parent ? change(parent.recipe, chance) : draw(chance), 4));
    found = found.sort((a, b) => b.costMs - a.costMs).slice(0, 5);
  }
  // Once more each and longer: a pause of the machine, or a collection of garbage, is nobody's body.
  const settled: typeof found = [];
  for (const { recipe } of found) settled.push(await measure(recipe, 25));
  const [worst] = settled.sort((a, b) => b.costMs - a.costMs);
  if (!worst) throw new Error('Nothing was tried.');
  return { form, what: describe(worst.recipe), status: worst.status, costMs: worst.costMs };
}
