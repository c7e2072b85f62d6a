import { type GeoProjection, geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import { milesBetween, type Place } from '#content/cities/distance.ts';
import type { SheetPoint } from '../geometry/camera.ts';
import { tenth } from '../geometry/path-data.ts';
import type { Outline } from './county-outlines.ts';
import { type MapSheet, type MapView, placesInView, sheetOf, shop } from './map-views.ts';

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

/** A rounded line through all points: each stretch leans on its neighbors (Catmull-Rom). */
function roundedPath(points: readonly SheetPoint[]): string {
  const at = (position: number): SheetPoint =>
    points[Math.max(0, Math.min(points.length - 1, position))] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${tenth(startX)} ${tenth(startY)}`;
  for (let position = 0; position < points.length - 1; position += 1) {
    const [before, from, to, after] = [at(position - 1), at(position), at(position + 1), at(position + 2)];
    const handles = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ];
    path += `C${[...handles, to[0], to[1]].map(tenth).join(' ')}`;
  }
  return path;
}

/**
 * The map of a view. Azimuthal equidistant round the shop: in this projection straight-line miles from the shop
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
  const tenMilesOff: Place = { latitude: shop.latitude + 0.15, longitude: shop.longitude };
  const [fromX, fromY] = pointOf(shop);
  const [toX, toY] = pointOf(tenMilesOff);
  return {
    sheet,
    unitsPerMile: Math.hypot(toX - fromX, toY - fromY) / milesBetween(shop, tenMilesOff),
    pointOf,
    placeAt: ([x, y]) => {
      const [longitude, latitude] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
      return { latitude, longitude };
    },
    outlinePath: (outline) => geoPath(projection).digits(1)(outline) ?? '',
    coursePath: (course) => roundedPath(course.map(pointOf)),
  };
}
