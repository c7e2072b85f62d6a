import { servedTowns } from '#client/cities/served-towns.ts';
import { type CitySlug, cityList } from '#content/cities/cities.ts';
import { type MapView, shop } from './map-views.ts';
import {
  atLeastAsHigh,
  type Box,
  boxAround,
  boxOfLabel,
  boxRound,
  doBoxesOverlap,
  type FreeGround,
  type LabelSide,
  type MapLabel,
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
  /** Null where the dot must do because a name would cover another. */
  readonly label: MapLabel | null;
  /** What one may press; null where the mark is no link. */
  readonly target: Box | null;
  readonly milesFromShop: number | null;
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

/** Where a name goes: beside its dot, and how far above (negative) or below the dot's height. */
type Placing = readonly [side: LabelSide, drop: number];

// The names keep clear of the river and the interstate. Any other place is tried when the preferred one is taken.
const preferredPlacings: Readonly<Record<string, Placing>> = {
  Miamisburg: ['left', -4],
  Dayton: ['left', 0],
  Franklin: ['left', 0],
  'Huber Heights': ['left', -9],
  Englewood: ['left', 0],
  Trotwood: ['left', 0],
};
// On the sheet of the whole area these three lie so close that their names only fit spread out.
const placingsOnArea: Readonly<Record<string, Placing>> = {
  ...preferredPlacings,
  Beavercreek: ['right', -20],
  Kettering: ['right', 9],
  Centerville: ['right', 9],
};
const otherPlacings: readonly Placing[] = [
  ['right', 0],
  ['left', 0],
  ['right', -9],
  ['right', 9],
  ['left', -9],
  ['left', 9],
  ['below', 0],
  ['above', 0],
  ['right', -18],
  ['right', 18],
  ['left', -18],
  ['left', 18],
];

type Town = Omit<TownMark, 'label' | 'target'>;

function roleOf(slug: CitySlug, view: MapView): TownRole {
  if (slug === shop.slug) return 'shop';
  return slug === view ? 'focus' : 'town';
}

function townsOn(map: ProjectedMap, view: MapView): readonly Town[] {
  const { width, height } = map.sheet;
  const isOnSheet = ({ spot: { x, y } }: Town) => x > 12 && y > 12 && x < width - 12 && y < height - 12;
  const rank = { shop: 0, focus: 1, town: 2, quiet: 3 } as const;
  return [
    ...cityList.map(
      (city): Town => ({
        name: city.name,
        slug: city.slug,
        role: roleOf(city.slug, view),
        spot: map.spotOf(city),
        milesFromShop: city.milesFromBase,
      }),
    ),
    ...servedTowns.map(
      (town): Town => ({
        name: town.name,
        slug: null,
        role: 'quiet',
        spot: map.spotOf(town),
        milesFromShop: null,
      }),
    ),
  ]
    .filter(isOnSheet)
    .sort((a, b) => rank[a.role] - rank[b.role]);
}

function labelCandidates({ name, spot, role }: Town, view: MapView): readonly MapLabel[] {
  const preferred = (view === 'area' ? placingsOnArea : preferredPlacings)[name];
  return [...(preferred ? [preferred] : []), ...otherPlacings].map(([side, drop]) => ({
    lines: [name],
    spot: { x: spot.x, y: spot.y + drop },
    side,
    gap: labelGap[role],
    size: labelSize[role],
    face: 'text',
  }));
}

/** Where the names of towns may go, and the ground of river and interstate that they avoid while there is a choice. */
interface TownGround {
  readonly inked: FreeGround;
  readonly courses: FreeGround;
}

interface Placement {
  readonly label: MapLabel | null;
  readonly box: Box | null;
  readonly target: Box | null;
}

const nameless: Placement = { label: null, box: null, target: null };
const mostAttempts = 40_000;

/** Places that cover no dot and nothing else already inked, those off the river and the interstate first. */
function placementsOf(
  map: ProjectedMap,
  view: MapView,
  town: Town,
  { inked, courses }: TownGround,
): Placement[] {
  const { sheet } = map;
  const leastHeight = smallestTargetPixels * (sheet.width / sheet.phonePixels);
  const isLink = town.slug !== null && town.slug !== view;
  const dot = boxRound(town.spot, markRadius[town.role] + 3, markRadius[town.role]);
  const placements = labelCandidates(town, view)
    .map((label) => ({ label, box: boxOfLabel(label, sheet.narrowSizes) }))
    .filter(({ box }) => inked.isFree(box, town.name))
    .map(({ label, box }) => ({
      label,
      box,
      target: isLink ? atLeastAsHigh(boxAround([box, dot]), leastHeight) : null,
    }));
  const isClear = ({ box }: { readonly box: Box }) => courses.isFree(box, '');
  const inOrder = [...placements.filter(isClear), ...placements.filter((each) => !isClear(each))];
  // Far out the towns around the shop lie close: rather a name that is no link than none.
  return isLink && view !== 'area'
    ? [...inOrder, ...inOrder.map((placement) => ({ ...placement, target: null }))]
    : inOrder;
}

function doCollide(a: Placement, b: Placement): boolean {
  const overlap = (one: Box | null, other: Box | null) =>
    one !== null && other !== null && doBoxesOverlap(one, other);
  return overlap(a.box, b.box) || overlap(a.target, b.target);
}

/** A placement for each town so that none collides and as few as possible stay nameless. */
function placeTogether(choices: readonly (readonly Placement[])[]): ReadonlyMap<number, Placement> {
  // Whoever has the least choice is placed first.
  const order = [...choices.keys()].sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  for (let namelessCount = 0; namelessCount <= choices.length; namelessCount += 1) {
    let attempts = 0;
    const chosen: Placement[] = [];
    const place = (spare: number): boolean => {
      const options = choices[order[chosen.length] ?? -1];
      if (options === undefined) return true;
      for (const option of spare > 0 ? [...options, nameless] : options) {
        attempts += 1;
        if (attempts > mostAttempts) return false;
        if (chosen.some((other) => doCollide(option, other))) continue;
        chosen.push(option);
        if (place(option === nameless ? spare - 1 : spare)) return true;
        chosen.pop();
      }
      return false;
    };
    if (place(namelessCount))
      return new Map(chosen.map((placement, position) => [order[position] ?? -1, placement]));
  }
  return new Map();
}

/**
 * The towns of a view, those with a page named. Names are placed for a phone, where letters are largest on the sheet; on a
 * wide screen each covers a part of the same ground.
 */
export function markTowns(map: ProjectedMap, view: MapView, ground: TownGround): readonly TownMark[] {
  const towns = townsOn(map, view);
  for (const { spot, role, name } of towns) ground.inked.take(boxRound(spot, markRadius[role]), name);
  const placed = placeTogether(
    towns.filter(({ role }) => role !== 'quiet').map((town) => placementsOf(map, view, town, ground)),
  );
  // The towns without a page come last, so a place in the list is the same in both. A town with a page that finds no room
  // for its name lies far from the town of this map: it is left away.
  return towns.flatMap((town, index): TownMark[] => {
    const { label, box, target } = placed.get(index) ?? nameless;
    if (box !== null) ground.inked.take(box, town.name);
    return label === null && town.role === 'town' ? [] : [{ ...town, label, target }];
  });
}

/** The same towns with the names of those without a page, wherever one is still free. */
export function nameQuietTowns(
  map: ProjectedMap,
  view: MapView,
  ground: TownGround,
  towns: readonly TownMark[],
): readonly TownMark[] {
  return towns.map((town) => {
    if (town.role !== 'quiet') return town;
    const { label, box } = placementsOf(map, view, town, ground)[0] ?? nameless;
    if (box !== null) ground.inked.take(box, town.name);
    return { ...town, label };
  });
}
