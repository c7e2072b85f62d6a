import type { Town } from '#content/cities/city.ts';

export const servedTowns: readonly Town[] = [
  { name: 'Proctor', county: 'St. Louis' },
  { name: 'Esko', county: 'Carlton' },
  { name: 'Moose Lake', county: 'Carlton' },
];
