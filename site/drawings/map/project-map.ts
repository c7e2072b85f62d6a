import { type GeoProjection, geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import { curveCatmullRomOpen, line } from 'd3-shape';
import type { Place } from '#content/cities/city.ts';
import type { SheetPoint } from '../geometry/path-data.ts';
import type { Outline } from './county-outlines.ts';
import { type MapSheet, type MapView, placesInView, sheetOf, shop } from './map-views.ts';

/** Mean radius of the Earth (IUGG), as content/cities measures with. */
const earthRadiusMiles = 3958.76;

function coordinatesOf({ latitude, longitude }: Place): [number, number] {
  return [longitude, latitude];
}

/** How degrees become places on the sheet of one view. */
export interface ProjectedMap {
  readonly sheet: MapSheet;
  readonly unitsPerMile: number;
  pointOf(place: Place): SheetPoint;
  placeAt(point: SheetPoint): Place;
  outlinePath(outline: Outline): string;
  coursePath(course: readonly Place[]): string;
}

// Uniform Catmull-Rom. The open kind leaves out its first and last point, so both are given twice.
const roundedLine = line<SheetPoint>(
  ([x]) => x,
  ([, y]) => y,
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
  const pointOf = (place: Place): SheetPoint => {
    const point = projection(coordinatesOf(place));
    if (point === null) throw new Error('A place cannot be drawn in this projection.');
    return point;
  };
  return {
    sheet,
    // In this projection the scale is units of the sheet per radian of the Earth.
    unitsPerMile: projection.scale() / earthRadiusMiles,
    pointOf,
    placeAt: ([x, y]) => {
      const [longitude, latitude] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
      return { latitude, longitude };
    },
    outlinePath: (outline) => geoPath(projection).digits(1)(outline) ?? '',
    coursePath: (course) => {
      const points = course.map(pointOf);
      return roundedLine([...points.slice(0, 1), ...points, ...points.slice(-1)]) ?? '';
    },
  };
}
