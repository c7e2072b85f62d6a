// How much pages say in the same words. Two pages: the share of word 5-grams they have in common (Jaccard); those that
// differ only by the name of a town score near 1, unrelated ones near 0. Source: reading 27.

import { parse } from 'node-html-parser';

/** Shorter runs match by chance ("the roof of the"), longer ones miss a sentence with one word changed. */
const wordsInARun = 5;

export interface PageText {
  readonly name: string;
  readonly text: string;
}

/** The words a visitor reads inside `<main>`; drawings, styles and scripts left out. Throws when there is no `<main>`. */
export function readMainText(html: string): string {
  const main = parse(html).querySelector('main');
  if (!main) throw new Error('This page has no <main>');
  for (const element of main.querySelectorAll('script, style, svg, template')) element.remove();
  return main.structuredText.replace(/\s+/g, ' ').trim();
}

function listWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'–-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Every run of five words in the text, lower case, punctuation dropped; a shorter text is one run. */
function listWordRuns(text: string): ReadonlySet<string> {
  const words = listWords(text);
  if (words.length === 0) return new Set();
  const lastStart = Math.max(0, words.length - wordsInARun);
  return new Set(
    Array.from({ length: lastStart + 1 }, (_, start) => words.slice(start, start + wordsInARun).join(' ')),
  );
}

/** Shared runs divided by all runs of both: 0 to 1; two empty texts are 0. */
function compareWordRuns(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const inBoth = [...a].filter((run) => b.has(run)).length;
  const inEither = a.size + b.size - inBoth;
  return inEither === 0 ? 0 : inBoth / inEither;
}

/** For every page the other page most like it, the most alike first. A lone page has no sibling and is left out. */
export function findNearestSiblings(pages: readonly PageText[]) {
  const measured = pages.map(({ name, text }) => ({ name, runs: listWordRuns(text) }));
  return measured
    .flatMap((page) => {
      const [nearest] = measured
        .filter((other) => other !== page)
        .map((other) => ({ sibling: other.name, similarity: compareWordRuns(page.runs, other.runs) }))
        .sort((x, y) => y.similarity - x.similarity);
      return nearest ? [{ name: page.name, ...nearest }] : [];
    })
    .sort((x, y) => y.similarity - x.similarity);
}
