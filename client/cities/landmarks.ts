// The river and the highway our towns lie on: named in the copy, drawn on the map. Source: any map of the area.
// Which town lies on which: <town>/city.ts. Either may be null: then there is none.

import type { Landmark, Place, River } from '#client/shapes/town.ts';

// Schematic, not surveyed: placed by eye so that both lines pass the towns they pass on any map, good to about a mile.
// Between towns they only keep the general course. Do not measure from them.

function course(...points: readonly (readonly [latitude: number, longitude: number])[]): readonly Place[] {
  return points.map(([latitude, longitude]) => ({ latitude, longitude }));
}

/** The course runs from north of Sidney down past Franklin. */
export const river: River | null = {
  name: 'the Great Miami River',
  linesOnMap: ['Great Miami', 'River'],
  course: course(
    [40.52, -83.9],
    [40.43, -83.96],
    [40.36, -84.05],
    [40.3, -84.135],
    [40.27, -84.165],
    [40.22, -84.205],
    [40.165, -84.235],
    [40.13, -84.228],
    [40.08, -84.2],
    [40.045, -84.192],
    [40.0, -84.175],
    [39.955, -84.155],
    [39.905, -84.17],
    [39.86, -84.16],
    [39.81, -84.165],
    [39.775, -84.18],
    [39.755, -84.205],
    [39.725, -84.222],
    [39.695, -84.24],
    [39.672, -84.268],
    [39.643, -84.298],
    [39.605, -84.302],
    [39.565, -84.314],
    [39.53, -84.36],
    [39.48, -84.44],
    [39.41, -84.52],
    [39.33, -84.6],
    [39.2, -84.68],
  ),
};

/** The course runs from north of Sidney down past Franklin. */
export const highway: Landmark | null = {
  name: 'I-75',
  course: course(
    [40.56, -84.165],
    [40.42, -84.175],
    [40.29, -84.185],
    [40.22, -84.215],
    [40.15, -84.205],
    [40.1, -84.222],
    [40.04, -84.232],
    [39.97, -84.195],
    [39.89, -84.186],
    [39.82, -84.186],
    [39.765, -84.2],
    [39.72, -84.212],
    [39.675, -84.222],
    [39.63, -84.243],
    [39.58, -84.258],
    [39.54, -84.283],
    [39.47, -84.33],
    [39.37, -84.36],
    [39.2, -84.45],
  ),
};
