// The counties our towns lie in. Source: U.S. Census Bureau, codes of counties and county equivalents; seats: GeoNames.

import type { County } from '#client/shapes/town.ts';

export const counties: readonly County[] = [
  { name: 'Montgomery', inFull: 'Montgomery County', fips: '39113', seat: 'Dayton' },
  { name: 'Warren', inFull: 'Warren County', fips: '39165', seat: 'Lebanon' },
  { name: 'Greene', inFull: 'Greene County', fips: '39057', seat: 'Xenia' },
  { name: 'Miami', inFull: 'Miami County', fips: '39109', seat: 'Troy' },
  { name: 'Shelby', inFull: 'Shelby County', fips: '39149', seat: 'Sidney' },
];
