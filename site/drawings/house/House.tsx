import { boxFaces, segment, slopePlane } from '../geometry/faces.ts';
import { type RoofCovering, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './fit-house.ts';
import { MainRoof, RearSlope, type RoofProps, WingRoof } from './HouseRoof.tsx';
import { MainWalls, WingWalls } from './HouseWalls.tsx';
import { garageSlopeCorners } from './house-feet.ts';
import { Chimneys, Gutters, Skylights } from './RoofFittings.tsx';

interface HouseProps {
  readonly scene: HouseScene;
  readonly covering: RoofCovering;
  readonly gutters: boolean;
  readonly skylights: number;
  readonly chimneys: number;
  readonly hasGarage?: boolean;
}

/** On a deep roof courses of their true size would close up into gray. */
function enlargementFor(widthFeet: number): number {
  if (widthFeet > 58) return 1.55;
  if (widthFeet > 48) return 1.4;
  return widthFeet > 34 ? 1.18 : 1;
}

/** The house itself, painted from the back to the front. */
export function House({ scene, covering, gutters, skylights, chimneys, hasGarage = false }: HouseProps) {
  const roof = { scene, covering, enlargement: enlargementFor(scene.feet.width) };
  return (
    <>
      {hasGarage || scene.feet.garage ? <Garage {...roof} /> : null}
      <RearSlope {...roof} />
      <MainWalls scene={scene} />
      <MainRoof {...roof} />
      <Skylights scene={scene} count={skylights} />
      <Chimneys scene={scene} count={chimneys} />
      {gutters ? <Gutters scene={scene} /> : null}
      <WingWalls scene={scene} />
      <WingRoof {...roof} />
    </>
  );
}

const decorGarage = { length: 21, wallHeight: 9 };
const garageDoorFeet = 7.4;

/** A lower wing on the right with a wide door: as measured, or one that goes with the house. */
function Garage({ scene: { camera, feet }, ...laid }: RoofProps) {
  const { length: left, width, overhang, edge, pitch } = feet;
  const garage = feet.garage ?? {
    ...decorGarage,
    front: width * 0.1,
    width: width * 0.72,
    slopeLength: Math.hypot(1, pitch) * (width * 0.36 + overhang),
  };
  const { front, wallHeight } = garage;
  const right = left + garage.length;
  const rear = front + garage.width;
  const eave = wallHeight - overhang * pitch;
  const corners = garageSlopeCorners(garage, overhang);
  const doorHalf = Math.max(1.5, Math.min(8, garage.length / 2 - 2));
  const [doorLeft, doorRight] = [left + garage.length / 2 - doorHalf, left + garage.length / 2 + doorHalf];
  const doorPanels = [1, 2, 3].map((panel) =>
    segment(
      [doorLeft, front, (panel * garageDoorFeet) / 4],
      [doorRight, front, (panel * garageDoorFeet) / 4],
    ),
  );
  return (
    <>
      {camera.isFacing([0, pitch, 1]) ? (
        <RoofPlane
          {...laid}
          camera={camera}
          plane={slopePlane([left, rear + overhang, eave + edge], pitch, 'rear')}
          corners={corners}
          seed={32}
          isTurnedAway
        />
      ) : null}
      <path
        d={camera.outline(boxFaces([left, front, 0], [right, front, wallHeight]).front)}
        fill={paint('wall')}
      />
      <path
        d={camera.outline(boxFaces([doorLeft, front, 0], [doorRight, front, garageDoorFeet]).front)}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(doorPanels)} strokeWidth=".9" />
      <RoofPlane
        {...laid}
        camera={camera}
        plane={slopePlane([left, front - overhang, eave + edge], pitch)}
        corners={corners}
        seed={31}
      />
      <path
        d={camera.outline(
          boxFaces([left, front - overhang, eave], [right + overhang, front, eave + edge]).front,
        )}
        fill={paint('wall')}
      />
    </>
  );
}
