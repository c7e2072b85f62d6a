import { serviceSlugs } from '#content/services/service-slugs.ts';
import { type Route, routes } from '#site/search-listing/indexed-routes.ts';
import { readBuiltPages } from '../tests/journeys/built-pages.ts';
import {
  countSharedWords,
  findNearestSiblings,
  readMainText,
  sharedByTooMany,
} from '../tests/walls/page-similarity.ts';
import { type Benchmark, type Measurement, median, percentile } from './measurement.ts';

const limits = { 'service-in-city': 0.3, city: 0.5 } as const;

export const pageLikeness: Benchmark = {
  name: 'likeness',
  title: 'Likeness of each page to its siblings (word 5-grams)',
  bar: `Jaccard to the nearest sibling below ${limits['service-in-city']} and ${limits.city}; below ${sharedByTooMany} of the words of a service in a city also on the pages of that service elsewhere`,
  run: async () => {
    const byPath = new Map(readBuiltPages().map((page) => [page.path, page]));
    const textsOf = (isWanted: (route: Route) => boolean) =>
      routes.filter(isWanted).map(({ path }) => ({
        name: path,
        text: readMainText(byPath.get(path)?.html ?? '<main></main>'),
      }));

    const alike = (Object.keys(limits) as (keyof typeof limits)[]).map((kind) => {
      const nearest = findNearestSiblings(textsOf((route) => route.kind === kind));
      const ranked = nearest.map(({ name, similarity }) => ({ page: name, figure: similarity }));
      return summarize(`${ranked.length} ${kind} pages, Jaccard`, ranked, limits[kind]);
    });

    const shares = serviceSlugs
      .flatMap((service) =>
        countSharedWords(textsOf((route) => route.kind === 'service-in-city' && route.service === service)),
      )
      .map(({ name, words, shared }) => ({ page: name, figure: shared / words }))
      .toSorted((a, b) => b.figure - a.figure);
    return [
      ...alike,
      summarize(`${shares.length} service-in-city pages, words shared`, shares, sharedByTooMany),
    ];
  },
};

/** `ranked`: the highest figure first. */
function summarize(
  what: string,
  ranked: readonly { readonly page: string; readonly figure: number }[],
  limit: number,
): Measurement {
  const figures = ranked.map(({ figure }) => figure);
  const most = figures[0] ?? Number.NaN;
  return {
    what,
    figures: {
      median: median(figures).toFixed(2),
      p90: percentile(figures, 0.9).toFixed(2),
      most: most.toFixed(3),
      page: ranked[0]?.page ?? '',
      bar: String(limit),
    },
    isMet: most < limit,
  };
}
