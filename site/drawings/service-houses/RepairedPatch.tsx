import { heroHouseScene } from '../hero/hero-house-scene.ts';
import { frontSlope } from '../house/house-feet.ts';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { copperLook } from '../roof-surface/roof-looks.ts';

// Feet on the front slope: left end, right end and lower edge of each course of new shingles.
const courseFeet = 1.5;
const courses = [
  { left: 27, right: 34.5, bottom: 6 },
  { left: 28.25, right: 35.75, bottom: 7.5 },
  { left: 29.5, right: 34.5, bottom: 9 },
] as const;

/** Three courses of new shingles in an old slope: the whole of a repair, seen from the street. */
export function RepairedPatch() {
  const { camera, feet } = heroHouseScene;
  return courses.map(({ bottom, left, right }) => (
    <RoofPlane
      key={bottom}
      camera={camera}
      plane={frontSlope(feet)}
      corners={[
        [left, bottom],
        [right, bottom],
        [right, bottom + courseFeet],
        [left, bottom + courseFeet],
      ]}
      covering={{ look: copperLook('asphalt') }}
      seed={2}
      strokeWidth={1.2}
    />
  ));
}
