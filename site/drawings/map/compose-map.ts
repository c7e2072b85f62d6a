import { geoContains } from 'd3-geo';
import type { Feature } from 'geojson';
import { type CountyName, counties } from '#content/cities/counties.ts';
import type { Place } from '#content/cities/distance.ts';
import { highway, river } from '#content/cities/landmarks.ts';
import { type Outline, readCountyOutlines } from './county-outlines.ts';
import { type MapView, shop } from './map-views.ts';
import { markTowns } from './mark-towns.ts';
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
): MapLabel | null {
  for (const label of candidates) {
    const ground = boxOfLabel(label, map.sheet.narrowSizes);
    if (!inked.isFree(ground, '') || !suits(ground)) continue;
    inked.take(ground, label.lines.join(' '));
    return label;
  }
  return null;
}

function nameOver(spot: Spot, name: string): MapLabel {
  return { lines: [name], spot, side: 'over', gap: 0, size: 'quiet', face: 'text' };
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

function composeCounties(map: ProjectedMap, inked: FreeGround) {
  return countyOutlines.features.map((feature) => {
    const { county } = feature.properties;
    const candidates = placesForName(county).map((place) => nameOver(map.spotOf(place), `${county} Co.`));
    const label = placeLabel(map, inked, candidates, (ground) => isInside(map, feature, ground));
    return { county, path: map.outlinePath(feature.geometry), label };
  });
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
  315, 300, 330, 285, 345, 270, 0, 255, 15, 240, 30, 225, 45, 60, 75, 90, 105, 120, 135,
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

/** Takes the ground under a course, for names that may go anywhere; a town's place is fixed. */
function keepClearOf(map: ProjectedMap, inked: FreeGround, course: readonly Place[]): void {
  const spots = course.map(map.spotOf);
  for (const [position, from] of spots.entries()) {
    const to = spots[position + 1] ?? from;
    const stepCount = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8);
    for (let step = 0; step <= stepCount; step += 1) {
      const share = stepCount === 0 ? 0 : step / stepCount;
      inked.take(
        boxRound({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, 5),
        'course',
      );
    }
  }
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

  // In this order: who comes first finds its best place, who comes last may go without a name.
  const towns = markTowns(map, view, inked);
  for (const course of [river.course, highway.course]) keepClearOf(map, inked, course);
  const counties = composeCounties(map, inked);
  const rings = composeRings(map, inked);
  return {
    sheet: map.sheet,
    shop: map.spotOf(shop),
    counties,
    riverPath: map.coursePath(river.course),
    riverLabel: nameRiver(map, inked),
    interstatePath: map.coursePath(highway.course),
    rings,
    towns,
    northArrow,
    scaleBar,
  };
}

export type MapDrawing = ReturnType<typeof composeMap>;
