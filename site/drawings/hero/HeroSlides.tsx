import type { ReactNode } from 'react';
import { river } from '#client/cities/landmarks.ts';
import { company } from '#client/company.ts';
import { House } from '../house/House.tsx';
import { RiseOverRun } from '../house/HouseDimensions.tsx';
import { dimensionFeet } from '../house/house-scene.ts';
import { lookOf, type RoofLook } from '../roof-surface/roof-looks.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { largestLabels } from '../sheet/lay-dimension.ts';
import { paint } from '../sheet/paint.ts';
import { type RainField, rainPath } from '../sheet/rain-path.ts';
import { Tree } from '../sheet/Tree.tsx';
import { HeroLandscape } from './HeroLandscape.tsx';
import { HeroPoints, heroHouseScene, StormTarp } from './StreetHouse.tsx';

/** The whole valley, or only the house with larger labels, for narrow windows. */
type HeroCrop = 'wide' | 'narrow';

const viewBoxes: Readonly<Record<HeroCrop, string>> = {
  wide: '0 0 1440 860',
  narrow: '570 205 870 650',
};

interface HeroSlideProps extends DrawingProps {
  readonly crop?: HeroCrop;
  /** Left out, the slide describes itself. Empty, it is decoration beside a heading that says enough. */
  readonly label?: string | undefined;
}

const houseWords = `A two-story ${company.region} house${river ? ` above ${river.name}` : ''}, drawn with its pitch, its length and numbered inspection points.`;

/** First slide: the inspection drawing. */
export function HeroHouse({ label = houseWords, ...slide }: HeroSlideProps) {
  return (
    <HeroScene {...slide} label={label} look={lookOf('architectural')} skylights={1} isMeasured>
      <HeroPoints />
    </HeroScene>
  );
}

const stormWords = 'The same house in driving rain, with a tarp battened over the ridge.';

/** Second slide: the storm. */
export function HeroStorm({ label = stormWords, ...slide }: HeroSlideProps) {
  return (
    <HeroScene
      {...slide}
      label={label}
      look={lookOf('architectural')}
      rain={{ x: 700, y: 20, width: 780, height: 560, drops: 170, seed: 4, thinsUpward: true }}
      skylights={0}
    >
      <StormTarp />
    </HeroScene>
  );
}

const metalWords = 'The same house with a forest green standing-seam metal roof.';

/** Third slide: the metal roof. */
export function HeroMetal({ label = metalWords, ...slide }: HeroSlideProps) {
  return <HeroScene {...slide} label={label} look={lookOf('metal', 'forest-green')} skylights={1} />;
}

interface HeroSceneProps extends Omit<HeroSlideProps, 'label'> {
  readonly label: string;
  readonly look: RoofLook;
  readonly rain?: RainField;
  readonly skylights: number;
  /** Only in the page: a file has not the page's typefaces for its figures. */
  readonly isMeasured?: boolean;
  readonly children?: ReactNode;
}

/** The house above the river; each slide changes the weather and the roof. */
function HeroScene(props: HeroSceneProps) {
  const { crop = 'wide', label, className, look, rain, skylights, isMeasured = false, children } = props;
  const { camera, house } = heroHouseScene;
  const inFront = dimensionFeet(house, false).inFront;
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
      {rain && <path d={rainPath(rain)} stroke={paint('rain')} strokeWidth="1.2" />}
      <House
        scene={heroHouseScene}
        covering={{ look }}
        gutters
        skylights={skylights}
        chimneys={1}
        hasGarage
      />
      {isMeasured && (
        <>
          <DimensionLine
            from={camera.project([0, -inFront, 0])}
            to={camera.project([house.length, -inFront, 0])}
            text={`${Math.round(house.length)}′`}
            textSize={textSize}
            largestTextSize={largestLabels.hero}
          />
          <RiseOverRun scene={heroHouseScene} textSize={textSize} strokeWidth={2} />
        </>
      )}
      {children}
      <Tree x={636} y={836} radius={34} seed={21} strokeWidth={1.4} />
    </DrawingSheet>
  );
}
