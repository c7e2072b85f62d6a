import type { HousePlan } from '#calculators/house/house.ts';
import { at, cross, directionOf, type Ring } from '#calculators/house/outline.ts';
import type { RoofAccess, RoofPitch, RoofType, Stories } from '#calculators/roof-cost/answers.ts';
import { roofPitches } from '#calculators/roof-cost/price-book.ts';
import { spellCountOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';

/** The answers that the drawn house shows. */
export interface RoofHouseAnswers {
  /** Where its outline is known. */
  readonly plan?: HousePlan | null | undefined;
  readonly squareFeet: number;
  readonly stories: Stories;
  readonly pitch: RoofPitch;
  readonly material: RoofType;
  readonly access: RoofAccess;
  readonly gutters: boolean;
  readonly skylights: number;
  readonly chimneys: number;
}

const storyWords: Readonly<Record<Stories, string>> = {
  '1': 'One-story house',
  '2': 'Two-story house',
  '3+': 'House of three or more stories',
};

const coveringWords: Readonly<Record<RoofType, string>> = {
  asphalt: '3-tab asphalt roof',
  architectural: 'architectural shingle roof',
  metal: 'standing-seam metal roof',
  tile: 'clay or concrete tile roof',
  slate: 'slate roof',
  wood: 'wood shingle roof',
};

const accessWords: Readonly<Record<Exclude<RoofAccess, 'easy'>, string>> = {
  moderate: 'a fence in the way',
  difficult: 'a fence and a tree in the way',
  'very-difficult': 'a fence, a tree and a power line in the way',
};

/** Says in words what the drawing of the house shows, for visitors who do not see it. */
export function describeRoofHouse(answers: RoofHouseAnswers): string {
  const { squareFeet, stories, pitch, material, access, gutters, skylights, chimneys } = answers;
  const { plan } = answers;
  const parts = [
    storyWords[stories] + (plan ? shapeWords(plan.walls) : ''),
    ...(plan ? measuresOf(plan) : []),
    coveringWords[material],
    `${roofPitches[pitch].typicalRise} in 12 pitch`,
    `${formatCount(squareFeet)} square feet`,
    ...(access === 'easy' ? [] : [accessWords[access]]),
    ...(gutters ? ['gutters'] : []),
    ...(skylights > 0 ? [spellCountOf(skylights, 'skylight')] : []),
    ...(chimneys > 0 ? [spellCountOf(chimneys, 'chimney')] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** By its inner corners: an L has one, and between those of a T stand other corners. */
function shapeWords(walls: Ring): string {
  if (walls.length === 4) return '';
  const isInner = walls.map((corner, index) => {
    const [before, after] = [at(walls, index - 1), at(walls, index + 1)];
    return cross(directionOf(before, corner), directionOf(corner, after)) < 0;
  });
  const inner = isInner.filter(Boolean).length;
  const shape =
    inner === 1 ? 'an L' : isInner.some((is, index) => is && at(isInner, index + 1)) ? 'a U' : 'a T';
  return walls.length === 4 + 2 * inner && inner <= 2
    ? ` in the shape of ${shape}`
    : ` of ${walls.length} corners`;
}

const measuresOf = ({ length, width, ends, isTurned }: HousePlan) => [
  `${Math.round(length)} by ${Math.round(width)} feet`,
  ends === 'hip' ? 'hips' : 'gables',
  ...(isTurned ? ['seen from behind'] : []),
];
