import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { createCamera } from '../geometry/camera.ts';
import { rectangle, slopePlane } from '../geometry/faces.ts';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 9.4, origin: [36, 90] });
const [length, depth, pitch, thickness] = [8.4, 5.6, 7 / 12, 0.9];

interface MaterialSwatchProps {
  readonly material: RoofType;
}

/** A corner of roof in one covering. Decoration: its card names the covering. */
export function MaterialSwatch({ material }: MaterialSwatchProps) {
  return (
    <DrawingSheet viewBox="0 0 116 108">
      {/* Where it is cut: rake and fascia. */}
      <path
        d={camera.outline([
          [0, 0, -thickness],
          [0, depth, depth * pitch - thickness],
          [0, depth, depth * pitch],
          [0, 0, 0],
        ])}
        fill={paint('side')}
      />
      <path d={camera.box([0, 0, -thickness], [length, 0, 0]).front} fill={paint('wall')} />
      <RoofPlane
        camera={camera}
        plane={slopePlane([0, 0, 0], pitch)}
        corners={rectangle(0, 0, length, depth * Math.hypot(1, pitch))}
        covering={{ look: lookOf(material) }}
        seed={4}
      />
    </DrawingSheet>
  );
}
