import { geoContains } from 'd3-geo';
import type { Feature } from 'geojson';
import { type CountyName, counties } from '#client/cities/counties.ts';
import { highway, river } from '#client/cities/landmarks.ts';
import type { Place } from '#content/cities/distance.ts';
import { type Outline, readCountyOutlines } from './county-outlines.ts';
import { countyOf, type MapView, shop } from './map-views.ts';
import { markTowns, nameQuietTowns } from './mark-towns.ts';
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

const countyOutlines = readCountyOutlines();

const scaleBarMiles = { area: 10, shop: 2, city: 5 } as const;

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

type CountyFeature = Feature<Outline, { readonly county: CountyName }>;

/** Places around the county's preferred spot for its name, the nearest first. */
function placesForName(county: CountyName): readonly Place[] {
  const preferred = counties[county].nameSpot;
  const away = ({ latitude, longitude }: Place) =>
    Math.hypot(latitude - preferred.latitude, (longitude - preferred.longitude) * 0.77);
  const steps = [...Array(25).keys()].map((step) => (step - 12) * 0.03);
  return steps
    .flatMap((north) =>
      steps.map((east) => ({
        latitude: preferred.latitude + north,
        longitude: preferred.longitude + east,
      })),
    )
    .sort((a, b) => away(a) - away(b));
}

/** Whether the ground lies inside the county's outline. Slow, so it is asked last. */
function isInside(map: ProjectedMap, feature: CountyFeature, { left, top, right, bottom }: Box): boolean {
  const holds = (x: number, y: number) => {
    const { latitude, longitude } = map.placeAt({ x, y });
    return geoContains(feature, [longitude, latitude]);
  };
  return [left, right].every((x) => holds(x, top) && holds(x, bottom));
}

function nameCounty(map: ProjectedMap, inked: FreeGround, feature: CountyFeature): MapLabel | null {
  const { county } = feature.properties;
  const spots = placesForName(county).map(map.spotOf);
  // On two lines where the county, or what the sheet shows of it, is too narrow for one.
  const candidates = [
    ...spots.map((spot) => nameOver(spot, `${county} Co.`)),
    ...spots.map((spot) => nameOver(spot, county, 'Co.')),
  ];
  return placeLabel(map, inked, candidates, (ground) => isInside(map, feature, ground));
}

/** The name of the interstate on its own line, which it interrupts. */
function nameInterstate(map: ProjectedMap, inked: FreeGround): MapLabel | null {
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
function nameRiver(map: ProjectedMap, inked: FreeGround): MapLabel | null {
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

function composeRings(map: ProjectedMap, inked: FreeGround) {
  const middle = map.spotOf(shop);
  return map.sheet.ringMiles.map((miles) => {
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

function composeScaleBar(map: ProjectedMap) {
  const { width, height, kind } = map.sheet;
  const miles = scaleBarMiles[kind];
  const units = miles * map.unitsPerMile;
  const left = { x: width - 34 - units, y: height - 26 };
  const middle = { x: left.x + units / 2, y: left.y };
  const label: MapLabel = {
    lines: [`${miles} miles`],
    spot: middle,
    side: 'above',
    gap: 8,
    size: 'quiet',
    face: 'text',
  };
  return { left, units, label };
}

/** Spots along a course, so many units apart. */
function alongCourse(map: ProjectedMap, course: readonly Place[], step: number): readonly Spot[] {
  const corners = course.map(map.spotOf);
  return corners.flatMap((from, position) => {
    const to = corners[position + 1] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: count }, (_, each) => ({
      x: from.x + ((to.x - from.x) * each) / count,
      y: from.y + ((to.y - from.y) * each) / count,
    }));
  });
}

/** Everything on the map of a view as figures and names, ready to be drawn: always the same for the same view. */
export function composeMap(view: MapView) {
  const map = projectMap(view);
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
    for (const { name, course } of [river, highway])
      for (const spot of alongCourse(map, course, 8)) ground.take(boxRound(spot, 5), name);
  };
  takeCourses(courses);
  const ground = { inked, courses };

  // In this order: who comes first finds its best place, who comes last may go without a name.
  const namedTowns = markTowns(map, view, ground);
  takeCourses(inked);
  const interstateLabel = nameInterstate(map, inked);
  const ownCounty = countyOutlines.features.find(({ properties }) => properties.county === countyOf(view));
  const ownLabel = ownCounty === undefined ? null : nameCounty(map, inked, ownCounty);
  // The list beside the map of the whole area names these towns; beside a city nothing does.
  const townsOfCity = view === 'area' ? namedTowns : nameQuietTowns(map, view, ground, namedTowns);
  const counties = countyOutlines.features.map((feature) => ({
    county: feature.properties.county,
    path: map.outlinePath(feature.geometry),
    label: feature === ownCounty ? ownLabel : nameCounty(map, inked, feature),
  }));
  const rings = composeRings(map, inked);
  const riverLabel = nameRiver(map, inked);
  const towns = view === 'area' ? nameQuietTowns(map, view, ground, townsOfCity) : townsOfCity;
  return {
    sheet: map.sheet,
    shop: map.spotOf(shop),
    counties,
    riverPath: map.coursePath(river.course),
    riverLabel,
    interstateLabel,
    interstatePath: map.coursePath(highway.course),
    rings,
    towns,
    northArrow,
    scaleBar,
  };
}

export type MapDrawing = ReturnType<typeof composeMap>;
