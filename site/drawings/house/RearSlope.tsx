import { memo } from 'react';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import type { MainRoofProps } from './MainRoof.tsx';

/** The slope away from the street; a low roof shows it above the ridge. */
export const RearSlope = memo(function RearSlope({
  scene: { camera, feet },
  covering,
  enlargement,
}: MainRoofProps) {
  const { length, width, overhang, edge, pitch, eaveHeight, slopeLength } = feet;
  if (!camera.isFacing([0, pitch, 1])) return null;
  const run = 1 / Math.hypot(1, pitch);
  const across = length + 2 * overhang;
  return (
    <RoofPlane
      camera={camera}
      plane={{
        origin: [-overhang, width + overhang, eaveHeight + edge],
        across: [1, 0, 0],
        up: [0, -run, pitch * run],
      }}
      corners={[
        [0, 0],
        [across, 0],
        [across, slopeLength],
        [0, slopeLength],
      ]}
      covering={covering}
      seed={3}
      enlargement={enlargement}
      isTurnedAway
    />
  );
});
