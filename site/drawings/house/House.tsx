import { memo, useMemo } from 'react';
import { houseOf } from '#calculators/house/house.ts';
import { rectangle, segment } from '../geometry/camera.ts';
import type { RoofCovering } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/DrawingSheet.tsx';
import { Boards, RoofJoints, Slope } from './HouseRoof.tsx';
import { HouseWall } from './HouseWall.tsx';
import type { HouseScene } from './house-scene.ts';
import { paintOrder } from './paint-order.ts';
import { Chimneys, PipesAndSkylights } from './RoofFittings.tsx';

interface HouseProps {
  readonly scene: HouseScene;
  readonly covering: RoofCovering;
  readonly gutters?: boolean;
  readonly skylights?: number;
  readonly chimneys: number;
  readonly hasGarage?: boolean;
}

/** The house itself, painted from the back to the front. */
export function House(props: HouseProps) {
  const { scene, covering, gutters = false, skylights = 0, chimneys, hasGarage = false } = props;
  return (
    <>
      {hasGarage ? <Garage scene={scene} covering={covering} /> : null}
      <HouseBody scene={scene} covering={covering} gutters={gutters} />
      <PipesAndSkylights scene={scene} skylights={skylights} />
      <Chimneys scene={scene} count={chimneys} />
    </>
  );
}

type HouseBodyProps = Pick<HouseProps, 'scene' | 'covering' | 'gutters'> & {
  readonly onlyRoof?: boolean;
  /** Of the house it belongs to; left out, it is one on its own. */
  readonly depthFeet?: number;
};

/** Walls and roof, or the roof alone. */
export const HouseBody = memo(function HouseBody({
  scene,
  covering,
  gutters = false,
  onlyRoof = false,
  depthFeet = scene.house.width,
}: HouseBodyProps) {
  const order = useMemo(() => paintOrder(scene), [scene]);
  return (
    <>
      {order.map(([kind, index]) => {
        const wall = scene.house.sides[index];
        const piece = { scene, index };
        if (kind === 'plane')
          return <Slope key={`${kind} ${index}`} {...piece} covering={covering} depthFeet={depthFeet} />;
        if (kind === 'board') return <Boards key={`${kind} ${index}`} {...piece} gutters={gutters} />;
        return wall && !onlyRoof ? <HouseWall key={`${kind} ${index}`} scene={scene} wall={wall} /> : null;
      })}
      <RoofJoints scene={scene} covering={covering} />
    </>
  );
});

const garageFeet = { length: 21, stories: 0.89, doorHalf: 8, door: 7.4 };

/** A lower house on the right with a wide door. */
function Garage({ scene: { camera, house }, covering }: Pick<HouseProps, 'scene' | 'covering'>) {
  const { length: left, width, overhang, pitchInches } = house;
  const { length, stories, doorHalf, door } = garageFeet;
  const [right, front] = [left + length, width * 0.1];
  const garage = useMemo(() => {
    // Its left end is inside the house, which hides that.
    const walls = rectangle(left, front, right, front + width * 0.72);
    return {
      camera,
      house: houseOf({ walls, overhang, ends: 'gable', storyCount: stories, pitchInches }),
    };
  }, [camera, left, right, front, width, overhang, stories, pitchInches]);
  const middle = left + length / 2;
  const panels = [1, 2, 3].map((panel) => (panel * door) / 4);
  return (
    <>
      <path d={camera.front(left, 0, right, garage.house.wallHeight, front)} fill={paint('wall')} />
      <path
        d={camera.front(middle - doorHalf, 0, middle + doorHalf, door, front)}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path
        d={camera.lines(
          panels.map((z) => segment([middle - doorHalf, front, z], [middle + doorHalf, front, z])),
        )}
        strokeWidth=".9"
      />
      <HouseBody scene={garage} covering={covering} onlyRoof depthFeet={width} />
    </>
  );
}
