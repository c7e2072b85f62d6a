// Which counties we work in: their code in the Census polygons (for the map) and their seat.
// Source: specification §3 "City"; seats as GeoNames marks them, checked in cities.test.ts.

import type { Place } from '#content/cities/distance.ts';

interface County {
  /** Five-digit FIPS code, as the package us-atlas keys its shapes. */
  readonly fips: string;
  readonly seat: string;
  /** Where the map looks first for room for the county's name: away from its towns. */
  readonly nameSpot: Place;
}

export const counties = {
  Montgomery: { fips: '39113', seat: 'Dayton', nameSpot: { latitude: 39.84, longitude: -84.4 } },
  Warren: { fips: '39165', seat: 'Lebanon', nameSpot: { latitude: 39.46, longitude: -84.14 } },
  Greene: { fips: '39057', seat: 'Xenia', nameSpot: { latitude: 39.64, longitude: -83.83 } },
  Miami: { fips: '39109', seat: 'Troy', nameSpot: { latitude: 40.04, longitude: -84.36 } },
  Shelby: { fips: '39149', seat: 'Sidney', nameSpot: { latitude: 40.36, longitude: -84.33 } },
} as const satisfies Record<string, County>;

export type CountyName = keyof typeof counties;

export const countyNames = Object.keys(counties) as readonly CountyName[];
