import type { RoofCovering } from '../roof-surface/RoofPlane.tsx';
import { Chimneys } from './Chimneys.tsx';
import { Garage } from './Garage.tsx';
import { Gutters } from './Gutters.tsx';
import type { HouseScene } from './house-scene.ts';
import { MainRoof } from './MainRoof.tsx';
import { MainWalls } from './MainWalls.tsx';
import { RearSlope } from './RearSlope.tsx';
import { Skylights } from './Skylights.tsx';
import { WingRoof } from './WingRoof.tsx';
import { WingWalls } from './WingWalls.tsx';

export interface HouseProps {
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
