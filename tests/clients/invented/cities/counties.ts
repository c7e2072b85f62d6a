import type { County } from '#client/shapes/town.ts';

export const counties: readonly County[] = [
  { name: 'St. Louis', inFull: 'St. Louis County', fips: '27137', seat: 'Duluth' },
  { name: 'Carlton', inFull: 'Carlton County', fips: '27017', seat: 'Carlton' },
  { name: 'Lake', inFull: 'Lake County', fips: '27075', seat: 'Two Harbors' },
];
