import { memo } from 'react';
import { mainWallWindows, wingWindows } from '#calculators/roof-cost/house-windows.ts';
import type { Camera, Plane } from '../geometry/camera.ts';
import { boxFaces } from '../geometry/faces.ts';
import { hundredth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './fit-house.ts';
import { stoopFeet } from './house-feet.ts';
import { Windows } from './Windows.tsx';

interface WallsProps {
  readonly scene: HouseScene;
}

/** The front and the left gable. */
export const MainWalls = memo(function MainWalls({ scene: { camera, feet } }: WallsProps) {
  const { length, width, wallHeight, ridgeHeight, pitch } = feet;
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
      <path d={camera.outline(boxFaces([0, 0, 0], [length, 0, wallHeight]).front)} fill={paint('wall')} />
      <WallTexture
        camera={camera}
        plane={{ origin: [0, 0, 0], across: [1, 0, 0], up: [0, 0, 1] }}
        length={length}
        top={wallHeight - 1.2}
      />
      <WallTexture
        camera={camera}
        plane={{ origin: [0, 0, 0], across: [0, 1, 0], up: [0, 0, 1] }}
        length={width}
        top={ridgeHeight - 1}
        insetAt={(height) => Math.max(0, (height - wallHeight) / pitch) + 0.1}
        isTurnedAway
      />
      <Windows camera={camera} windows={mainWallWindows(feet)} />
    </>
  );
});

/** The gabled front: its walls, the door, the stoop. */
export const WingWalls = memo(function WingWalls({ scene: { camera, feet } }: WallsProps) {
  const { wallHeight, pitch } = feet;
  const { center, halfWidth, depth, ridgeHeight } = feet.wing;
  const left = center - halfWidth;
  const right = center + halfWidth;
  const front = -depth;
  const doorHalf = Math.min(1.6, halfWidth * 0.42);
  const frameHalf = doorHalf + Math.min(1, halfWidth * 0.2);
  const stoopHalf = frameHalf + 0.8;
  const upright = (half: number, top: number) =>
    camera.outline(boxFaces([center - half, front, 0], [center + half, front, top]).front);
  return (
    <>
      <path d={camera.outline(boxFaces([left, 0, 0], [left, front, wallHeight]).side)} fill={paint('side')} />
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
        plane={{ origin: [left, front, 0], across: [0, 1, 0], up: [0, 0, 1] }}
        length={depth}
        top={wallHeight - 1.2}
        isTurnedAway
      />
      <WallTexture
        camera={camera}
        plane={{ origin: [left, front, 0], across: [1, 0, 0], up: [0, 0, 1] }}
        length={2 * halfWidth}
        top={ridgeHeight - 1}
        insetAt={(height) => Math.max(0, (height - wallHeight) / pitch)}
      />
      <path d={upright(frameHalf, 8)} fill={paint('wall')} strokeWidth="1.3" />
      <path d={upright(doorHalf, 7.1)} fill={paint('door')} strokeWidth="1.3" />
      <path
        d={camera.outline(
          boxFaces([center - stoopHalf, front - stoopFeet, 0], [center + stoopHalf, front, 0]).top,
        )}
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

interface WallTextureProps {
  readonly camera: Camera;
  readonly plane: Plane;
  /** In feet along the wall, and where its siding ends. */
  readonly length: number;
  readonly top: number;
  /** How far the siding at a height stays away from both ends, as under a gable. */
  readonly insetAt?: (height: number) => number;
  readonly isTurnedAway?: boolean;
}

const boardFeet = 1.15;
const brickFeet = { length: 2.2, height: 0.85 };
/** The brick base ends and the siding begins. */
const baseFeet = 3.4;

/** Siding and brick: hairlines that lie in the wall. */
function WallTexture({ camera, plane, length, top, insetAt, isTurnedAway = false }: WallTextureProps) {
  return (
    <g transform={camera.transformOf(plane)} strokeWidth={hundredth(0.85 / camera.scale)}>
      <path
        d={sidingPath(length, top, insetAt)}
        stroke={paint('hair')}
        strokeOpacity={isTurnedAway ? '.8' : '.55'}
      />
      <path d={brickPath(length)} stroke={paint('mid')} strokeOpacity=".55" />
    </g>
  );
}

function sidingPath(length: number, top: number, insetAt: (height: number) => number = () => 0): string {
  let text = '';
  for (let height = baseFeet + 0.8; height < top; height += boardFeet) {
    const [start, end] = [insetAt(height), length - insetAt(height)];
    if (end > start) text += `M${hundredth(start)} ${hundredth(height)}H${hundredth(end)}`;
  }
  return text;
}

/** Four courses in running bond along the foot of the wall. */
function brickPath(wallLength: number): string {
  const { length, height } = brickFeet;
  const rise = hundredth(height);
  let text = '';
  for (let course = 0; course * height < baseFeet - 0.01; course++) {
    const bottom = course * height;
    text += `M0 ${hundredth(bottom + height)}H${hundredth(wallLength)}`;
    const first = course % 2 === 1 ? length / 2 : length;
    const count = Math.ceil((wallLength - first) / length);
    if (count > 0)
      text +=
        `M${hundredth(first)} ${hundredth(bottom)}v${rise}` +
        `m${hundredth(length)}-${rise}v${rise}`.repeat(count - 1);
  }
  return text;
}
