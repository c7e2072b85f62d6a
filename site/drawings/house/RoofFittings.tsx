import { mostDrawn } from '#calculators/roof-cost/house-plan.ts';
import type { SpacePoint } from '../geometry/camera.ts';
import { boxFaces, onPlane, rectangle } from '../geometry/faces.ts';
import { Box } from '../sheet/Box.tsx';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './fit-house.ts';
import { frontSlope } from './house-feet.ts';

interface CountProps {
  readonly scene: HouseScene;
  readonly count: number;
}

/** Skylights in the main slope right of the wing: as many as were answered, up to a full row. */
export function Skylights({ scene: { camera, feet }, count }: CountProps) {
  const drawn = Math.min(mostDrawn.skylights, count);
  if (drawn < 1) return null;
  const { length, overhang, slopeLength, wing } = feet;
  const first = wing.center + wing.halfWidth + 3;
  const room = Math.max(0, length - first - 1) / drawn;
  const width = Math.min(2.8, room * 0.7);
  const bottom = slopeLength * 0.34;
  const top = bottom + Math.min(4.4, slopeLength * 0.26);
  const slope = frontSlope(feet);
  const frames = Array.from({ length: drawn }, (_, number) => {
    const left = overhang + first + (number + 0.5) * room - width / 2;
    const corners = rectangle(left, bottom, left + width, top);
    return camera.outline(corners.map((corner) => onPlane(slope, corner)));
  }).join('');
  return (
    <>
      <path d={frames} stroke={paint('wall')} strokeWidth="4" />
      <path d={frames} fill={paint('glass')} strokeWidth="1.2" />
    </>
  );
}

/** Chimneys on the front slope near the ridge, from the right: as many as were answered, up to three. */
export function Chimneys({ scene, count }: CountProps) {
  return Array.from({ length: Math.min(mostDrawn.chimneys, count) }, (_, number) => (
    // The rearmost is hidden most, so it is drawn first.
    // biome-ignore lint/suspicious/noArrayIndexKey: chimneys have no identity but their place
    <Chimney key={number} scene={scene} left={scene.feet.length * (0.82 - 0.22 * number)} />
  ));
}

const chimneyFeet = { width: 2.8, depth: 3, aboveRidge: 3.6, course: 0.8, cap: 0.7, capReach: 0.4 };

function Chimney({ scene: { camera, feet }, left }: { readonly scene: HouseScene; readonly left: number }) {
  const { width, depth, aboveRidge, course, cap, capReach } = chimneyFeet;
  const right = left + width;
  const near = feet.width * 0.36;
  const far = near + depth;
  const top = feet.ridgeHeight + aboveRidge;
  const slopeAt = (y: number) => feet.wallHeight + Math.min(y, feet.width - y) * feet.pitch + feet.edge;
  const foot = slopeAt(near);
  const joints: (readonly SpacePoint[])[] = [];
  for (let height = top - course; height > foot; height -= course) {
    const isSideClear = height > slopeAt(far);
    const start: SpacePoint = isSideClear
      ? [left, far, height]
      : [left, near + (height - foot) / feet.pitch, height];
    joints.push([start, [left, near, height], [right, near, height]]);
  }
  return (
    <>
      <path
        d={camera.outline([
          [left, near, foot],
          [left, far, slopeAt(far)],
          [left, far, top],
          [left, near, top],
        ])}
        fill={paint('brick-side')}
        strokeWidth="1.3"
      />
      <path
        d={camera.outline(boxFaces([left, near, foot], [right, far, top]).front)}
        fill={paint('brick')}
        strokeWidth="1.3"
      />
      <path d={camera.lines(joints)} stroke={paint('copper')} strokeWidth=".6" strokeOpacity=".6" />
      <Box
        camera={camera}
        from={[left - capReach, near - capReach, top]}
        to={[right + capReach, far + capReach, top + cap]}
      />
    </>
  );
}

/** Copper gutters along the main eave, left and right of the wing, each with its downspout. */
export function Gutters({ scene: { camera, feet } }: { readonly scene: HouseScene }) {
  const { length, overhang, eaveHeight, wing } = feet;
  const y = -overhang - 0.5;
  const trough = (from: number, to: number) =>
    camera.outline(boxFaces([from, y, eaveHeight - 0.15], [to, y, eaveHeight + 0.75]).front);
  const downspout = (x: number): SpacePoint[] => [
    [x, -overhang - 0.3, eaveHeight],
    [x, -0.3, eaveHeight - 2],
    [x, -0.3, 0.4],
  ];
  return (
    <>
      <path
        d={
          trough(-overhang, wing.center - wing.halfWidth - overhang) +
          trough(wing.center + wing.halfWidth + overhang, length + overhang)
        }
        fill={paint('gutter')}
        stroke={paint('copper')}
        strokeWidth="1.2"
      />
      <path
        d={camera.lines([downspout(0.5), downspout(length - 0.6)])}
        stroke={paint('copper')}
        strokeWidth="3"
      />
    </>
  );
}
