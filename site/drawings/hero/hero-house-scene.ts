import { createCamera, type SpacePoint } from '../geometry/camera.ts';
import type { SheetPoint } from '../geometry/path-data.ts';
import type { HouseScene } from '../house/fit-house.ts';
import { type HouseFeet, houseFeet } from '../house/house-feet.ts';

/** The house of the hero: two stories, 9 in 12, standing on the right bank. */
export const heroHouseScene: HouseScene = {
  feet: houseFeet({ squareFeet: 2500, storyCount: 2, pitchInches: 9 }),
  camera: createCamera({ scale: 11.9, origin: [872, 822] }),
};

/** Six of the twelve inspection points: where each is on the house, and where its number stands from there. */
export interface MarkedPoint {
  readonly number: number;
  readonly place: SpacePoint;
  readonly offset: SheetPoint;
}

/** Points of the inspection that this view of the house shows, numbered as in the list of twelve. */
export function markedPoints(feet: HouseFeet): MarkedPoint[] {
  const { length, width, wallHeight, overhang, edge, eaveHeight, ridgeHeight, pitch, slopeLength, wing } =
    feet;
  const run = 1 / Math.hypot(1, pitch);
  const onFrontSlope = (x: number, share: number): SpacePoint => [
    x,
    -overhang + run * slopeLength * share,
    eaveHeight + edge + pitch * run * slopeLength * share,
  ];
  const valley = 0.4 + wing.halfWidth * 0.45;
  return [
    { number: 1, place: onFrontSlope(4 - overhang, 0.62), offset: [0, 0] },
    { number: 2, place: onFrontSlope(length * 0.66 - overhang, 1), offset: [0, -34] },
    { number: 3, place: [wing.center - 4.6, valley, wallHeight + pitch * valley + 1], offset: [-44, -30] },
    { number: 5, place: [length * 0.82 + 1.4, width * 0.36, ridgeHeight + 1.4], offset: [46, -26] },
    { number: 9, place: [length * 0.9, -overhang, eaveHeight + 0.3], offset: [30, 52] },
    {
      number: 10,
      place: [-overhang, width * 0.22, wallHeight + width * 0.22 * pitch - 0.6],
      offset: [-66, 34],
    },
  ];
}
