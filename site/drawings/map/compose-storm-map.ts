import type { StormKind } from '#client/shapes/fact.ts';
import { type CitySlug, cities } from '#content/cities/cities.ts';
import { nearStormMiles, type StormEntry } from '#content/cities/town-facts.ts';
import { findTornadoStrength } from '#content/pages/storms.ts';
import { alongCourse, composeCountry, composeScaleBar, ourArea, placeNorthArrow } from './compose-map.ts';
import { countyLines } from './county-outlines.ts';
import { type Box, boxOfLabel, boxRound, FreeGround, type Spot } from './map-labels.ts';
import { cornersAround, type MapArea, type MapTown, stormCutoutSheet, stormSheet } from './map-views.ts';
import { markTowns, type TownMark } from './mark-towns.ts';
import { type ProjectedMap, projectPlaces } from './project-map.ts';

export interface DrawnStorm {
  readonly entry: StormEntry;
  /** From end to end of its path; null where no survey gives both. */
  readonly line: readonly [Spot, Spot] | null;
  /** The numbered marks, each with the spot that it belongs to, and the cities that have no nearer mark of this storm. */
  readonly marks: readonly { readonly spot: Spot; readonly at: Spot; readonly cities: readonly CitySlug[] }[];
}

/** Half of a mark with a little air, in units of the sheet, as large as a phone shows it, and what a ring adds. */
const markReach: Readonly<Record<StormKind, readonly [across: number, along: number]>> = {
  tornado: [22, 26],
  hail: [24, 24],
  wind: [28, 21],
  snow: [21, 21],
};
const ringReach = 8;

const turns = Array.from({ length: 32 }, (_, step) => (step * Math.PI) / 16);
/** From a spot to its mark. */
const distances = Array.from({ length: 26 }, (_, step) => 34 + 5 * step);

/** The ground of the line from a spot to its mark, past the spot's own dot. */
function boxesOfLeader(spot: Spot, at: Spot): readonly Box[] {
  const distance = Math.hypot(at.x - spot.x, at.y - spot.y);
  return Array.from({ length: Math.ceil(distance / 3) }, (_, step) => 3 * step)
    .filter((along) => along > 9)
    .map((along) => along / distance)
    .map((share) =>
      boxRound({ x: spot.x + share * (at.x - spot.x), y: spot.y + share * (at.y - spot.y) }, 1.5),
    );
}

const isOnSheet = ({ sheet: { width, height } }: ProjectedMap, { x, y }: Spot) =>
  x > 0 && y > 0 && x < width && y < height;

/** From a spot to the nearest edge of a box. */
const gapTo = ({ x, y }: Spot, { left, top, right, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

type Mark = NonNullable<ReturnType<typeof placeMark>>;

/** Puts a mark where there is room beside one of `spots`: near it, its line over nothing, and away from the `others`. */
function placeMark(ground: FreeGround, spots: readonly Spot[], entry: StormEntry, others: readonly Box[]) {
  const ring = findTornadoStrength(entry) === 'violent' ? ringReach : 0;
  const [across, along] = markReach[entry.kind];
  const boxAt = (spot: Spot) => boxRound(spot, across + ring, along + ring);
  const free = distances
    .flatMap((distance) =>
      spots.flatMap((spot) =>
        turns.map((turn) => ({
          spot,
          at: { x: spot.x + distance * Math.cos(turn), y: spot.y + distance * Math.sin(turn) },
          distance,
        })),
      ),
    )
    .filter(({ at }) => ground.isFree(boxAt(at)))
    .map(({ spot, at, distance }) => {
      const gap = Math.min(...others.map((other) => gapTo(at, other)));
      return { spot, at, cost: distance + Math.max(0, 1.2 * distance - gap) };
    })
    .toSorted((a, b) => a.cost - b.cost);
  const crossings = ({ spot, at }: (typeof free)[number]) =>
    boxesOfLeader(spot, at).filter((box) => !ground.isFree(box)).length;
  const found =
    free.find((each) => crossings(each) === 0) ?? free.toSorted((a, b) => crossings(a) - crossings(b))[0];
  if (found) ground.take(boxAt(found.at), ...boxesOfLeader(found.spot, found.at));
  return found;
}

/** How a storm's line or its places are marked: for each mark, the spots that it may stand beside, the best first. */
function listAnchors(map: ProjectedMap, { ends, places }: StormEntry, path: readonly Spot[]) {
  const fromMiddle = (spot: Spot) => Math.abs(path.indexOf(spot) - path.length / 2);
  return ends
    ? [path.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))]
    : places.map((place) => [map.spotOf(place)].filter((spot) => isOnSheet(map, spot)));
}

/** Puts the marks of all storms on the sheet. A storm that has no room or no place is left out. */
function placeStorms(
  map: ProjectedMap,
  entries: readonly StormEntry[],
  towns: readonly TownMark[],
  inked: FreeGround,
): readonly DrawnStorm[] {
  const storms = entries.map((entry) => {
    const path = entry.ends ? alongCourse(map, entry.ends).filter((spot) => isOnSheet(map, spot)) : [];
    return { entry, path, anchors: listAnchors(map, entry, path) };
  });
  inked.take(...storms.flatMap(({ path }) => path.map((spot) => boxRound(spot, 4))));
  // What has the fewest spots to stand beside comes first.
  storms.sort((a, b) => a.anchors.flat().length - b.anchors.flat().length);
  const marksOf = new Map<StormEntry, readonly Mark[]>();
  for (const { entry, anchors } of storms)
    marksOf.set(
      entry,
      anchors.flatMap((spots) => {
        const others = towns
          .filter(({ spot: { x, y } }) => !spots.some((own) => own.x === x && own.y === y))
          .flatMap(({ spot, label }) => [boxRound(spot, 0), boxOfLabel(label, map.sheet.letters)]);
        return placeMark(inked, spots, entry, others) ?? [];
      }),
    );
  return entries.flatMap((entry) => {
    const marks = marksOf.get(entry) ?? [];
    if (marks.length === 0) return [];
    const line = entry.ends ? ([map.spotOf(entry.ends[0]), map.spotOf(entry.ends[1])] as const) : null;
    const nearestMarks = entry.cities.map((slug) => nearestMarkTo(map.spotOf(cities[slug]), marks));
    return {
      entry,
      line,
      marks: marks.map((mark) => ({
        ...mark,
        cities: entry.cities.filter((_, index) => nearestMarks[index] === mark),
      })),
    };
  });
}

function nearestMarkTo(city: Spot, marks: readonly Mark[]) {
  const far = ({ spot }: Mark) => Math.hypot(spot.x - city.x, spot.y - city.y);
  return marks.toSorted((a, b) => far(a) - far(b))[0];
}

/** The storms of the list on one sheet: of the whole area, or cut out around a town. */
export function composeStormMap(
  entries: readonly StormEntry[],
  around: MapTown | null = null,
  area: MapArea = ourArea,
) {
  const sheet = around ? stormCutoutSheet : stormSheet;
  const { width, height } = sheet;
  const paged = area.towns.filter(({ slug }) => slug !== null);
  const map = projectPlaces(
    area.shop,
    sheet,
    around
      ? cornersAround(around, nearStormMiles)
      : [...paged, ...entries.flatMap(({ ends = [], places }) => [...ends, ...places])],
  );
  const inked = new FreeGround(sheet);
  const towns = markTowns(
    map,
    area,
    around?.slug ?? 'area',
    paged
      .filter((town) => isOnSheet(map, map.spotOf(town)))
      .toSorted((a, b) => Number(b.slug === around?.slug) - Number(a.slug === around?.slug)),
    { inked, pressed: new FreeGround(sheet) },
  );
  const northArrow = placeNorthArrow(map, inked);
  const scaleBar = composeScaleBar(map, inked);
  const storms = placeStorms(map, entries, towns, inked);
  return {
    ...composeCountry(map, area, inked, around?.county ?? null),
    sheet,
    towns,
    storms,
    northArrow,
    scaleBar,
    // The whole area is shown as wide as the window.
    neighborLines: map.linesPath(countyLines, {
      left: around ? 0 : -1.6 * width,
      top: 0,
      right: around ? width : 1.9 * width,
      bottom: height,
    }),
  };
}
