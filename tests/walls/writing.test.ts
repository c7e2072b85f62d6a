// Printed content keeps to docs/writing.md, "Not these", is the list.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['client', 'content', 'calculators', 'leads'];

interface BannedTerm {
  readonly term: string;
  readonly pattern: RegExp;
  readonly instead: string;
}

const styleSheet = readFileSync(join(root, 'docs/writing.md'), 'utf8');
const bannedTerms: readonly BannedTerm[] = (styleSheet.split('## Not these')[1] ?? '')
  .split('\n')
  .flatMap((row) => {
    const [, instead = '', terms = ''] = row.split('|').map((cell) => cell.trim());
    return [...terms.matchAll(/`([^`]+)`/g)].map(([, term = '']) => ({
      term,
      pattern: new RegExp(`(?<![\\w’-])${term}(?![\\w’-])`, 'i'),
      instead,
    }));
  });

/** What a visitor may read: no comments, imports, names of fields or slots. The lines keep their numbers. */
function printedLines(source: string): readonly string[] {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .split('\n')
    .map((line) => (/^(import|export .* from|} from) /.test(line) ? '' : line))
    .map((line) => line.replace(/(^|\s)\/\/.*$/, '').replaceAll(/\{\w+\}|\b\w+\??:(?= )/g, '_'));
}

function findBannedTerms(file: string, source: string): readonly string[] {
  const lines = printedLines(source);
  const text = lines.join('\n');
  return bannedTerms
    .filter(({ pattern }) => pattern.test(text))
    .flatMap(({ term, pattern, instead }) =>
      lines.flatMap((line, position) =>
        pattern.test(line) ? [`${file}:${position + 1}: “${term}”; write: ${instead}`] : [],
      ),
    );
}

const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    // What lies beside the folders of the towns computes, and but for one prints no words of its own.
    .filter(
      (file) => /\.(ts|md)$/.test(file) && !/\.test\.|^content\/cities\/(?!default-texts)[^/]+$/.test(file),
    ),
);

test('printed content uses none of the words that docs/writing.md replaces', () => {
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => findBannedTerms(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

/** Constructions that have to be read twice, and spellings that are not American. */
const notInComments =
  /(?<!there )\bis none\b(?! of)|\bgoes on (?!its)|(?<!instead )\bof ours\b|\bwhoever\b|\b(?:would|could|might) else\b|\bmeanwhile\b|\banew\b|\bby hand of\b|\bnobody[’']s\b|\bdearest\b|\bleft away\b|\bfor ever\b|\btowards\b|neighbour|colour|\bgrey|behaviour|favour|honour|\bcentre|\bmetre|licence|catalogue|organis|recognis|summaris|normalis|labelled(?!by)|travelled|cancelled|^(?:test|it|\))\(\s*.who /i;

/** Comments of a source file and titles of its tests, also those after a table of cases, each with its line. */
function commentsIn(source: string) {
  const parts =
    /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*|(?:\b(?:test|it|describe\w*)(?:\.\w+)*|\))\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/gm;
  return [...source.matchAll(parts)].map(({ 0: text, index }) => ({
    text: text.replaceAll(/\s+(?:\/\/|\*)?\s*/g, ' '),
    line: source.slice(0, index).split('\n').length,
  }));
}

test('comments and titles of tests are plain American English', () => {
  const code = globSync('**/*.{ts,tsx,astro,mjs,js,css}', {
    cwd: root,
    exclude: (name) => /^(?:\.|(?:node_modules|dist|dist-desk|var)$)/.test(name),
  });
  expect(code.length).toBeGreaterThan(900);
  const found = code.flatMap((file) =>
    commentsIn(readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => notInComments.test(text))
      .map(({ text, line }) => `${file}:${line}: ${notInComments.exec(text)?.[0]}`),
  );
  expect(found).toEqual([]);
});
