import type { LabelSide } from '#client/shapes/town.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import { milesBetween } from '#content/cities/distance.ts';
import {
  atLeastAsLarge,
  type Box,
  boxAround,
  boxOfLabel,
  boxRound,
  doBoxesOverlap,
  type FreeGround,
  isOnSheet,
  type MapLabel,
  type Spot,
} from './map-labels.ts';
import { type MapArea, type MapTown, type MapView, townsInView } from './map-views.ts';
import { type ProjectedMap, projectMap } from './project-map.ts';

/** `focus` is the town the page is about, `quiet` a town without a page. */
type TownRole = 'shop' | 'focus' | 'town' | 'quiet';

export interface TownMark {
  readonly name: string;
  readonly slug: CitySlug | null;
  readonly role: TownRole;
  readonly spot: Spot;
  readonly label: MapLabel;
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

export const labelSides: readonly LabelSide[] = ['right', 'left', 'above', 'below'];

/** A town with its name on the side that it says, or on the first other where the name would leave the sheet there. */
function markTown(map: ProjectedMap, { shop }: MapArea, view: MapView, town: MapTown): TownMark {
  const { name, slug, labelSide } = town;
  const spot = map.spotOf(town);
  const paged = slug === view ? 'focus' : 'town';
  const role: TownRole = name === shop.name ? 'shop' : slug === null ? 'quiet' : paged;
  const labelAt = (side: LabelSide): MapLabel => ({
    lines: [name],
    spot,
    side,
    gap: labelGap[role],
    size: labelSize[role],
    face: 'text',
  });
  const boxOf = (each: MapLabel) => boxOfLabel(each, map.sheet.letters);
  const labels = (labelSide === null ? labelSides : [labelSide, ...labelSides]).map(labelAt);
  const label = labels.find((each) => isOnSheet(map.sheet, boxOf(each))) ?? labelAt(labelSide ?? 'right');
  const dot = boxRound(spot, markRadius[role] + 3, markRadius[role]);
  const leastSide = smallestTargetPixels * (map.sheet.width / map.sheet.phonePixels);
  const target =
    slug === null || slug === view ? null : atLeastAsLarge(boxAround([boxOf(label), dot]), leastSide);
  return { name, slug, role, spot, label, target, milesFromShop: milesBetween(shop, town) };
}

const nameBox = (map: ProjectedMap, { label }: TownMark) => boxOfLabel(label, map.sheet.letters);
const dotBox = ({ spot, role }: TownMark) => boxRound(spot, markRadius[role]);

/** The ground of a map while its marks are drawn, one after the other. */
export interface MapGround {
  /** Dots, names and lines. */
  readonly inked: FreeGround;
  /** What one may press. */
  readonly pressed: FreeGround;
}

/**
 * Draws towns, each named on the side that it says. One whose name or dot would cover what is drawn already is left out; one
 * that is too near to another to be pressed is no link.
 */
export function markTowns(
  map: ProjectedMap,
  area: MapArea,
  view: MapView,
  towns: readonly MapTown[],
  { inked, pressed }: MapGround,
): readonly TownMark[] {
  return towns.flatMap((town): TownMark[] => {
    const mark = markTown(map, area, view, town);
    const boxes = [dotBox(mark), nameBox(map, mark)];
    if (!boxes.every((box) => inked.isFree(box))) return [];
    inked.take(...boxes);
    const isPressed = mark.target !== null && pressed.isFree(mark.target);
    if (isPressed) pressed.take(mark.target);
    return [isPressed ? mark : { ...mark, target: null }];
  });
}

/** A name that a view must show and that does not fit: it lies over that of `other`, or, where null, off the sheet. */
export interface LabelConflict {
  readonly view: MapView;
  readonly name: string;
  readonly other: string | null;
}

export function listLabelConflicts(area: MapArea, view: MapView): readonly LabelConflict[] {
  const map = projectMap(area, view);
  const marks = townsInView(area, view).map((town) => markTown(map, area, view, town));
  return marks.flatMap((mark, index): LabelConflict[] => {
    const others = marks.slice(index + 1).filter((other) => doMarksOverlap(map, mark, other));
    return [
      ...others.map((other) => ({ view, name: mark.name, other: other.name })),
      ...(isOnSheet(map.sheet, nameBox(map, mark)) ? [] : [{ view, name: mark.name, other: null }]),
    ];
  });
}

function doMarksOverlap(map: ProjectedMap, one: TownMark, other: TownMark): boolean {
  return (
    doBoxesOverlap(nameBox(map, one), nameBox(map, other)) ||
    doBoxesOverlap(nameBox(map, one), dotBox(other)) ||
    doBoxesOverlap(dotBox(one), nameBox(map, other)) ||
    (one.target !== null && other.target !== null && doBoxesOverlap(one.target, other.target))
  );
}
