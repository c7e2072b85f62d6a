// Where the United States meet Canada and Mexico on land or in a lake, good to some twenty miles: a map that comes near them
// cannot tell the neighbor's land from water. Source: any map.

import type { Place } from '#client/shapes/town.ts';

function line(...points: readonly (readonly [latitude: number, longitude: number])[]): readonly Place[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}

export const landBorders: readonly (readonly Place[])[] = [
  // Mexico, from the Pacific to the Gulf
  line(
    [32.53, -117.12],
    [32.72, -114.72],
    [31.33, -111.07],
    [31.33, -108.2],
    [31.75, -106.5],
    [30.6, -104.9],
    [28.98, -103.1],
    [29.77, -101.4],
    [27.5, -99.5],
    [25.96, -97.14],
  ),
  // Canada, from the Pacific to the Atlantic
  line(
    [48.3, -123.3],
    [49, -123.03],
    [49, -95.15],
    [48.3, -92],
    [48, -89.6],
    [46.5, -84.5],
    [45.6, -82.5],
    [43, -82.4],
    [42.2, -83.1],
    [41.7, -82.7],
    [42.9, -78.9],
    [43.4, -79.1],
    [43.6, -77],
    [45, -74.7],
    [45, -71.5],
    [45.9, -70.3],
    [47.45, -69.2],
    [47.07, -67.8],
    [45.7, -67.8],
    [44.8, -66.98],
  ),
  // Alaska and Canada
  line([54.7, -130.6], [55.9, -130], [58.4, -133.4], [58.9, -137.5], [60.3, -141], [69.6, -141]),
];
