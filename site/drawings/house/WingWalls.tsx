import { memo } from 'react';
import type { Plane, SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './house-scene.ts';
import { WallTexture } from './WallTexture.tsx';
import { Windows } from './Windows.tsx';
import { brickPath, sidingPath } from './wall-texture.ts';
import { wingWindows } from './wall-windows.ts';

/** The gabled front: its walls, the door, the stoop. */
export const WingWalls = memo(function WingWalls({
  scene: { camera, feet },
}: {
  readonly scene: HouseScene;
}) {
  const { wallHeight, pitch } = feet;
  const { center, halfWidth, depth, ridgeHeight } = feet.wing;
  const left = center - halfWidth;
  const right = center + halfWidth;
  const front = -depth;
  const sidePlane: Plane = { origin: [left, front, 0], across: [0, 1, 0], up: [0, 0, 1] };
  const frontPlane: Plane = { origin: [left, front, 0], across: [1, 0, 0], up: [0, 0, 1] };
  const upright = (x: number, half: number, top: number): SpacePoint[] => [
    [x - half, front, 0],
    [x + half, front, 0],
    [x + half, front, top],
    [x - half, front, top],
  ];
  const doorHalf = Math.min(1.6, halfWidth * 0.42);
  const frameHalf = doorHalf + Math.min(1, halfWidth * 0.2);
  return (
    <>
      <path
        d={camera.outline([
          [left, 0, 0],
          [left, front, 0],
          [left, front, wallHeight],
          [left, 0, wallHeight],
        ])}
        fill={paint('side')}
      />
      <path
        d={camera.outline([
          [left, front, 0],
          [right, front, 0],
          [right, front, wallHeight],
          [center, front, ridgeHeight],
          [left, front, wallHeight],
        ])}
        fill={paint('wall')}
      />
      <WallTexture
        camera={camera}
        plane={sidePlane}
        siding={sidingPath(wallHeight - 1.2, () => [0, depth])}
        bricks={brickPath(0, depth)}
        isTurnedAway
      />
      <WallTexture
        camera={camera}
        plane={frontPlane}
        siding={sidingPath(ridgeHeight - 1, (height) => {
          const inset = Math.max(0, (height - wallHeight) / pitch);
          return [inset, 2 * halfWidth - inset];
        })}
        bricks={brickPath(0, 2 * halfWidth)}
      />
      <path d={camera.outline(upright(center, frameHalf, 8))} fill={paint('wall')} strokeWidth="1.3" />
      <path d={camera.outline(upright(center, doorHalf, 7.1))} fill={paint('door')} strokeWidth="1.3" />
      <path
        d={camera.outline([
          [center - frameHalf - 0.8, front - 2.2, 0],
          [center + frameHalf + 0.8, front - 2.2, 0],
          [center + frameHalf + 0.8, front, 0],
          [center - frameHalf - 0.8, front, 0],
        ])}
        fill={paint('wall')}
        strokeWidth="1.1"
      />
      <Windows camera={camera} windows={wingWindows(feet)} />
      <path
        d={camera.outline([
          [left, front, wallHeight],
          [center, front, ridgeHeight],
          [right, front, wallHeight],
          [right, front, wallHeight - 0.8],
          [center, front, ridgeHeight - 1.4],
          [left, front, wallHeight - 0.8],
        ])}
        fill={paint('shade')}
        fillOpacity=".7"
        stroke="none"
      />
    </>
  );
});
