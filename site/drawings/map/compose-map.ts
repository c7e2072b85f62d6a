import { geoContains } from 'd3-geo';
import type { Feature } from 'geojson';
import type { County } from '#content/cities/cities.ts';
import type { Place } from '#content/cities/distance.ts';
import type { Landmark, River } from '#content/cities/landmark.ts';
import { land, type Outline, readCountyOutline } from './county-outlines.ts';
import { landBorders } from './land-borders.ts';
import { countyOf, type MapArea, type MapView, ourArea, ringMilesOf } from './map-views.ts';
import { markTowns, nameQuietTowns, type TownMark } from './mark-towns.ts';
import {
  type Box,
  boxOfLabel,
  boxRound,
  FreeGround,
  type LabelSide,
  type MapLabel,
  type Spot,
} from './place-labels.ts';
import { type ProjectedMap, projectMap } from './project-map.ts';

const usualScaleBarMiles = { area: 10, shop: 2, city: 5 } as const;

/** The first of `candidates` that covers nothing and lies on ground that `suits` it; its ground is then taken. */
function placeLabel(
  map: ProjectedMap,
  inked: FreeGround,
  candidates: readonly MapLabel[],
  suits: (ground: Box) => boolean = () => true,
  name = '',
): MapLabel | null {
  for (const label of candidates) {
    const ground = boxOfLabel(label, map.sheet.narrowSizes);
    if (!inked.isFree(ground, name) || !suits(ground)) continue;
    inked.take(ground, label.lines.join(' '));
    return label;
  }
  return null;
}

function nameOver(spot: Spot, ...lines: readonly string[]): MapLabel {
  return { lines, spot, side: 'over', gap: 0, size: 'quiet', face: 'text' };
}

type CountyFeature = Feature<Outline, County>;

const featureOf = (county: County): CountyFeature => ({
  type: 'Feature',
  properties: county,
  geometry: readCountyOutline(county.fips),
});

/** The corners of an outline on the sheet, with more between them where they lie far apart. */
function borderSpots(map: ProjectedMap, { type, coordinates }: Outline): readonly Spot[] {
  const rings = type === 'Polygon' ? coordinates : coordinates.flat();
  return rings.flatMap((ring) =>
    spotsAlong(
      ring.map(([longitude = 0, latitude = 0]) => map.spotOf({ latitude, longitude })),
      20,
    ),
  );
}

const gridUnits = 14;

const cornersOf = ({ left, top, right, bottom }: Box): readonly Spot[] =>
  [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));

/** Spots of the sheet within the county's bounds for the middle of its name: those farthest from border and towns first. */
function spotsForName(
  map: ProjectedMap,
  { geometry }: CountyFeature,
  towns: readonly TownMark[],
): readonly Spot[] {
  const { width, height } = map.sheet;
  const border = borderSpots(map, geometry);
  const bounds = {
    left: Math.max(0, Math.min(...border.map(({ x }) => x))),
    right: Math.min(width, Math.max(...border.map(({ x }) => x))),
    top: Math.max(0, Math.min(...border.map(({ y }) => y))),
    bottom: Math.min(height, Math.max(...border.map(({ y }) => y))),
  };
  const stepsFrom = (start: number, end: number) =>
    Array.from(
      { length: Math.max(0, Math.floor((end - start) / gridUnits)) },
      (_, step) => start + (step + 0.5) * gridUnits,
    );
  // Names are wider than high, so room above and below counts double.
  const nearest = ({ x, y }: Spot, others: readonly Spot[]) =>
    Math.min(...others.map((other) => Math.hypot((other.x - x) / 2, other.y - y)));
  const dots = towns.flatMap(({ spot, label }) => [
    spot,
    ...(label === null ? [] : cornersOf(boxOfLabel(label, map.sheet.narrowSizes))),
  ]);
  return stepsFrom(bounds.left, bounds.right)
    .flatMap((x) => stepsFrom(bounds.top, bounds.bottom).map((y) => ({ x, y })))
    .map((spot) => ({ spot, room: Math.min(nearest(spot, dots), nearest(spot, border)) }))
    .sort((a, b) => b.room - a.room)
    .map(({ spot }) => spot);
}

/** Whether the ground lies inside the county's outline. Slow, so it is asked last. */
function isInside(map: ProjectedMap, feature: CountyFeature, { left, top, right, bottom }: Box): boolean {
  const holds = (x: number, y: number) => {
    const { latitude, longitude } = map.placeAt({ x, y });
    return geoContains(feature, [longitude, latitude]);
  };
  return [left, right].every((x) => holds(x, top) && holds(x, bottom));
}

function nameCounty(
  map: ProjectedMap,
  inked: FreeGround,
  feature: CountyFeature,
  towns: readonly TownMark[],
): MapLabel | null {
  const { name, inFull } = feature.properties;
  // An independent city bears the name of its town, which is on the map.
  if (name === inFull) return null;
  const kind = inFull.slice(name.length + 1).replace('County', 'Co.');
  const spots = spotsForName(map, feature, towns);
  // On two lines where the county, or what the sheet shows of it, is too narrow for one.
  const candidates = [
    ...spots.map((spot) => nameOver(spot, `${name} ${kind}`)),
    ...spots.map((spot) => nameOver(spot, name, kind)),
  ];
  return placeLabel(map, inked, candidates, (ground) => isInside(map, feature, ground));
}

/** The name of the interstate on its own line, which it interrupts. */
function nameInterstate(map: ProjectedMap, inked: FreeGround, highway: Landmark): MapLabel | null {
  const spots = alongCourse(map, highway.course, 8);
  const [middleX, middleY] = [map.sheet.width / 2, map.sheet.height / 2];
  const fromMiddle = ({ x, y }: Spot) => Math.hypot(x - middleX, y - middleY);
  const nearest = spots.toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  const over = nearest.map((spot) => nameOver(spot, highway.name));
  const beside = over.flatMap((label) =>
    (['left', 'right'] as const).map((side): MapLabel => ({ ...label, side, gap: 10 })),
  );
  const candidates = [...over, ...beside];
  return placeLabel(map, inked, candidates, undefined, highway.name);
}

/** The river's name beside one of its bends, from the south up, as near as the slant of the bend allows. */
function nameRiver(map: ProjectedMap, inked: FreeGround, river: River): MapLabel | null {
  const sides: readonly LabelSide[] = ['left', 'right'];
  return placeLabel(
    map,
    inked,
    river.course.toReversed().flatMap((place) =>
      [14, 26, 38].flatMap((gap) =>
        sides.map(
          (side): MapLabel => ({
            lines: river.linesOnMap,
            spot: map.spotOf(place),
            side,
            gap,
            size: 'quiet',
            face: 'display',
          }),
        ),
      ),
    ),
  );
}

// Clockwise from north. The northwest has the fewest towns; the rest is tried from there to both sides.
const ringNameBearings = [
  315,
  300,
  330,
  285,
  345,
  270,
  0,
  255,
  15,
  240,
  30,
  225,
  45,
  60,
  75,
  90,
  105,
  120,
  135,
  150,
  165,
  180,
  195,
  210,
  ...Array.from({ length: 36 }, (_, step) => step * 10 + 5),
];

function composeRings(map: ProjectedMap, area: MapArea, inked: FreeGround) {
  const middle = map.spotOf(area.shop);
  return ringMilesOf(area).map((miles) => {
    const radius = miles * map.unitsPerMile;
    const label = placeLabel(
      map,
      inked,
      ringNameBearings.map((bearing) => {
        const radians = (bearing * Math.PI) / 180;
        const [x, y] = [middle.x + radius * Math.sin(radians), middle.y - radius * Math.cos(radians)];
        return nameOver({ x, y }, `${miles} mi`);
      }),
    );
    return { miles, radius, label };
  });
}

/** The bar is neither a stub nor as long as the sheet. */
const scaleBarUnits = { least: 45, most: 190 };

function composeScaleBar(map: ProjectedMap) {
  const { width, height, kind } = map.sheet;
  const fits = (each: number) =>
    each * map.unitsPerMile >= scaleBarUnits.least && each * map.unitsPerMile <= scaleBarUnits.most;
  const miles = [usualScaleBarMiles[kind], 1, 2, 5, 10, 20, 50, 100].find(fits) ?? usualScaleBarMiles[kind];
  const units = miles * map.unitsPerMile;
  const left = { x: width - 34 - units, y: height - 26 };
  const middle = { x: left.x + units / 2, y: left.y };
  const label: MapLabel = {
    lines: [miles === 1 ? '1 mile' : `${miles} miles`],
    spot: middle,
    side: 'above',
    gap: 8,
    size: 'quiet',
    face: 'text',
  };
  return { left, units, label };
}

/** Spots along a line through corners, at most `step` units apart. */
function spotsAlong(corners: readonly Spot[], step: number): readonly Spot[] {
  return corners.flatMap((from, position) => {
    const to = corners[position + 1] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: count }, (_, each) => ({
      x: from.x + ((to.x - from.x) * each) / count,
      y: from.y + ((to.y - from.y) * each) / count,
    }));
  });
}

function alongCourse(map: ProjectedMap, course: readonly Place[], step: number): readonly Spot[] {
  return spotsAlong(course.map(map.spotOf), step);
}

/** Less is a rounding error, or a corner far outside the sheet. */
const leastWaterShare = 0.002;

/**
 * Where the country's land ends: all around the sheet, with the land cut out (fill rule "evenodd"). Null inland, and near another
 * country, whose land would look like water.
 */
function composeWater(map: ProjectedMap): string | null {
  const { width, height } = map.sheet;
  const isDrawn = ({ x, y }: Spot) => x > -width && x < 2 * width && y > -height && y < 2 * height;
  if (landBorders.some((border) => alongCourse(map, border, 40).some(isDrawn))) return null;
  const { path, share } = map.groundPath(land);
  if (share > 1 - leastWaterShare) return null;
  return `M${-width} ${-height}H${2 * width}V${2 * height}H${-width}Z${path}`;
}

/** Everything on the map of a view as figures and names, ready to be drawn: always the same for the same view. */
export function composeMap(view: MapView, area: MapArea = ourArea) {
  const { river, highway, shop } = area;
  const map = projectMap(area, view);
  const { width, height, narrowSizes } = map.sheet;
  const inked = new FreeGround({ left: 5, top: 5, right: width - 5, bottom: height - 5 });
  const northArrow = { x: width - 44, y: 52 };
  inked.take(boxRound(northArrow, 24, 44), 'north arrow');
  const scaleBar = composeScaleBar(map);
  inked.take(boxOfLabel(scaleBar.label, narrowSizes), 'scale bar');
  inked.take(
    { left: scaleBar.left.x - 6, right: width, top: scaleBar.left.y - 8, bottom: height },
    'scale bar',
  );

  const courses = new FreeGround({ left: 0, top: 0, right: width, bottom: height });
  const takeCourses = (ground: FreeGround) => {
    for (const line of [river, highway]) {
      if (line === null) continue;
      for (const spot of alongCourse(map, line.course, 8)) ground.take(boxRound(spot, 5), line.name);
    }
  };
  takeCourses(courses);
  const ground = { inked, courses };

  // In this order: who comes first finds its best place, who comes last may go without a name.
  const namedTowns = markTowns(map, area, view, ground);
  takeCourses(inked);
  const interstateLabel = highway && nameInterstate(map, inked, highway);
  const features = area.counties.map(featureOf);
  const ownCounty = features.find(({ properties }) => properties.fips === countyOf(area, view));
  const ownLabel = ownCounty === undefined ? null : nameCounty(map, inked, ownCounty, namedTowns);
  const rings = composeRings(map, area, inked);
  const towns = nameQuietTowns(map, view, ground, namedTowns);
  const counties = features.map((feature) => ({
    county: feature.properties.inFull,
    path: map.outlinePath(feature.geometry),
    label: feature === ownCounty ? ownLabel : nameCounty(map, inked, feature, towns),
  }));
  const riverLabel = river && nameRiver(map, inked, river);
  return {
    sheet: map.sheet,
    shop: map.spotOf(shop),
    waterPath: composeWater(map),
    counties,
    riverPath: river && map.coursePath(river.course),
    riverLabel,
    interstateLabel,
    interstatePath: highway && map.coursePath(highway.course),
    rings,
    towns,
    northArrow,
    scaleBar,
  };
}

export type MapDrawing = ReturnType<typeof composeMap>;
