import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/paint.ts';
import type { MainRoofProps } from './MainRoof.tsx';

const sizeFeet = { length: 21, wall: 9, doorHeight: 7.4 };

/** A lower wing on the right with a wide door. */
export function Garage({ scene: { camera, feet }, covering, enlargement }: MainRoofProps) {
  const { length, width, overhang, edge, pitch } = feet;
  const { wall, doorHeight } = sizeFeet;
  const right = length + sizeFeet.length;
  const front = width * 0.1;
  const run = 1 / Math.hypot(1, pitch);
  const halfSpan = width * 0.36 + overhang;
  const slopeLength = Math.hypot(halfSpan, pitch * halfSpan);
  const eave = wall - overhang * pitch;
  const doorPanels = [1, 2, 3].map(
    (panel) =>
      [
        [length + 3, front, (panel * doorHeight) / 4],
        [right - 3, front, (panel * doorHeight) / 4],
      ] as const,
  );
  const across = sizeFeet.length + overhang;
  return (
    <>
      <path
        d={camera.outline([
          [length, front, 0],
          [right, front, 0],
          [right, front, wall],
          [length, front, wall],
        ])}
        fill={paint('wall')}
      />
      <path
        d={camera.outline([
          [length + 3, front, 0],
          [right - 3, front, 0],
          [right - 3, front, doorHeight],
          [length + 3, front, doorHeight],
        ])}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(doorPanels)} strokeWidth=".9" />
      <RoofPlane
        camera={camera}
        plane={{
          origin: [length, front - overhang, eave + edge],
          across: [1, 0, 0],
          up: [0, run, pitch * run],
        }}
        corners={[
          [0, 0],
          [across, 0],
          [across, slopeLength],
          [0, slopeLength],
        ]}
        covering={covering}
        seed={31}
        enlargement={enlargement}
      />
      <path
        d={camera.outline([
          [length, front - overhang, eave],
          [right + overhang, front - overhang, eave],
          [right + overhang, front - overhang, eave + edge],
          [length, front - overhang, eave + edge],
        ])}
        fill={paint('wall')}
      />
    </>
  );
}
