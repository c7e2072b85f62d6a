// npm run build, then node ops/start/run.mjs bench/shared-text.ts: for each service in a town, how many words of the page are
// its own and how many it shares with the same service in other towns, how many facts of the place matter there, and whether
// it may be listed. A word is shared when a run of five words around it is on another page too. Names of towns and counties, miles and minutes
// are replaced first, so that a page that differs by its town alone counts as wholly shared.

import { cities, citySlugs } from '#content/cities/cities.ts';
import { countyNames } from '#content/cities/counties.ts';
import { servedTowns } from '#content/cities/served-towns.ts';
import { isIndexed, listTellingFacts } from '#content/cities/town-facts.ts';
import { routes } from '#site/search-listing/indexed-routes.ts';
import { readBuiltPages } from '../tests/journeys/built-pages.ts';
import { findNearestSiblings, readMainText } from '../tests/walls/page-similarity.ts';
import { median } from './measurement.ts';

const wordsInARun = 5;

const places = [
  ...citySlugs.map((slug) => cities[slug].name),
  ...servedTowns.map(({ name }) => name),
  ...countyNames,
].join('|');

function listWords(text: string): readonly string[] {
  const normalized = text.replace(new RegExp(`\\b(?:${places})\\b`, 'g'), 'Place').replace(/\d+/g, '0');
  return normalized.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'–-][\p{L}\p{N}]+)*/gu) ?? [];
}

function listRuns(words: readonly string[]): readonly string[] {
  return words
    .slice(0, Math.max(0, words.length - wordsInARun + 1))
    .map((_, start) => words.slice(start, start + wordsInARun).join(' '));
}

const htmlOf = new Map(readBuiltPages().map(({ path, html }) => [path, html]));
const pages = routes.flatMap((route) => {
  if (route.kind !== 'service-in-city') return [];
  const text = readMainText(htmlOf.get(route.path) ?? '<main></main>');
  const words = listWords(text);
  return [{ ...route, text, words, runs: listRuns(words) }];
});

/** How many words of the page are in a run that one of `others` has too. */
function countShared(page: (typeof pages)[number], others: typeof pages): number {
  const known = new Set(others.flatMap((other) => (other === page ? [] : other.runs)));
  const shared = new Set<number>();
  page.runs.forEach((run, start) => {
    if (!known.has(run)) return;
    for (let word = start; word < start + wordsInARun; word += 1) shared.add(word);
  });
  return shared.size;
}

const likeness = new Map(
  findNearestSiblings(pages.map(({ path, text }) => ({ name: path, text }))).map((found) => [
    found.name,
    found.similarity,
  ]),
);

const rows = pages.map((page) => {
  const { path, service, city, words } = page;
  const shared = countShared(
    page,
    pages.filter((other) => other.service === service),
  );
  const withAny = countShared(page, pages);
  return {
    path,
    unique: words.length - shared,
    shared,
    share: shared / words.length,
    shareWithAny: withAny / words.length,
    likeness: likeness.get(path) ?? 0,
    facts: listTellingFacts(service, city).length,
    isListed: isIndexed(service, city),
  };
});

const percent = (share: number) => `${Math.round(100 * share)} %`;

console.log(
  '| page | unique words | shared words | shared | with any of the 96 | likeness | facts | listed |',
);
console.log('|---|---|---|---|---|---|---|---|');
for (const row of rows)
  console.log(
    `| ${row.path} | ${row.unique} | ${row.shared} | ${percent(row.share)} | ${percent(row.shareWithAny)} | ${row.likeness.toFixed(2)} | ${row.facts} | ${row.isListed ? 'yes' : 'no'} |`,
  );
console.log(
  `\nMedian: ${percent(median(rows.map(({ share }) => share)))} shared with the same service in other towns, ${percent(median(rows.map(({ shareWithAny }) => shareWithAny)))} with any of these pages, likeness ${median(rows.map((row) => row.likeness)).toFixed(2)}. Listed: ${rows.filter(({ isListed }) => isListed).length} of ${rows.length}.`,
);
