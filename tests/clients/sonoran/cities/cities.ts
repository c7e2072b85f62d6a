// The towns with a page of their own, in the order every list shows them. A name and a county are enough; with a folder of its own
// beside this file a town has words and facts of its own (docs/make-it-yours.md).

import type { CityContent } from '#content/cities/city.ts';

export const pagedCities = [
  { name: 'Marana', county: 'Pima' },
  { name: 'Tucson', county: 'Pima' },
  { name: 'Oro Valley', county: 'Pima' },
  { name: 'Sahuarita', county: 'Pima' },
] as const satisfies readonly CityContent[];
