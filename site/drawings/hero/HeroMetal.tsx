import { lookOf } from '../roof-surface/roof-looks.ts';
import { HeroScene, type HeroSlideProps } from './HeroScene.tsx';

const words = 'The same house with a forest green standing-seam metal roof.';

/** Third slide: the metal roof. */
export function HeroMetal({ label = words, ...slide }: HeroSlideProps) {
  return (
    <HeroScene
      {...slide}
      label={label}
      look={lookOf('metal', 'forest-green')}
      rain={{ x: 990, y: 30, width: 450, height: 150, drops: 44, seed: 9 }}
      skylights={1}
    />
  );
}
