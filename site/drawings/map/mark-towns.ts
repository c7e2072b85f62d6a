import type { CitySlug } from '#content/cities/cities.ts';
import { milesBetween } from '#content/cities/distance.ts';
import type { MapArea, MapView } from './map-views.ts';
import {
  atLeastAsLarge,
  type Box,
  boxAround,
  boxOfLabel,
  boxRound,
  type FreeGround,
  type LabelSide,
  type MapLabel,
  type Placing,
  placeTogether,
  type Spot,
} from './place-labels.ts';
import type { ProjectedMap } from './project-map.ts';

/** `focus` is the town the page is about, `quiet` a town without a page. */
type TownRole = 'shop' | 'focus' | 'town' | 'quiet';

export interface TownMark {
  readonly name: string;
  readonly slug: CitySlug | null;
  readonly role: TownRole;
  readonly spot: Spot;
  /** Null until its name is placed. */
  readonly label: MapLabel | null;
  /** Where a line from the dot to its name ends; null where the name stands beside its dot. */
  readonly leaderEnd: Spot | null;
  /** What one may press; null where the mark is no link. */
  readonly target: Box | null;
  /** Straight line, unrounded. */
  readonly milesFromShop: number;
}

/** Smallest side of anything one taps, in CSS px: WCAG 2.2, 2.5.8. */
export const smallestTargetPixels = 24;

/** Half the size of each mark. */
export const markRadius = { shop: 13, focus: 8, town: 5, quiet: 3.5 } as const satisfies Record<
  TownRole,
  number
>;

const labelGap = { shop: 17, focus: 13, town: 11, quiet: 9 } as const satisfies Record<TownRole, number>;
const labelSize = { shop: 'emphasis', focus: 'emphasis', town: 'town', quiet: 'quiet' } as const;

// Beside the dot, how far above (negative) or below the dot's height, and what the place costs.
const besideDot: readonly (readonly [side: LabelSide, drop: number, cost: number])[] = [
  ['right', 0, 0],
  ['left', 0, 1],
  ['below', 0, 6],
  ['above', 0, 7],
  ...[9, 13, 18, 24].flatMap((drop) =>
    [-drop, drop].flatMap((each): [LabelSide, number, number][] => [
      ['right', each, drop ** 2 / 20],
      ['left', each, drop ** 2 / 20 + 1],
    ]),
  ),
];

// What each thing costs that makes a name harder to read or to find, in units of the list above.
const costs = {
  farFromDot: 12,
  onCourse: 10,
  inTwoLines: 16,
  noLink: 30,
  nameless: 60,
  leader: 100,
  leaderPerUnit: 0.5,
  crossing: 500,
  missing: 10_000,
};

const leaderLengths = [34, 52, 74, 100, 130, 170, 220, 290, 380, 480];
const leaderDirections = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);

type Town = Omit<TownMark, 'label' | 'target' | 'leaderEnd'>;

function townsOn(map: ProjectedMap, { shop, towns }: MapArea, view: MapView): readonly Town[] {
  const { width, height } = map.sheet;
  const isOnSheet = ({ spot: { x, y } }: Town) => x > 12 && y > 12 && x < width - 12 && y < height - 12;
  const rank = { shop: 0, focus: 1, town: 2, quiet: 3 } as const;
  const roleOf = (name: string, slug: CitySlug | null): TownRole => {
    if (name === shop.name) return 'shop';
    if (slug === null) return 'quiet';
    return slug === view ? 'focus' : 'town';
  };
  const listed = towns.some(({ name }) => name === shop.name) ? towns : [shop, ...towns];
  return listed
    .map(
      (town): Town => ({
        name: town.name,
        slug: town.slug,
        role: roleOf(town.name, town.slug),
        spot: map.spotOf(town),
        milesFromShop: milesBetween(shop, town),
      }),
    )
    .filter(isOnSheet)
    .sort((a, b) => rank[a.role] - rank[b.role]);
}

/** The name in one line, and in two where it is long enough to be worth it. */
function linesOf(name: string): readonly (readonly string[])[] {
  const breaks = [...name.matchAll(/(?<= )|(?<=-)/g)].map(({ index }) => index);
  const [middle] = breaks.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  if (middle === undefined || name.length < 11) return [[name]];
  return [[name], [name.slice(0, middle).trim(), name.slice(middle)]];
}

/** Where the names of towns may go, and the ground of river and interstate that they avoid while there is a choice. */
interface TownGround {
  readonly inked: FreeGround;
  readonly courses: FreeGround;
}

interface TownPlacing extends Placing, Pick<TownMark, 'label' | 'target' | 'leaderEnd'> {}

const nameless: TownPlacing = { boxes: [], cost: costs.missing, label: null, target: null, leaderEnd: null };

/** Small boxes along a line, which keep names off it. */
function boxesAlong(from: Spot, to: Spot): readonly Box[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 14);
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  })).map((spot) => boxRound(spot, 5));
}

/** How far names may go from their dots: only as far as it takes for all to have one. */
const reaches = ['beside', 'at a line', 'at a line across others'] as const;
type Reach = (typeof reaches)[number];

/** Ways to name a town within a reach. None covers a dot or what is inked. */
function placingsOf(
  map: ProjectedMap,
  view: MapView,
  { name, spot, role, slug }: Town,
  { inked, courses }: TownGround,
  reach: Reach,
): readonly TownPlacing[] {
  const { sheet } = map;
  const leastSide = smallestTargetPixels * (sheet.width / sheet.phonePixels);
  const isLink = slug !== null && slug !== view;
  const dot = boxRound(spot, markRadius[role] + 3, markRadius[role]);
  const labelAt = (lines: readonly string[], at: Spot, side: LabelSide, gap: number): MapLabel => ({
    lines,
    spot: at,
    side,
    gap,
    size: labelSize[role],
    face: 'text',
  });
  const placing = (
    label: MapLabel,
    base: number,
    line: readonly Box[],
    leaderEnd: Spot | null,
  ): TownPlacing => {
    const box = boxOfLabel(label, sheet.narrowSizes);
    const target = isLink ? atLeastAsLarge(leaderEnd ? box : boxAround([box, dot]), leastSide) : null;
    const cost =
      base + costs.onCourse * courses.countTaken(box) + (label.lines.length > 1 ? costs.inTwoLines : 0);
    return { boxes: [target ?? box, ...line], cost, label, target, leaderEnd };
  };

  const besideIt = (lines: readonly string[]) =>
    besideDot.map(([side, drop, cost]) =>
      placing(labelAt(lines, { x: spot.x, y: spot.y + drop }, side, labelGap[role]), cost, [], null),
    );
  const atLines = (lines: readonly string[]) =>
    leaderLengths.flatMap((length) =>
      leaderDirections.flatMap((direction) => {
        const [across, along] = [Math.cos(direction), Math.sin(direction)];
        const end = { x: spot.x + length * across, y: spot.y + length * along };
        const upright = along < 0 ? 'above' : 'below';
        const side = Math.abs(across) < 0.1 ? upright : across < 0 ? 'left' : 'right';
        const label = labelAt(lines, end, side, 3);
        const cost = costs.leader + costs.leaderPerUnit * length;
        // Where it starts, dots that lie close may touch it.
        const clear = placing(label, cost, boxesAlong(spot, end).slice(2), end);
        return reach === 'at a line' ? [clear] : [clear, placing(label, cost + costs.crossing, [], end)];
      }),
    );
  const free = linesOf(name)
    .flatMap((lines) => [...besideIt(lines), ...(reach === 'beside' ? [] : atLines(lines))])
    .filter(
      ({ label, boxes: [, ...line] }) =>
        label !== null &&
        inked.isFree(boxOfLabel(label, sheet.narrowSizes), name) &&
        line.every((box) => inked.isFree(box, name)),
    );
  // Far out the towns around the shop lie close: rather a name that is no link than none, and rather none than a long line.
  if (!isLink || view === 'area') return free;
  return [
    ...free,
    ...free.map((each) => ({
      ...each,
      cost: each.cost + costs.noLink,
      target: null,
      boxes: [boxOfLabel(each.label as MapLabel, sheet.narrowSizes), ...each.boxes.slice(1)],
    })),
  ];
}

/**
 * The towns of a view, those with a page named. Names are placed for a phone, where letters are largest on the sheet; on a
 * wide screen each covers a part of the same ground.
 */
export function markTowns(
  map: ProjectedMap,
  area: MapArea,
  view: MapView,
  ground: TownGround,
): readonly TownMark[] {
  const towns = townsOn(map, area, view);
  for (const { spot, role, name } of towns) ground.inked.take(boxRound(spot, markRadius[role]), name);
  const named = towns.filter(({ role }) => role !== 'quiet');
  const placeWithin = (reach: Reach) =>
    placeTogether(
      named.map((town) => {
        // On the map of a town the others may go without a name, but never the shop or the town itself.
        const mayBeNameless = view !== 'area' && town.role === 'town';
        return mayBeNameless
          ? [...placingsOf(map, view, town, ground, 'beside'), { ...nameless, cost: costs.nameless }]
          : placingsOf(map, view, town, ground, reach);
      }),
      nameless,
    );
  let placed = placeWithin('beside');
  for (const reach of reaches) if (placed.includes(nameless)) placed = placeWithin(reach);
  // The towns without a page come last, so a place in the list is the same in both. A town with a page that finds no room
  // for its name lies far from the town of this map: it is left away.
  return towns.flatMap((town, index): TownMark[] => {
    const { label, target, leaderEnd, boxes } = placed[index] ?? nameless;
    if (label !== null) {
      ground.inked.take(boxOfLabel(label, map.sheet.narrowSizes), town.name);
      for (const box of boxes.slice(1)) ground.inked.take(box, town.name);
    }
    return label === null && town.role === 'town' ? [] : [{ ...town, label, target, leaderEnd }];
  });
}

/** The same towns; of those without a page the ones whose name still has room. A dot without a name would tell nobody anything. */
export function nameQuietTowns(
  map: ProjectedMap,
  view: MapView,
  ground: TownGround,
  towns: readonly TownMark[],
): readonly TownMark[] {
  return towns.flatMap((town) => {
    if (town.role !== 'quiet') return [town];
    const [first] = placingsOf(map, view, town, ground, 'beside').toSorted((a, b) => a.cost - b.cost);
    // Farther off, the name could be that of another dot.
    if (!first?.label || first.cost > costs.farFromDot) return [];
    ground.inked.take(boxOfLabel(first.label, map.sheet.narrowSizes), town.name);
    return [{ ...town, label: first.label }];
  });
}
