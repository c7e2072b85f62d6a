import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// What a page sends to the browser as script: islands (`client:`) and the scripts in .astro files, with all they import.
const root = fileURLToPath(new URL('../..', import.meta.url));
const site = join(root, 'site');

const readSource = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\b(?:import|export) type [\s\S]*?;/g, '');

function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([.#][^'"]+)['"]/g)]
    .map(([, target = '']) => target.split('?')[0] ?? '')
    .map((target) => (target.startsWith('#') ? join(root, target.slice(1)) : resolve(dirname(file), target)))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

function startsIn(file: string): string[] {
  const source = readSource(file);
  const [, frontmatter = '', markup = ''] = source.split('---');
  const islands = [...markup.matchAll(/<(\w+)\b[^>]*\bclient:/g)].map(([, name]) => name);
  const scripts = [...markup.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return [
    ...importsOf(file, frontmatter).filter((path) => islands.some((name) => path.endsWith(`/${name}.tsx`))),
    ...scripts.flatMap((script) => importsOf(file, script)),
  ];
}

const sentToBrowser = new Set(
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.astro'))
    .flatMap((name) => startsIn(join(site, name))),
);
// Files found on the way are added to the set, and a set goes to what was added next.
for (const file of sentToBrowser)
  for (const path of importsOf(file, readSource(file))) sentToBrowser.add(path);

test('no script carries the texts of the towns or the rules of other states', () => {
  const unsent = /\/(?:content|client)\/cities\/|\/state-rules\.ts$/;
  expect([...sentToBrowser].filter((path) => unsent.test(path))).toEqual([]);
});

test('no script calls what a browser at the arrival floor does not have', () => {
  const younger =
    /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|isWellFormed|requestSubmit)\(|:has\(|\(\?<[=!]/;
  expect([...sentToBrowser].filter((path) => younger.test(readSource(path)))).toEqual([]);
});
