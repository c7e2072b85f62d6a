// The other towns we serve, without a page of their own: quiet chips and dots on the map. Source: reading 26.

import type { Town } from '#content/cities/city.ts';

export const servedTowns: readonly Town[] = [
  { name: 'West Carrollton', county: 'Montgomery' },
  { name: 'Moraine', county: 'Montgomery' },
  { name: 'Oakwood', county: 'Montgomery' },
  { name: 'Vandalia', county: 'Montgomery' },
  { name: 'Trotwood', county: 'Montgomery' },
  { name: 'Englewood', county: 'Montgomery' },
  { name: 'Xenia', county: 'Greene' },
  { name: 'Tipp City', county: 'Miami' },
  { name: 'Germantown', county: 'Montgomery' },
  { name: 'Lebanon', county: 'Warren' },
];
