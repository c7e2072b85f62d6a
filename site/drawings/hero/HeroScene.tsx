import type { ReactNode } from 'react';
import { House } from '../house/House.tsx';
import { RiseOverRun } from '../house/HouseDimensions.tsx';
import type { RoofLook } from '../roof-surface/roof-looks.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { type RainField, rainPath } from '../sheet/rain-path.ts';
import { Tree } from '../sheet/Tree.tsx';
import { HeroLandscape } from './HeroLandscape.tsx';
import { heroHouseScene } from './hero-house-scene.ts';

/** The whole valley, or only the house with larger labels, for narrow windows. */
export type HeroCrop = 'wide' | 'narrow';

const viewBoxes: Readonly<Record<HeroCrop, string>> = {
  wide: '0 0 1440 860',
  narrow: '570 205 870 650',
};

/** What the three slides share with whoever shows them. */
export interface HeroSlideProps {
  readonly crop?: HeroCrop;
  /** Left out, the slide describes itself. Empty, it is decoration beside a heading that says enough. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface HeroSceneProps extends Omit<HeroSlideProps, 'label'> {
  readonly label: string;
  readonly look: RoofLook;
  readonly rain: RainField;
  readonly skylights: number;
  readonly children?: ReactNode;
}

/** The house above the river; each slide changes the weather and the roof. */
export function HeroScene({
  crop = 'wide',
  label,
  className,
  look,
  rain,
  skylights,
  children,
}: HeroSceneProps) {
  const { camera, feet } = heroHouseScene;
  const textSize = crop === 'narrow' ? 30 : 17;
  return (
    <DrawingSheet
      viewBox={viewBoxes[crop]}
      label={label === '' ? undefined : label}
      labels={crop === 'narrow' ? 'small' : 'hero'}
      fit="xMidYMax slice"
      className={className}
    >
      <HeroLandscape />
      <path d={rainPath(rain)} stroke={paint('rain')} strokeWidth="1.2" />
      <House
        scene={heroHouseScene}
        covering={{ look }}
        gutters
        skylights={skylights}
        chimneys={1}
        hasGarage
      />
      <DimensionLine
        from={camera.project([0, -8, 0])}
        to={camera.project([feet.length, -8, 0])}
        text={`${Math.round(feet.length)}′`}
        textSize={textSize}
        halo="lawn"
      />
      <RiseOverRun scene={heroHouseScene} textSize={textSize} strokeWidth={2} />
      {children}
      <Tree x={636} y={836} radius={34} seed={21} strokeWidth={1.4} />
    </DrawingSheet>
  );
}
