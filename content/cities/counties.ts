// Which counties we work in: their code in the Census polygons (for the map) and their seat.
// Source: specification §3 "City"; seats as GeoNames marks them, checked in cities.test.ts.

import type { CountyName } from './city-slugs.ts';

export interface County {
  readonly name: CountyName;
  /** Five-digit FIPS code, as the package us-atlas keys its shapes. */
  readonly fips: string;
  readonly seat: string;
}

export const counties = {
  Montgomery: { name: 'Montgomery', fips: '39113', seat: 'Dayton' },
  Warren: { name: 'Warren', fips: '39165', seat: 'Lebanon' },
  Greene: { name: 'Greene', fips: '39057', seat: 'Xenia' },
  Miami: { name: 'Miami', fips: '39109', seat: 'Troy' },
  Shelby: { name: 'Shelby', fips: '39149', seat: 'Sidney' },
} as const satisfies Record<CountyName, County>;
