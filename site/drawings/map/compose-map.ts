import { geoContains } from 'd3-geo';
import type { Feature } from 'geojson';
import { highway as ourHighway, river as ourRiver } from '#client/cities/landmarks.ts';
import type { County, Landmark, Place, River } from '#client/shapes/town.ts';
import { cityList, countyList, shop as ourShop, servedTowns, shopSlug } from '#content/cities/cities.ts';
import { land, type Outline, readCountyOutline } from './county-outlines.ts';
import { landBorders } from './land-borders.ts';
import { type Box, boxOfLabel, boxRound, FreeGround, type MapLabel, type Spot } from './map-labels.ts';
import { countyOf, type MapArea, type MapView, ringMilesOf, townsInView } from './map-views.ts';
import { markTowns } from './mark-towns.ts';
import { type ProjectedMap, projectMap } from './project-map.ts';

export const ourArea: MapArea = {
  shop: { ...ourShop, slug: shopSlug ?? null },
  towns: [...cityList, ...servedTowns.map((town) => ({ ...town, slug: null }))],
  counties: countyList,
  river: ourRiver,
  highway: ourHighway,
};

const usualScaleBarMiles = { area: 10, shop: 2, city: 5, storms: 10, cutout: 5 } as const;

const grow = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** Kept free around a name where there is room, in units of the sheet. */
const air = 10;

/** The first of `candidates` that covers nothing and lies on ground that `suits` it; its ground is then taken. */
function placeLabel(
  map: ProjectedMap,
  ground: FreeGround,
  candidates: readonly MapLabel[],
  suits: (box: Box) => boolean = () => true,
): MapLabel | null {
  const boxOf = (label: MapLabel) => boxOfLabel(label, map.sheet.letters);
  const find = (around: number) =>
    candidates.find((label) => ground.isFree(grow(boxOf(label), around)) && suits(boxOf(label)));
  const label = find(air) ?? find(0);
  if (label) ground.take(boxOf(label));
  return label ?? null;
}

function nameOver(spot: Spot, ...lines: readonly string[]): MapLabel {
  return { lines, spot, side: 'over', gap: 0, size: 'quiet', face: 'text' };
}

const nearestFirst = (spots: readonly Spot[], { x, y }: Spot) =>
  spots.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));

type CountyFeature = Feature<Outline, County>;

const featureOf = (county: County): CountyFeature => ({
  type: 'Feature',
  properties: county,
  geometry: readCountyOutline(county.fips),
});

/** How close the spots lie at which a county's name is tried. */
const gridUnits = 14;

/** Whether the ground lies inside the county's outline. Slow, so it is asked last. */
function isInside(map: ProjectedMap, feature: CountyFeature, { left, top, right, bottom }: Box): boolean {
  const holds = (x: number, y: number) => {
    const { latitude, longitude } = map.placeAt({ x, y });
    return geoContains(feature, [longitude, latitude]);
  };
  return [left, right].every((x) => holds(x, top) && holds(x, bottom));
}

/** The county's name as near as it fits to the middle of what the sheet shows of it; on two lines where that is narrow. */
function nameCounty(map: ProjectedMap, ground: FreeGround, feature: CountyFeature): MapLabel | null {
  const { name, inFull } = feature.properties;
  const kind = inFull.slice(name.length + 1).replace('County', 'Co.');
  // An independent city bears the name of its town, which is on the map.
  if (kind === '') return null;
  const { bounds, middle } = map.shownPartOf(feature.geometry);
  const steps = (start: number, end: number) =>
    Array.from(
      { length: Math.max(0, Math.ceil((end - start) / gridUnits)) },
      (_, step) => start + step * gridUnits,
    );
  const grid = steps(bounds.left, bounds.right).flatMap((x) =>
    steps(bounds.top, bounds.bottom).map((y) => ({ x, y })),
  );
  const spots = nearestFirst(grid, middle);
  const candidates = [
    ...spots.map((spot) => nameOver(spot, `${name} ${kind}`)),
    ...spots.map((spot) => nameOver(spot, name, kind)),
  ];
  return placeLabel(map, ground, candidates, (box) => isInside(map, feature, box));
}

/** The name of the interstate on its own line, which it interrupts, near the middle of the sheet. */
function nameInterstate(map: ProjectedMap, ground: FreeGround, highway: Landmark): MapLabel | null {
  const { width, height } = map.sheet;
  const spots = nearestFirst(alongCourse(map, highway.course), { x: width / 2, y: height / 2 });
  const names = spots.map((spot) => nameOver(spot, highway.name));
  return placeLabel(map, ground, names);
}

/** The river's name beside its course, from the south up, as near as the slant there allows. */
function nameRiver(
  map: ProjectedMap,
  ground: FreeGround,
  { course, linesOnMap: lines }: River,
): MapLabel | null {
  const candidates = alongCourse(map, course)
    .toReversed()
    .flatMap((spot) =>
      [14, 26, 38].flatMap((gap) =>
        (['left', 'right'] as const).map(
          (side): MapLabel => ({ lines, spot, side, gap, size: 'quiet', face: 'display' }),
        ),
      ),
    );
  return placeLabel(map, ground, candidates);
}

/** Clockwise from north: to the northwest, where most maps have fewest towns, then to both sides of it. */
const ringNameBearings = Array.from({ length: 36 }, (_, step) => 315 + (step % 2 === 0 ? 5 : -5) * step);

function composeRings(map: ProjectedMap, area: MapArea, ground: FreeGround) {
  const middle = map.spotOf(area.shop);
  return ringMilesOf(area).map((miles) => {
    const radius = miles * map.unitsPerMile;
    const candidates = ringNameBearings.map((bearing) => {
      const radians = (bearing * Math.PI) / 180;
      const [x, y] = [middle.x + radius * Math.sin(radians), middle.y - radius * Math.cos(radians)];
      return nameOver({ x, y }, `${miles} mi`);
    });
    return { miles, radius, label: placeLabel(map, ground, candidates) };
  });
}

/** The bar is neither a stub nor as long as the sheet. */
const scaleBarUnits = { least: 45, most: 190 };

export function composeScaleBar(map: ProjectedMap, ground: FreeGround) {
  const { width, height, kind, letters } = map.sheet;
  const fits = (each: number) =>
    each * map.unitsPerMile >= scaleBarUnits.least && each * map.unitsPerMile <= scaleBarUnits.most;
  const miles = [usualScaleBarMiles[kind], 1, 2, 5, 10, 20, 50, 100].find(fits) ?? usualScaleBarMiles[kind];
  const units = miles * map.unitsPerMile;
  const bars = [width - 34 - units, 34].map((x) => {
    const left = { x, y: height - 26 };
    const label: MapLabel = {
      lines: [miles === 1 ? '1 mile' : `${miles} miles`],
      spot: { x: x + units / 2, y: left.y },
      side: 'above',
      gap: 8,
      size: 'quiet',
      face: 'text',
    };
    const line = { left: x - 6, right: x + units + 6, top: left.y - 8, bottom: left.y + 8 };
    return { left, units, label, boxes: [line, boxOfLabel(label, letters)] };
  });
  const bar = bars.find(({ boxes }) => boxes.every((box) => ground.isFree(box))) ?? bars[0];
  if (bar === undefined) throw new Error('A map has a bar of its scale.');
  ground.take(...bar.boxes);
  return bar;
}

/** In the corner above on the right, or on the left where a town is there. */
export function placeNorthArrow({ sheet: { width } }: ProjectedMap, ground: FreeGround): Spot {
  const [right, left] = [width - 44, 44].map((x) => ({ x, y: 52 })) as [Spot, Spot];
  const boxOf = (spot: Spot) => boxRound(spot, 24, 44);
  const spot = ground.isFree(boxOf(right)) ? right : left;
  ground.take(boxOf(spot));
  return spot;
}

/** Spots along a course, at most `step` units apart. */
export function alongCourse(map: ProjectedMap, course: readonly Place[], step = 8): readonly Spot[] {
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

/** Less is a rounding error, or a corner far outside the sheet. */
const leastWaterShare = 0.002;

/**
 * Where the country's land ends: all around the sheet, with the land cut out (fill rule "evenodd"). Null inland, and near
 * another country, whose land would look like water.
 */
function composeWater(map: ProjectedMap): string | null {
  const { width, height } = map.sheet;
  const isDrawn = ({ x, y }: Spot) => x > -width && x < 2 * width && y > -height && y < 2 * height;
  if (landBorders.some((border) => alongCourse(map, border, 40).some(isDrawn))) return null;
  const { path, share } = map.groundPath(land);
  if (share > 1 - leastWaterShare) return null;
  return `M${-width} ${-height}H${2 * width}V${2 * height}H${-width}Z${path}`;
}

const takeCourse = (map: ProjectedMap, ground: FreeGround, { course }: Landmark) =>
  ground.take(...alongCourse(map, course).map((spot) => boxRound(spot, 5)));

/** Water, counties, river and highway, each named where there is still room. `own`: the county that is named first. */
export function composeCountry(map: ProjectedMap, area: MapArea, inked: FreeGround, own: string | null) {
  const { river, highway } = area;
  if (river) takeCourse(map, inked, river);
  const interstateLabel = highway && nameInterstate(map, inked, highway);
  if (highway) takeCourse(map, inked, highway);
  const riverLabel = river && nameRiver(map, inked, river);
  return {
    waterPath: composeWater(map),
    counties: area.counties
      .toSorted((a, b) => Number(b.name === own) - Number(a.name === own))
      .map(featureOf)
      .map((feature) => ({
        county: feature.properties.inFull,
        path: map.outlinePath(feature.geometry),
        label: nameCounty(map, inked, feature),
      })),
    riverPath: river && map.coursePath(river.course),
    riverLabel,
    interstateLabel,
    interstatePath: highway && map.coursePath(highway.course),
  };
}

/** Everything on the map of a view as figures and names, ready to be drawn: always the same for the same view. */
export function composeMap(view: MapView, area: MapArea = ourArea) {
  const map = projectMap(area, view);
  const inked = new FreeGround(map.sheet);
  const ground = { inked, pressed: new FreeGround(map.sheet) };

  // In this order: what comes first has its place, what comes last may go without a name.
  const first = townsInView(area, view);
  const others = area.towns
    .filter(({ name, labelSide }) => labelSide !== null && !first.some((town) => town.name === name))
    .toSorted((a, b) => Number(a.slug === null) - Number(b.slug === null));
  const firstMarks = markTowns(map, area, view, first, ground);
  const northArrow = placeNorthArrow(map, inked);
  const scaleBar = composeScaleBar(map, inked);
  const towns = [...firstMarks, ...markTowns(map, area, view, others, ground)];
  const country = composeCountry(map, area, inked, countyOf(area, view));
  return {
    ...country,
    sheet: map.sheet,
    shop: map.spotOf(area.shop),
    rings: composeRings(map, area, inked),
    towns,
    northArrow,
    scaleBar,
  };
}

export type MapDrawing = ReturnType<typeof composeMap>;
