import type { SpacePoint } from '../geometry/camera.ts';
import { tenth } from '../geometry/path-data.ts';
import { growthOf, outermostPlaces } from './fit-house.ts';
import { dimensionFeet, type HouseScene, riseOverRunCorners } from './house-scene.ts';

/** The one dimension that the last answer changed. */
export type ChangedDimension = 'length' | 'height' | 'pitch';

/** What the house fills of the sheet in a strip, in sheet units. A strip shows its whole height and more than its width. */
const room = { middle: [430, 285], width: 1010, height: 535 } as const;

/** SVG transform that brings the house and its one dimension from their place on the lot into all of the strip. */
export function fillStrip(scene: HouseScene, changed: ChangedDimension, chimneys: number): string {
  const { camera, house } = scene;
  const { inFront, right } = dimensionFeet(house, false);
  const dimension: Readonly<Record<ChangedDimension, readonly SpacePoint[]>> = {
    length: [
      [0, -inFront - 1, 0],
      [house.length, -inFront - 1, 0],
    ],
    height: [[house.length + right + 2, 0, 0]],
    pitch: Object.values(riseOverRunCorners(scene)),
  };
  const places = [...outermostPlaces(scene, { chimneys }), ...dimension[changed]].map(camera.project);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [start, end, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((growthOf(house) * room.width) / (end - start), room.height / (bottom - top));
  const [x, y] = room.middle;
  const shift = [x - (scale * (start + end)) / 2, y - (scale * (top + bottom)) / 2];
  return `translate(${shift.map(tenth).join(' ')}) scale(${Math.round(scale * 1000) / 1000})`;
}
