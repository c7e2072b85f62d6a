import type { Town } from '#client/shapes/town.ts';

export const servedTowns: readonly Town[] = [
  { name: 'Proctor', county: 'St. Louis', latitude: 46.74716, longitude: -92.22547, labelSide: 'below' },
  { name: 'Esko', county: 'Carlton', latitude: 46.70578, longitude: -92.36325, labelSide: 'below' },
  { name: 'Moose Lake', county: 'Carlton', latitude: 46.45411, longitude: -92.76187, labelSide: 'right' },
];
