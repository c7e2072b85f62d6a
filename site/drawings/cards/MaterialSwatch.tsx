import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { createCamera } from '../geometry/camera.ts';
import { CutEdges } from '../roof-surface/CutEdges.tsx';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';

const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 9.4, origin: [36, 90] });
const [length, depth, pitch, thickness] = [8.4, 5.6, 7 / 12, 0.9];
const run = 1 / Math.hypot(1, pitch);

interface MaterialSwatchProps {
  readonly material: RoofType;
}

/** A corner of roof in one covering. Decoration: it stands on the card that names the covering. */
export function MaterialSwatch({ material }: MaterialSwatchProps) {
  return (
    <DrawingSheet viewBox="0 0 116 108">
      <CutEdges camera={camera} length={length} depth={depth} rise={depth * pitch} thickness={thickness} />
      <RoofPlane
        camera={camera}
        plane={{ origin: [0, 0, 0], across: [1, 0, 0], up: [0, run, pitch * run] }}
        corners={[
          [0, 0],
          [length, 0],
          [length, depth / run],
          [0, depth / run],
        ]}
        covering={{ look: lookOf(material) }}
        seed={4}
      />
    </DrawingSheet>
  );
}
