// How large is the roof of a house whose living area is known? The size helper (reading 16).
// A guess to start from, not a measurement: the estimate itself uses whatever area the visitor enters.

import { formatCount } from '#content/wording/money.ts';
import { type MeasuredHouse, outlineOf, partsOf } from '../house/measured-house.ts';
import { areaOf } from '../house/outline.ts';
import { hundredth } from '../house/outline-text.ts';
import type { RoofPitch, Stories } from './answers.ts';
import { roofPitches, squareFootageBounds, stories } from './price-book.ts';

/**
 * The roof reaches past the walls. A one-foot overhang all round adds this to a footprint of about 1,700 sq ft;
 * smaller houses gain more, larger ones less.
 */
export const overhangFactor = 1.1;

/** Length of a slope over its level run: √(1 + (rise ÷ 12)²). */
function slopeFactorOf(riseInches: number): number {
  return Math.hypot(1, riseInches / 12);
}

/** The way back: ground covered by the house under a roof of this area, whatever its number of stories. */
export function groundUnderRoof(roofSquareFeet: number, riseInches: number): number {
  return roofSquareFeet / (overhangFactor * slopeFactorOf(riseInches));
}

/** What people know of their house: its living area, or its outside measurements. */
export type HouseSize = { readonly roofPitch: RoofPitch } & (
  | {
      readonly known: 'living-area';
      /** Heated floor area of all stories together. */
      readonly livingSquareFeet: number;
      readonly stories: Stories;
    }
  | ({ readonly known: 'outside' } & MeasuredHouse)
);

/** Over ground that was measured, to ten square feet: a measured house gets more than a guess. */
export function roofOver(groundSquareFeet: number, riseInches: number, step = 10): number {
  return Math.round((groundSquareFeet * overhangFactor * slopeFactorOf(riseInches)) / step) * step;
}

/** A number of feet or square feet, or none when it is not a number above zero. */
const measured = (entry: number) => (Number.isFinite(entry) ? Math.max(0, entry) : 0);

function footprintOf(house: HouseSize): number {
  if (house.known === 'living-area')
    return measured(house.livingSquareFeet) / stories[house.stories].storyCount;
  const outline = outlineOf(house);
  return outline ? areaOf(outline) : 0;
}

/**
 * Estimates the roof area of a house from the ground it covers: rounded, to the size field's step when all that is known is
 * the living area. It may lie outside the field's bounds; sizes that are not numbers above zero give zero.
 */
export function estimateRoofArea(house: HouseSize) {
  const footprintSquareFeet = footprintOf(house);
  const { typicalRise } = roofPitches[house.roofPitch];
  const step = house.known === 'outside' ? undefined : squareFootageBounds.step;
  const roofSquareFeet = roofOver(footprintSquareFeet, typicalRise, step);
  return { footprintSquareFeet, slopeFactor: slopeFactorOf(typicalRise), roofSquareFeet };
}

/** The method in one sentence, with this house's figures. */
export function describeRoofArea(house: HouseSize): string {
  const { footprintSquareFeet, slopeFactor, roofSquareFeet } = estimateRoofArea(house);
  const { typicalRise } = roofPitches[house.roofPitch];
  const size =
    house.known === 'living-area'
      ? `${formatCount(house.livingSquareFeet)} sq ft of living area ÷ ${stories[house.stories].storyCount}`
      : partsOf(house)
          .map(({ length, width }) => `${hundredth(length)} × ${hundredth(width)} ft`)
          .join(' + ');
  return (
    `${size} = ${formatCount(footprintSquareFeet)} sq ft of ground, ` +
    `× ${overhangFactor.toFixed(2)} for the overhang, × ${slopeFactor.toFixed(2)} for a ${typicalRise}/12 slope: ` +
    `about ${formatCount(roofSquareFeet)} sq ft of roof.`
  );
}

/** What the method leaves out, for the line under the result. */
export const roofAreaCaveats: Readonly<Record<HouseSize['known'], string>> = {
  'living-area':
    'Living area leaves out an attached garage or porch. If one sits under the same roof, add its floor first.',
  outside:
    'Measure outside, wall to wall. A garage or porch under the same roof counts as a wing; one with a roof of its own does not.',
};
