import { type CitySlug, cityList } from '#content/cities/cities.ts';
import { servedTowns } from '#content/cities/served-towns.ts';
import { type MapView, shop } from './map-views.ts';
import {
  atLeastAsHigh,
  type Box,
  boxAround,
  boxOfLabel,
  boxRound,
  FreeGround,
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

/**
 * The towns of a view with their names and what one may press on. Names are placed for a phone, where letters are
 * largest on the sheet; on a wide screen each covers a part of the same ground. The whole area leaves the towns
 * without a page unnamed: the list beside it names them.
 */
export function markTowns(map: ProjectedMap, view: MapView, inked: FreeGround): readonly TownMark[] {
  const { sheet } = map;
  const leastHeight = smallestTargetPixels * (sheet.width / sheet.phonePixels);
  const targets = new FreeGround({ left: 0, top: 0, right: sheet.width, bottom: sheet.height });
  const towns = townsOn(map, view);
  for (const { spot, role, name } of towns) inked.take(boxRound(spot, markRadius[role]), name);

  return towns.map((town): TownMark => {
    const isLink = town.slug !== null && town.slug !== view;
    const targetOf = (label: MapLabel): Box =>
      atLeastAsHigh(
        boxAround([
          boxOfLabel(label, sheet.narrowSizes),
          boxRound(town.spot, markRadius[town.role] + 3, markRadius[town.role]),
        ]),
        leastHeight,
      );
    const label =
      town.role === 'quiet' && view === 'area'
        ? undefined
        : labelCandidates(town, view).find(
            (candidate) =>
              inked.isFree(boxOfLabel(candidate, sheet.narrowSizes), town.name) &&
              (!isLink || targets.isFree(targetOf(candidate), town.name)),
          );
    if (label === undefined) return { ...town, label: null, target: null };
    inked.take(boxOfLabel(label, sheet.narrowSizes), town.name);
    if (!isLink) return { ...town, label, target: null };
    targets.take(targetOf(label), town.name);
    return { ...town, label, target: targetOf(label) };
  });
}
