import type { SpacePoint } from '../geometry/camera.ts';
import type { HouseScene } from './house-scene.ts';

const spacingFeet = 1.6;
const reachFeet = 6;
const gateFeet = 3.4;

/** Pickets and rails of the fence in front of the house, with a gate where the walk is. */
export function fencePaths({ camera, feet }: HouseScene): {
  readonly pickets: string;
  readonly rails: string;
} {
  const y = -8;
  const gate = feet.wing.center;
  const end = feet.length + reachFeet;
  let pickets = '';
  for (let x = -reachFeet; x <= end; x += spacingFeet) {
    if (Math.abs(x - gate) < gateFeet) continue;
    pickets += camera.outline([
      [x - 0.45, y, 0],
      [x - 0.45, y, 3],
      [x, y, 3.5],
      [x + 0.45, y, 3],
      [x + 0.45, y, 0],
    ]);
  }
  const rails = [1, 2.4].flatMap((height): (readonly SpacePoint[])[] => [
    [
      [-reachFeet - 0.6, y, height],
      [gate - gateFeet, y, height],
    ],
    [
      [gate + gateFeet, y, height],
      [end + 0.6, y, height],
    ],
  ]);
  return { pickets, rails: camera.lines(rails) };
}
