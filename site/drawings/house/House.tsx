import { boxFaces, rectangle, segment, slopePlane } from '../geometry/faces.ts';
import { type RoofCovering, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { paint } from '../sheet/paint.ts';
import type { HouseScene } from './fit-house.ts';
import { MainRoof, RearSlope, type RoofProps, WingRoof } from './HouseRoof.tsx';
import { MainWalls, WingWalls } from './HouseWalls.tsx';
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
      {hasGarage ? <Garage {...roof} /> : null}
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

const garageFeet = { length: 21, wall: 9, doorHeight: 7.4 };

/** A lower wing on the right with a wide door. */
function Garage({ scene: { camera, feet }, ...laid }: RoofProps) {
  const { length: left, width, overhang, edge, pitch } = feet;
  const { wall, doorHeight } = garageFeet;
  const right = left + garageFeet.length;
  const front = width * 0.1;
  const halfSpan = width * 0.36 + overhang;
  const slopeLength = Math.hypot(halfSpan, pitch * halfSpan);
  const eave = wall - overhang * pitch;
  const doorPanels = [1, 2, 3].map((panel) =>
    segment([left + 3, front, (panel * doorHeight) / 4], [right - 3, front, (panel * doorHeight) / 4]),
  );
  return (
    <>
      <path d={camera.outline(boxFaces([left, front, 0], [right, front, wall]).front)} fill={paint('wall')} />
      <path
        d={camera.outline(boxFaces([left + 3, front, 0], [right - 3, front, doorHeight]).front)}
        fill={paint('side')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(doorPanels)} strokeWidth=".9" />
      <RoofPlane
        {...laid}
        camera={camera}
        plane={slopePlane([left, front - overhang, eave + edge], pitch)}
        corners={rectangle(0, 0, garageFeet.length + overhang, slopeLength)}
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
