import type { Landmark, Place, River } from '#client/shapes/town.ts';

function course(...points: readonly (readonly [latitude: number, longitude: number])[]): readonly Place[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}

export const river = {
  name: 'the St. Louis River',
  linesOnMap: ['St. Louis', 'River'],
  course: course([46.95, -92.75], [46.72, -92.46], [46.66, -92.3], [46.74, -92.13], [46.78, -92.11]),
} as const satisfies River;

export const highway = {
  name: 'I-35',
  course: course([46.3, -92.85], [46.45, -92.76], [46.7, -92.42], [46.75, -92.2], [46.79, -92.09]),
} as const satisfies Landmark;
