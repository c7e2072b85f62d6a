import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { createCamera, rectangle, slopePlane } from '../geometry/camera.ts';
import { lookOf, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 8.6, origin: [-4, 174] });
const feet = 18;

/** Cut out of the middle of a slope in one covering. Decoration: its card names the covering. */
export function MaterialSwatch({ material }: { readonly material: RoofType }) {
  return (
    <DrawingSheet viewBox="-16 66.5 70 65">
      <RoofPlane
        camera={camera}
        plane={slopePlane([0, 0, 0], 7 / 12)}
        corners={rectangle(0, 0, feet, feet)}
        covering={{ look: lookOf(material) }}
        seed={4}
      />
    </DrawingSheet>
  );
}
