// The other towns we serve, without a page of their own: quiet chips and dots on the map. Source: reading 26.

import type { Town } from '#client/shapes/town.ts';

export const servedTowns: readonly Town[] = [
  {
    name: 'West Carrollton',
    county: 'Montgomery',
    latitude: 39.67228,
    longitude: -84.25216,
    labelSide: 'right',
  },
  { name: 'Moraine', county: 'Montgomery', latitude: 39.70617, longitude: -84.21938, labelSide: 'left' },
  { name: 'Oakwood', county: 'Montgomery', latitude: 39.72534, longitude: -84.17411, labelSide: 'above' },
  { name: 'Vandalia', county: 'Montgomery', latitude: 39.89061, longitude: -84.19883, labelSide: 'left' },
  { name: 'Trotwood', county: 'Montgomery', latitude: 39.79728, longitude: -84.31133, labelSide: 'left' },
  { name: 'Englewood', county: 'Montgomery', latitude: 39.87756, longitude: -84.30217, labelSide: 'left' },
  { name: 'Xenia', county: 'Greene', latitude: 39.68478, longitude: -83.92965, labelSide: 'below' },
  { name: 'Tipp City', county: 'Miami', latitude: 39.95839, longitude: -84.17216, labelSide: 'right' },
  { name: 'Germantown', county: 'Montgomery', latitude: 39.62617, longitude: -84.36939, labelSide: 'left' },
  { name: 'Lebanon', county: 'Warren', latitude: 39.43534, longitude: -84.20299, labelSide: 'right' },
];
