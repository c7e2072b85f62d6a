// npm run build, then node ops/start/run.mjs bench/shared-text.ts: for each service in a town, how many words of the page are
// its own and how many it shares with the same service in other towns, how many facts of the place matter there, and whether
// it may be listed. The bar is in `npm run bench -- likeness`.

import { isIndexed, listTellingFacts } from '#content/cities/town-facts.ts';
import { routes } from '#site/search-listing/indexed-routes.ts';
import { readBuiltPages } from '../tests/journeys/built-pages.ts';
import { countSharedWords, findNearestSiblings, readMainText } from '../tests/walls/page-similarity.ts';
import { median } from './measurement.ts';

const htmlOf = new Map(readBuiltPages().map(({ path, html }) => [path, html]));
const pages = routes.flatMap((route) => {
  if (route.kind !== 'service-in-city') return [];
  const text = readMainText(htmlOf.get(route.path) ?? '<main></main>');
  return [{ ...route, name: route.path, text }];
});

const likeness = new Map(findNearestSiblings(pages).map(({ name, similarity }) => [name, similarity]));
const sharedWith = (group: typeof pages) =>
  countSharedWords(group).map(({ name, words, shared }) => [name, { words, shared }] as const);
const withAny = new Map(sharedWith(pages));
const withSiblings = new Map([...Map.groupBy(pages, ({ service }) => service).values()].flatMap(sharedWith));

const rows = pages.map(({ path, service, city }) => {
  const { words, shared } = withSiblings.get(path) ?? { words: 0, shared: 0 };
  return {
    path,
    unique: words - shared,
    shared,
    share: shared / words,
    shareWithAny: (withAny.get(path)?.shared ?? 0) / words,
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
