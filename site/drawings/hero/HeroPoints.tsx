import { Balloon } from '../sheet/Balloon.tsx';
import { heroHouseScene, markedPoints } from './hero-house-scene.ts';

/** Numbered points of the inspection on the hero house. */
export function HeroPoints({ radius = 15 }: { readonly radius?: number }) {
  const { camera, feet } = heroHouseScene;
  return markedPoints(feet).map(({ number, place, offset: [dx, dy] }) => {
    const spot = camera.project(place);
    const isOnSpot = dx === 0 && dy === 0;
    return (
      <Balloon
        key={number}
        number={number}
        at={[spot[0] + dx, spot[1] + dy]}
        radius={radius}
        {...(isOnSpot ? {} : { pointsTo: spot })}
      />
    );
  });
}
