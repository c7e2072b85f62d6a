import { type GeoProjection, geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import { curveCatmullRomOpen, line } from 'd3-shape';
import { earthRadiusMiles, type Place } from '#content/cities/distance.ts';
import type { Outline } from './county-outlines.ts';
import { type MapSheet, type MapView, placesInView, sheetOf, shop } from './map-views.ts';
import type { Spot } from './place-labels.ts';

function coordinatesOf({ latitude, longitude }: Place): [number, number] {
  return [longitude, latitude];
}

/** How degrees become places on the sheet of one view. */
export interface ProjectedMap {
  readonly sheet: MapSheet;
  readonly unitsPerMile: number;
  spotOf(place: Place): Spot;
  placeAt(spot: Spot): Place;
  outlinePath(outline: Outline): string;
  coursePath(course: readonly Place[]): string;
}

// Uniform Catmull-Rom. The open kind leaves out its first and last point, so both are given twice.
const roundedLine = line<Spot>(
  ({ x }) => x,
  ({ y }) => y,
)
  .curve(curveCatmullRomOpen.alpha(0))
  .digits(1);

/**
 * The map of a view. Azimuthal equidistant around the shop: in this projection straight-line miles from the shop
 * are true in every direction, so a ring of so many miles is an exact circle.
 */
export function projectMap(view: MapView): ProjectedMap {
  const sheet = sheetOf(view);
  const { width, height, margin } = sheet;
  const projection: GeoProjection = geoAzimuthalEquidistant()
    .rotate([-shop.longitude, -shop.latitude])
    .fitExtent(
      [
        [margin.across, margin.along],
        [width - margin.across, height - margin.along],
      ],
      { type: 'MultiPoint', coordinates: placesInView(view).map(coordinatesOf) },
    );
  const spotOf = (place: Place): Spot => {
    const point = projection(coordinatesOf(place));
    if (point === null) throw new Error('A place cannot be drawn in this projection.');
    return { x: point[0], y: point[1] };
  };
  return {
    sheet,
    // In this projection the scale is units of the sheet per radian of the Earth.
    unitsPerMile: projection.scale() / earthRadiusMiles,
    spotOf,
    placeAt: ({ x, y }) => {
      const [longitude, latitude] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
      return { latitude, longitude };
    },
    outlinePath: (outline) => geoPath(projection).digits(1)(outline) ?? '',
    coursePath: (course) => {
      const spots = course.map(spotOf);
      return roundedLine([...spots.slice(0, 1), ...spots, ...spots.slice(-1)]) ?? '';
    },
  };
}
