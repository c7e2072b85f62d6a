import type { HousePlan } from '#calculators/house/house.ts';
import { at, boxOf, cross, type Ring, sideDirection } from '#calculators/house/outline.ts';
import type { RoofAccess, RoofCostAnswers, RoofType, Stories } from '#calculators/roof-cost/answers.ts';
import { roofPitches } from '#calculators/roof-cost/price-book.ts';
import { spellCountOf } from '#content/wording/counts.ts';
import { formatCount } from '#content/wording/money.ts';

/** The answers that the drawn house shows. */
export type RoofHouseAnswers = Omit<RoofCostAnswers, 'currentRoof'>;

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

/** Says in words what the drawing of the house shows, for visitors who do not see it. `plan`: where it was measured. */
export function describeRoofHouse(answers: RoofHouseAnswers, plan: HousePlan | null = null): string {
  const { squareFootage, stories, roofPitch, roofType, roofAccess } = answers;
  const { gutters, skylights, chimneys } = answers;
  const parts = [
    storyWords[stories] + (plan ? shapeWords(plan.walls) : ''),
    ...(plan ? measuresOf(plan) : []),
    coveringWords[roofType],
    `${roofPitches[roofPitch].typicalRise} in 12 pitch`,
    `${formatCount(squareFootage)} square feet`,
    ...(roofAccess === 'easy' ? [] : [accessWords[roofAccess]]),
    ...(gutters === 'yes' ? ['gutters'] : []),
    ...(skylights > 0 ? [spellCountOf(skylights, 'skylight')] : []),
    ...(chimneys > 0 ? [spellCountOf(chimneys, 'chimney')] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** By its inner corners: an L has one, and between those of a T stand other corners. */
function shapeWords(walls: Ring): string {
  if (walls.length === 4) return '';
  const isInner = walls.map(
    (_, index) => cross(sideDirection(walls, index - 1), sideDirection(walls, index)) < 0,
  );
  const inner = isInner.filter(Boolean).length;
  const shape =
    inner === 1 ? 'an L' : isInner.some((is, index) => is && at(isInner, index + 1)) ? 'a U' : 'a T';
  return walls.length === 4 + 2 * inner && inner <= 2
    ? ` in the shape of ${shape}`
    : ` of ${walls.length} corners`;
}

function measuresOf({ walls, ends, isTurned }: HousePlan): string[] {
  const { length, width } = boxOf(walls);
  return [
    `${Math.round(length)} by ${Math.round(width)} feet`,
    ends === 'hip' ? 'hips' : 'gables',
    ...(isTurned ? ['seen from behind'] : []),
  ];
}
