import { memo } from 'react';
import type { Plane } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './house-scene.ts';
import { WallTexture } from './WallTexture.tsx';
import { Windows } from './Windows.tsx';
import { brickPath, sidingPath } from './wall-texture.ts';
import { mainWallWindows } from './wall-windows.ts';

const frontPlane: Plane = { origin: [0, 0, 0], across: [1, 0, 0], up: [0, 0, 1] };
const gablePlane: Plane = { origin: [0, 0, 0], across: [0, 1, 0], up: [0, 0, 1] };

export const MainWalls = memo(function MainWalls({
  scene: { camera, feet },
}: {
  readonly scene: HouseScene;
}) {
  const { length, width, wallHeight, ridgeHeight, pitch } = feet;
  const gableExtent = (height: number) => {
    const inset = Math.max(0, (height - wallHeight) / pitch) + 0.1;
    return [inset, width - inset] as const;
  };
  return (
    <>
      <path
        d={camera.outline([
          [0, 0, 0],
          [0, width, 0],
          [0, width, wallHeight],
          [0, width / 2, ridgeHeight],
          [0, 0, wallHeight],
        ])}
        fill={paint('side')}
      />
      <path
        d={camera.outline([
          [0, 0, 0],
          [length, 0, 0],
          [length, 0, wallHeight],
          [0, 0, wallHeight],
        ])}
        fill={paint('wall')}
      />
      <WallTexture
        camera={camera}
        plane={frontPlane}
        siding={sidingPath(wallHeight - 1.2, () => [0, length])}
        bricks={brickPath(0, length)}
      />
      <WallTexture
        camera={camera}
        plane={gablePlane}
        siding={sidingPath(ridgeHeight - 1, gableExtent)}
        bricks={brickPath(0, width)}
        isTurnedAway
      />
      <Windows camera={camera} windows={mainWallWindows(feet)} />
    </>
  );
});
