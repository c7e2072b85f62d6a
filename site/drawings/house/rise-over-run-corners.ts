import type { SpacePoint } from '../geometry/camera.ts';
import type { HouseFeet } from './house-feet.ts';

/** Corners of the pitch triangle: the low and high end of its slope, and the right angle above the low end. */
export function riseOverRunCorners(feet: HouseFeet): Record<'low' | 'high' | 'corner', SpacePoint> {
  const { width, wallHeight, pitch, overhang, edge } = feet;
  const run = Math.min(10, width * 0.3);
  const y = width * 0.93;
  const clearance = 2.6;
  const low = wallHeight + (width - y) * pitch + edge + clearance;
  const high = low + run * pitch;
  return { low: [-overhang, y, low], high: [-overhang, y - run, high], corner: [-overhang, y, high] };
}
