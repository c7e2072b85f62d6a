import type { RoofPlane } from '#calculators/house/roof.ts';
import type { SpacePoint } from '../geometry/camera.ts';
import { onPlane, rectangle } from '../geometry/faces.ts';
import { Box } from '../sheet/Box.tsx';
import { paint } from '../sheet/paint.ts';
import { chimneyGround, placeChimneys, placePipes, placeSkylights } from './fitting-places.ts';
import { type HouseScene, largestSeen, layPlane } from './house-scene.ts';

interface FittingProps {
  readonly scene: HouseScene;
  readonly count: number;
}

/** Skylights in the largest slope that is seen: as many as were answered, up to a full row. */
export function Skylights({ scene, count }: FittingProps) {
  const frames = placeSkylights(scene, count).map(scene.camera.outline).join('');
  if (frames === '') return null;
  return (
    <>
      <path d={frames} stroke={paint('wall')} strokeWidth="4" />
      <path d={frames} fill={paint('glass')} strokeWidth="1.2" />
    </>
  );
}

const flashingFeet = { height: 0.6, steps: 3 };
const chimneyFeet = { aboveRidge: 3.6, course: 0.8, cap: 0.7, capReach: 0.4 };

/** Chimneys near the top of the largest slope that is seen, from the right: as many as were answered, up to three. */
export function Chimneys({
  scene,
  count,
  isFlashed = true,
}: FittingProps & { readonly isFlashed?: boolean }) {
  const slope = largestSeen(scene);
  if (slope === undefined) return null;
  // The rearmost is hidden most, so it is drawn first.
  return placeChimneys(scene, count).map(([left, near]) => (
    <Chimney key={left} scene={scene} left={left} near={near} slope={slope} isFlashed={isFlashed} />
  ));
}

interface ChimneyProps {
  readonly scene: HouseScene;
  readonly left: number;
  readonly near: number;
  readonly slope: RoofPlane;
  readonly isFlashed: boolean;
}

function Chimney({ scene: { camera, house }, left, near, slope, isFlashed }: ChimneyProps) {
  const { width, depth } = chimneyGround;
  const { aboveRidge, course, cap, capReach } = chimneyFeet;
  const [right, far] = [left + width, near + depth];
  const top = house.ridgeHeight + aboveRidge;
  const [[x, y]] = slope.corners as readonly [SpacePoint];
  const { uphill } = slope;
  const slopeAt = (atX: number, atY: number) =>
    house.eaveHeight + house.edge + ((atX - x) * uphill[0] + (atY - y) * uphill[1]) * house.pitch;
  const foot = slopeAt(left, near);
  const behind = Math.min(top, slopeAt(left, far), house.ridgeHeight + house.edge);
  const joints: (readonly SpacePoint[])[] = [];
  for (let height = top - course; height > foot; height -= course) {
    const start: SpacePoint =
      height > behind || uphill[1] < 0.5
        ? [left, far, height]
        : [left, near + (height - foot) / house.pitch, height];
    joints.push([start, [left, near, height], [right, near, height]]);
  }
  const apron = near - flashingFeet.height;
  // A piece for each course beside it, and an apron below that reaches onto the roof.
  const flashing: (readonly SpacePoint[])[] = [
    ...Array.from({ length: flashingFeet.steps }, (_, step): readonly SpacePoint[] => {
      const [low, high] = [0, 1].map((end) => near + (depth * (step + end)) / flashingFeet.steps) as [
        number,
        number,
      ];
      const up = Math.min(slopeAt(left, high), behind);
      return [
        [left, low, slopeAt(left, low)],
        [left, high, up],
        [left, high, up + flashingFeet.height],
        [left, low, up + flashingFeet.height],
      ];
    }),
    [
      [left, near, foot + flashingFeet.height],
      [right, near, foot + flashingFeet.height],
      [right, near, foot],
      [right, apron, slopeAt(right, apron)],
      [left, apron, slopeAt(left, apron)],
      [left, near, foot],
    ],
  ];
  return (
    <>
      <path
        d={camera.outline([
          [left, near, foot],
          [left, far, behind],
          [left, far, top],
          [left, near, top],
        ])}
        fill={paint('brick-side')}
        strokeWidth="1.3"
      />
      <path
        d={camera.box([left, near, foot], [right, far, top]).front}
        fill={paint('brick')}
        strokeWidth="1.3"
      />
      <path d={camera.lines(joints)} stroke={paint('wood-line')} strokeWidth=".6" strokeOpacity=".6" />
      {isFlashed && uphill[1] > 0.5 && (
        <path d={flashing.map(camera.outline).join('')} fill={paint('water')} strokeWidth=".9" />
      )}
      <Box
        camera={camera}
        from={[left - capReach, near - capReach, top]}
        to={[right + capReach, far + capReach, top + cap]}
      />
    </>
  );
}

const bootFeet = { half: 0.6, pipe: 1.5 };

/** Two vents of the plumbing through the largest slope that is seen, each in its boot. */
export function PipeBoots({ scene }: { readonly scene: HouseScene }) {
  const slope = largestSeen(scene);
  if (slope === undefined) return null;
  const { camera, house } = scene;
  const { plane } = layPlane(house, slope);
  const { half, pipe } = bootFeet;
  const places = placePipes(scene);
  return (
    <>
      <path
        d={places
          .map(([x, up]) => camera.outlineOn(plane, rectangle(x - half, up - half, x + half, up + half)))
          .join('')}
        fill={paint('water')}
        strokeWidth=".9"
      />
      <path
        d={camera.lines(
          places.map((place) => {
            const [px, py, pz] = onPlane(plane, place);
            return [
              [px, py, pz],
              [px, py, pz + pipe],
            ];
          }),
        )}
        strokeWidth="3"
      />
    </>
  );
}
