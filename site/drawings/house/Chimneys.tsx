import type { Camera, SpacePoint } from '../geometry/camera.ts';
import { paint } from '../sheet/paint.ts';
import type { HouseFeet } from './house-feet.ts';
import type { HouseScene } from './house-scene.ts';

const mostDrawn = 3;
const sizeFeet = { width: 2.8, depth: 3, aboveRidge: 3.6, course: 0.8 };

/** Chimneys on the front slope near the ridge, from the right: as many as were answered, up to three. */
export function Chimneys({
  scene: { camera, feet },
  count,
}: {
  readonly scene: HouseScene;
  readonly count: number;
}) {
  return Array.from({ length: Math.min(mostDrawn, count) }, (_, number) => (
    // The rearmost is hidden most, so it is drawn first.
    <Chimney
      // biome-ignore lint/suspicious/noArrayIndexKey: chimneys have no identity but their place
      key={number}
      camera={camera}
      feet={feet}
      x={feet.length * (0.82 - 0.22 * number)}
    />
  ));
}

function Chimney({
  camera,
  feet,
  x,
}: {
  readonly camera: Camera;
  readonly feet: HouseFeet;
  readonly x: number;
}) {
  const { width, depth, aboveRidge, course } = sizeFeet;
  const near = feet.width * 0.36;
  const far = near + depth;
  const top = feet.ridgeHeight + aboveRidge;
  const slopeAt = (y: number) => feet.wallHeight + Math.min(y, feet.width - y) * feet.pitch + feet.edge;
  const foot = slopeAt(near);
  const joints: (readonly SpacePoint[])[] = [];
  for (let height = top - course; height > foot; height -= course) {
    const isSideClear = height > slopeAt(far);
    const start: SpacePoint = isSideClear
      ? [x, far, height]
      : [x, near + (height - foot) / feet.pitch, height];
    joints.push([start, [x, near, height], [x + width, near, height]]);
  }
  const capTop = top + 0.7;
  const reach = 0.4;
  const [capLeft, capRight, capNear, capFar] = [x - reach, x + width + reach, near - reach, far + reach];
  return (
    <>
      <path
        d={camera.outline([
          [x, near, foot],
          [x, far, slopeAt(far)],
          [x, far, top],
          [x, near, top],
        ])}
        fill={paint('brick-side')}
        strokeWidth="1.3"
      />
      <path
        d={camera.outline([
          [x, near, foot],
          [x + width, near, foot],
          [x + width, near, top],
          [x, near, top],
        ])}
        fill={paint('brick')}
        strokeWidth="1.3"
      />
      <path d={camera.lines(joints)} stroke={paint('copper')} strokeWidth=".6" strokeOpacity=".6" />
      <path
        d={camera.outline([
          [capLeft, capNear, top],
          [capLeft, capFar, top],
          [capLeft, capFar, capTop],
          [capLeft, capNear, capTop],
        ])}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path
        d={
          camera.outline([
            [capLeft, capNear, top],
            [capRight, capNear, top],
            [capRight, capNear, capTop],
            [capLeft, capNear, capTop],
          ]) +
          camera.outline([
            [capLeft, capNear, capTop],
            [capRight, capNear, capTop],
            [capRight, capFar, capTop],
            [capLeft, capFar, capTop],
          ])
        }
        fill={paint('wall')}
        strokeWidth="1.2"
      />
    </>
  );
}
