// The other towns we serve, without a page of their own: quiet chips and dots on the map.

import type { Town } from '#content/cities/city.ts';

export const servedTowns: readonly Town[] = [
  { name: 'Goose Creek', county: 'Berkeley' },
  { name: 'Hanahan', county: 'Berkeley' },
];
