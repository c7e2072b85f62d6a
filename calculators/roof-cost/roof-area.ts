// How large is the roof of a house whose living area is known? The size helper (reading 16).
// A guess to start from, not a measurement: the estimate itself uses whatever area the visitor enters.

import { formatCount } from '#content/wording/money.ts';
import type { RoofPitch, Stories } from './answers.ts';
import { roofPitches, squareFootageBounds, stories } from './prices.ts';

/**
 * The roof reaches past the walls. A one-foot overhang all round adds this to a footprint of about 1,700 sq ft;
 * smaller houses gain more, larger ones less.
 */
export const overhangFactor = 1.1;

/** Length of a slope over its level run: √(1 + (rise ÷ 12)²). */
export function slopeFactorOf(riseInches: number): number {
  return Math.hypot(1, riseInches / 12);
}

/** The way back: ground covered by the house under a roof of this area, whatever its number of stories. */
export function groundUnderRoof(roofSquareFeet: number, riseInches: number): number {
  return roofSquareFeet / (overhangFactor * slopeFactorOf(riseInches));
}

export interface HouseSize {
  /** Heated floor area of all stories together. */
  readonly livingSquareFeet: number;
  readonly stories: Stories;
  readonly roofPitch: RoofPitch;
}

export interface RoofArea {
  /** Ground covered by the house. */
  readonly footprintSquareFeet: number;
  readonly overhangFactor: number;
  readonly slopeFactor: number;
  /** Rounded to the size field's step. May lie outside its bounds. */
  readonly roofSquareFeet: number;
}

/** Estimates the roof area of a house; a living area that is no number, or not above zero, gives zero. */
export function estimateRoofArea(house: HouseSize): RoofArea {
  const livingSquareFeet = Number.isFinite(house.livingSquareFeet) ? Math.max(0, house.livingSquareFeet) : 0;
  const footprintSquareFeet = livingSquareFeet / stories[house.stories].storyCount;
  const slopeFactor = slopeFactorOf(roofPitches[house.roofPitch].typicalRise);
  const exact = footprintSquareFeet * overhangFactor * slopeFactor;
  const { step } = squareFootageBounds;
  return {
    footprintSquareFeet,
    overhangFactor,
    slopeFactor,
    roofSquareFeet: Math.round(exact / step) * step,
  };
}

/** The method in one sentence, with this house's figures. */
export function describeRoofArea(house: HouseSize): string {
  const { footprintSquareFeet, slopeFactor, roofSquareFeet } = estimateRoofArea(house);
  const { storyCount } = stories[house.stories];
  const { typicalRise } = roofPitches[house.roofPitch];
  return (
    `${formatCount(house.livingSquareFeet)} sq ft of living area ÷ ${storyCount} = ${formatCount(footprintSquareFeet)} sq ft of ground, ` +
    `× ${overhangFactor.toFixed(2)} for the overhang, × ${slopeFactor.toFixed(2)} for a ${typicalRise}/12 slope: ` +
    `about ${formatCount(roofSquareFeet)} sq ft of roof.`
  );
}

/** What the method leaves out, for the line under the result. */
export const roofAreaCaveat =
  'Living area leaves out an attached garage or porch. If one sits under the same roof, add its floor first.';
