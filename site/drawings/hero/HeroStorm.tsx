import { lookOf } from '../roof-surface/roof-looks.ts';
import { HeroScene, type HeroSlideProps } from './HeroScene.tsx';
import { StormTarp } from './StormTarp.tsx';

const words = 'The same house in driving rain, with a tarp battened over the ridge.';

/** Second slide: the storm. */
export function HeroStorm({ label = words, ...slide }: HeroSlideProps) {
  return (
    <HeroScene
      {...slide}
      label={label}
      look={lookOf('architectural')}
      rain={{ x: 700, y: 20, width: 780, height: 560, drops: 170, seed: 4 }}
      skylights={0}
    >
      <StormTarp />
    </HeroScene>
  );
}
