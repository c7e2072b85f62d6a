import { type GeoProjection, geoAzimuthalEquidistant, geoPath } from 'd3-geo';
import { curveCatmullRomOpen, line } from 'd3-shape';
import type { FeatureCollection, MultiLineString } from 'geojson';
import type { Place } from '#client/shapes/town.ts';
import { earthRadiusMiles } from '#content/cities/distance.ts';
import type { Outline } from './county-outlines.ts';
import type { Box, Spot } from './map-labels.ts';
import { type MapArea, type MapSheet, type MapView, placesInView, sheetOf } from './map-views.ts';

function coordinatesOf({ latitude, longitude }: Place): [number, number] {
  return [longitude, latitude];
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
export const projectMap = (area: MapArea, view: MapView) =>
  projectPlaces(area.shop, sheetOf(view), placesInView(area, view));

/** The same for a sheet that must show `places`. */
export function projectPlaces(shop: Place, sheet: MapSheet, places: readonly Place[]) {
  const { width, height, margin } = sheet;
  const projection: GeoProjection = geoAzimuthalEquidistant()
    .rotate([-shop.longitude, -shop.latitude])
    .fitExtent(
      [
        [margin.across, margin.along],
        [width - margin.across, height - margin.along],
      ],
      { type: 'MultiPoint', coordinates: places.map(coordinatesOf) },
    );
  const spotOf = (place: Place): Spot => {
    const point = projection(coordinatesOf(place));
    if (point === null) throw new Error('A place cannot be drawn in this projection.');
    return { x: point[0], y: point[1] };
  };
  const clippedTo = (from: [number, number], to: [number, number]) =>
    geoAzimuthalEquidistant()
      .rotate([-shop.longitude, -shop.latitude])
      .scale(projection.scale())
      .translate(projection.translate())
      .clipExtent([from, to]);
  return {
    sheet,
    // In this projection the scale is units of the sheet per radian of the Earth.
    unitsPerMile: projection.scale() / earthRadiusMiles,
    spotOf,
    placeAt: ({ x, y }: Spot): Place => {
      const [longitude, latitude] = projection.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
      return { latitude, longitude };
    },
    outlinePath: (outline: Outline) => geoPath(projection).digits(1)(outline) ?? '',
    /** What of an outline lies on the sheet: the box around it and its middle, in the sheet's units. */
    shownPartOf: (outline: Outline) => {
      const shown = geoPath(clippedTo([0, 0], [width, height]));
      const [[left, top], [right, bottom]] = shown.bounds(outline);
      const [x, y] = shown.centroid(outline);
      return { bounds: { left, top, right, bottom }, middle: { x, y } };
    },
    /** Land cut off well outside the sheet, with the share of that ground it covers. */
    groundPath: (land: FeatureCollection) => {
      const drawn = geoPath(clippedTo([-width, -height], [2 * width, 2 * height])).digits(1);
      return { path: drawn(land) ?? '', share: drawn.area(land) / (9 * width * height) };
    },
    /** Lines as far as they lie in a box of the sheet. */
    linesPath: (lines: MultiLineString, { left, top, right, bottom }: Box) =>
      geoPath(clippedTo([left, top], [right, bottom])).digits(0)(lines) ?? '',
    coursePath: (course: readonly Place[]) => {
      const spots = course.map(spotOf);
      return roundedLine([...spots.slice(0, 1), ...spots, ...spots.slice(-1)]) ?? '';
    },
  };
}

/** How degrees become places on the sheet of one view. */
export type ProjectedMap = ReturnType<typeof projectPlaces>;
