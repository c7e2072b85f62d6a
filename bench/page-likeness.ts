import { routes } from '#site/search-listing/indexed-routes.ts';
import { readBuiltPages } from '../tests/journeys/built-pages.ts';
import { findNearestSiblings, readMainText } from '../tests/walls/page-similarity.ts';
import { type Benchmark, median, percentile } from './measurement.ts';

const limits = { 'service-in-city': 0.3, city: 0.5 } as const;

export const pageLikeness: Benchmark = {
  name: 'likeness',
  title: 'Likeness of each page to its nearest sibling (word 5-grams, Jaccard)',
  run: async () => {
    const byPath = new Map(readBuiltPages().map((page) => [page.path, page]));
    return (Object.keys(limits) as (keyof typeof limits)[]).map((kind) => {
      const nearest = findNearestSiblings(
        routes
          .filter((route) => route.kind === kind)
          .map(({ path }) => ({ name: path, text: readMainText(byPath.get(path)?.html ?? '<main></main>') })),
      );
      const figures = nearest.map(({ similarity }) => similarity);
      const worst = Math.max(...figures);
      return {
        what: `${nearest.length} ${kind} pages`,
        figures: {
          median: median(figures).toFixed(2),
          p90: percentile(figures, 0.9).toFixed(2),
          most: worst.toFixed(2),
          page: nearest[0]?.name ?? '',
          bar: String(limits[kind]),
        },
        isMet: worst <= limits[kind],
      };
    });
  },
};
