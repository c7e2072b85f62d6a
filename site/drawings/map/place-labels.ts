// Puts names beside dots so that none covers another. Only boxes and no drawing: compose-map.ts says what is where.

import { estimateTextWidth } from '../sheet/text-width.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of its spot a label is; `over` centers it there. */
export type LabelSide = 'right' | 'left' | 'above' | 'below' | 'over';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The river is named in the display face, everything else in the text face. */
type LabelFace = 'text' | 'display';

/** Letter heights in units of the sheet. */
export interface LabelSizes {
  readonly town: number;
  /** The shop and the town the page is about. */
  readonly emphasis: number;
  /** Towns without a page, rings, counties, the river. */
  readonly quiet: number;
}

/** Text beside a spot of the map. */
export interface MapLabel {
  readonly lines: readonly string[];
  readonly spot: Spot;
  readonly side: LabelSide;
  /** From the spot to the text. */
  readonly gap: number;
  readonly face: LabelFace;
  readonly size: keyof LabelSizes;
}

/** Besley over Public Sans: how much wider and higher it sets. */
const displayShare = 1.12;

export function doBoxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function boxRound({ x, y }: Spot, halfWidth: number, halfHeight = halfWidth): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function boxAround(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Height of a line of text over its letter size, as drawn: from the tallest letter to the deepest. */
export const lineEms = 1.16;

/** The box of a label when its sheet is shown wide or narrow. At the same spot a larger size covers a smaller one. */
export function boxOfLabel({ lines, spot, side, gap, face, size }: MapLabel, sizes: LabelSizes): Box {
  const letterSize = face === 'display' ? sizes[size] * displayShare : sizes[size];
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, letterSize)));
  const height = letterSize * lineEms * lines.length;
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? spot.x + gap : spot.x - gap - width;
    return { left, right: left + width, top: spot.y - height / 2, bottom: spot.y + height / 2 };
  }
  if (side === 'over') return boxRound(spot, width / 2, height / 2);
  const top = side === 'below' ? spot.y + gap : spot.y - gap - height;
  return { left: spot.x - width / 2, right: spot.x + width / 2, top, bottom: top + height };
}

/** Grows `box` from its middle until both its sides are at least `least`. */
export function atLeastAsLarge(box: Box, least: number): Box {
  const missing = (length: number) => Math.max(0, least - length) / 2;
  const [across, along] = [missing(box.right - box.left), missing(box.bottom - box.top)];
  return {
    left: box.left - across,
    right: box.right + across,
    top: box.top - along,
    bottom: box.bottom + along,
  };
}

/** The ground that is still free on a sheet. What is taken under a name is no obstacle to the same name. */
export class FreeGround {
  readonly #sheet: Box;
  readonly #taken: { readonly box: Box; readonly name: string }[] = [];

  constructor(sheet: Box) {
    this.#sheet = sheet;
  }

  take(box: Box, name: string): void {
    this.#taken.push({ box, name });
  }

  /** How many of the things taken lie under `box`. */
  countTaken(box: Box): number {
    return this.#taken.filter((taken) => doBoxesOverlap(taken.box, box)).length;
  }

  isFree(box: Box, name: string): boolean {
    const { left, top, right, bottom } = this.#sheet;
    if (box.left < left || box.top < top || box.right > right || box.bottom > bottom) return false;
    return !this.#taken.some((taken) => taken.name !== name && doBoxesOverlap(taken.box, box));
  }
}

/** One way to place a name: what it covers, and how much worse it is than the best. */
export interface Placing {
  readonly boxes: readonly Box[];
  readonly cost: number;
}

function doPlacingsCollide(a: Placing, b: Placing): boolean {
  return a.boxes.some((one) => b.boxes.some((other) => doBoxesOverlap(one, other)));
}

/** More rounds find better maps only where names crowd; each costs as much as the first. */
const mostRounds = 12;

/** How many of a name’s best places are tried with others moving over for it: more take much longer and find little. */
const mostTried = 24;
const mostMoved = 2;

/**
 * One placing for each list of choices, so that none collides with another and the sum of the costs is small; `none` where no
 * choice is left. Whoever came off badly in one round chooses earlier in the next ("squeaky wheel" optimization).
 */
export function placeTogether<Choice extends Placing>(
  choices: readonly (readonly Choice[])[],
  none: Choice,
): readonly Choice[] {
  const cheapestFirst = choices.map((each) => each.toSorted((a, b) => a.cost - b.cost));
  const best = cheapestFirst.map(([first = none]) => first);
  const costOf = (placings: readonly Choice[]) => placings.reduce((sum, { cost }) => sum + cost, 0);
  const cheapestBeside = (index: number, others: readonly Choice[]) =>
    cheapestFirst[index]?.find((choice) => !others.some((other) => doPlacingsCollide(choice, other))) ?? none;

  const lowest = costOf(best);
  /** `placings` with `choice` at `index`; those in its way move to the cheapest places that are left. */
  const makeRoomFor = (
    placings: readonly Choice[],
    index: number,
    choice: Choice,
    inTheWay: readonly number[],
  ): readonly Choice[] => {
    const after = placings.map((placing, at) =>
      at === index ? choice : inTheWay.includes(at) ? none : placing,
    );
    for (const at of inTheWay) after[at] = cheapestBeside(at, after);
    return after;
  };

  const improve = (placings: readonly Choice[]): readonly Choice[] => {
    for (const [index, { cost }] of placings.entries()) {
      for (const choice of cheapestFirst[index]?.slice(0, mostTried) ?? []) {
        if (choice.cost >= cost) break;
        const inTheWay = [...placings.keys()].filter(
          (at) => at !== index && doPlacingsCollide(choice, placings[at] ?? none),
        );
        if (inTheWay.length > mostMoved) continue;
        const after = makeRoomFor(placings, index, choice, inTheWay);
        if (costOf(after) < costOf(placings)) return improve(after);
      }
    }
    return placings;
  };

  let blame = choices.map((each) => 1 / (1 + each.length));
  let found: readonly Choice[] | null = null;
  for (let round = 0; round < mostRounds; round += 1) {
    const start = choices.map(() => none);
    const order = [...choices.keys()].sort((a, b) => (blame[b] ?? 0) - (blame[a] ?? 0));
    for (const index of order) start[index] = cheapestBeside(index, start);
    const placings = improve(start);
    if (found === null || costOf(placings) < costOf(found)) found = placings;
    if (costOf(found) === lowest) break;
    blame = blame.map((each, index) => each / 2 + (placings[index]?.cost ?? 0) - (best[index]?.cost ?? 0));
  }
  return found ?? [];
}
