import type { Place } from '#content/cities/distance.ts';

export interface ServedTown extends Place {
  readonly name: string;
}

export const servedTowns = [
  { name: 'Proctor', latitude: 46.74716, longitude: -92.22547 },
  { name: 'Esko', latitude: 46.70578, longitude: -92.36325 },
  { name: 'Moose Lake', latitude: 46.45411, longitude: -92.76187 },
] as const satisfies readonly ServedTown[];
