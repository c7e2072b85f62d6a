import type { Place } from '#content/cities/distance.ts';

interface County {
  readonly fips: string;
  readonly seat: string;
  readonly nameSpot: Place;
}

export const counties = {
  'St. Louis': { fips: '27137', seat: 'Duluth', nameSpot: { latitude: 47.1, longitude: -92.4 } },
  Carlton: { fips: '27017', seat: 'Carlton', nameSpot: { latitude: 46.6, longitude: -92.7 } },
  Lake: { fips: '27075', seat: 'Two Harbors', nameSpot: { latitude: 47.3, longitude: -91.5 } },
} as const satisfies Record<string, County>;

export type CountyName = keyof typeof counties;

export const countyNames = Object.keys(counties) as readonly CountyName[];
