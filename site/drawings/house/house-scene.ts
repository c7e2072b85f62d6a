import type { Camera } from '../geometry/camera.ts';
import type { HouseFeet } from './house-feet.ts';

/** What every part of the house is drawn from. */
export interface HouseScene {
  readonly camera: Camera;
  readonly feet: HouseFeet;
}
