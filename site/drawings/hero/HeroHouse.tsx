import { company } from '#content/business/company.ts';
import { river } from '#content/cities/landmarks.ts';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { HeroPoints } from './HeroPoints.tsx';
import { HeroScene, type HeroSlideProps } from './HeroScene.tsx';

const words = `A two-story ${company.region} house above ${river.name}, drawn with its pitch, its length and numbered inspection points.`;

/** First slide: the inspection drawing. */
export function HeroHouse({ label = words, ...slide }: HeroSlideProps) {
  return (
    <HeroScene
      {...slide}
      label={label}
      look={lookOf('architectural')}
      rain={{ x: 990, y: 30, width: 450, height: 190, drops: 64, seed: 4 }}
      skylights={1}
    >
      <HeroPoints radius={slide.crop === 'narrow' ? 19 : 15} />
    </HeroScene>
  );
}
