import { chimneyAboveRidge, fittingsOf, mainSlope } from '#calculators/house/fittings.ts';
import { liftTo } from '#calculators/house/house.ts';
import type { Point, Ring } from '#calculators/house/outline.ts';
import { rectangle, type SpacePoint, segment } from '../geometry/camera.ts';
import { Box } from '../sheet/Box.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import type { HouseScene } from './house-scene.ts';

const bootFeet = { half: 0.6, pipe: 1.5 };

interface PipesAndSkylightsProps {
  readonly scene: HouseScene;
  readonly skylights: number;
}

/**
 * In the largest slope that is seen: the vents of the plumbing, each in its boot, and as many skylights as were answered, up
 * to a full row.
 */
export function PipesAndSkylights({ scene: { camera, house }, skylights }: PipesAndSkylightsProps) {
  const { half, pipe } = bootFeet;
  const lift = liftTo(house, mainSlope(house));
  const lay = (outlines: readonly Ring[]) =>
    outlines.map((outline) => camera.outline(outline.map(lift))).join('');
  const { pipes, ...fittings } = fittingsOf(house, { chimneys: 0, skylights });
  const frames = lay(fittings.skylights);
  return (
    <>
      <path
        d={lay(pipes.map(([x, y]) => rectangle(x - half, y - half, x + half, y + half)))}
        fill={paint('water')}
        strokeWidth=".9"
      />
      <path
        d={camera.lines(pipes.map(lift).map(([x, y, z]) => segment([x, y, z], [x, y, z + pipe])))}
        strokeWidth="3"
      />
      {frames === '' ? null : (
        <>
          <path d={frames} stroke={paint('wall')} strokeWidth="4" />
          <path d={frames} fill={paint('glass')} strokeWidth="1.2" />
        </>
      )}
    </>
  );
}

const flashingFeet = { height: 0.6, steps: 3 };
const chimneyFeet = { course: 0.8, cap: 0.7, capReach: 0.4 };

interface ChimneysProps {
  readonly scene: HouseScene;
  readonly count: number;
  readonly isFlashed?: boolean;
}

/** Chimneys near the top of the largest slope that is seen, from the right: as many as were answered, up to three. */
export function Chimneys({ scene, count, isFlashed = true }: ChimneysProps) {
  // The rearmost is hidden most, so it is drawn first.
  return fittingsOf(scene.house, { chimneys: count, skylights: 0 }).chimneys.map((ground) => (
    <Chimney key={ground.join()} scene={scene} ground={ground} isFlashed={isFlashed} />
  ));
}

interface ChimneyProps {
  readonly scene: HouseScene;
  readonly ground: Ring;
  readonly isFlashed: boolean;
}

function Chimney({ scene: { camera, house }, ground, isFlashed }: ChimneyProps) {
  const { course, cap, capReach } = chimneyFeet;
  const [[left, near], , [right, far]] = ground as readonly [Point, Point, Point];
  const depth = far - near;
  const top = house.ridgeHeight + chimneyAboveRidge;
  const slope = mainSlope(house);
  const { uphill } = slope;
  const lift = liftTo(house, slope);
  const slopeAt = (x: number, y: number) => lift([x, y])[2];
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
  const pieceAt = (step: number) => near + (depth * step) / flashingFeet.steps;
  // A piece for each course beside it, and an apron below that reaches onto the roof.
  const flashing: (readonly SpacePoint[])[] = [
    ...Array.from({ length: flashingFeet.steps }, (_, step): readonly SpacePoint[] => {
      const [low, high] = [pieceAt(step), pieceAt(step + 1)];
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
      <path d={camera.front(left, foot, right, top, near)} fill={paint('brick')} strokeWidth="1.3" />
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
