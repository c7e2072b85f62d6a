import { useMemo } from 'react';
import { houseOf } from '#calculators/house/house.ts';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { planUnderRoof } from '#calculators/roof-cost/house-outline.ts';
import {
  roofPitches,
  squareFootageBounds,
  stories as storyPrices,
} from '#calculators/roof-cost/price-book.ts';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { describeRoofHouse, type RoofHouseAnswers } from './describe-roof-house.ts';
import { type ChangedDimension, fillStrip, fitHouse } from './fit-house.ts';
import { House } from './House.tsx';
import { HouseDimensions, RiseOverRun } from './HouseDimensions.tsx';
import { AccessObstacles, Lot } from './Lot.tsx';
import styles from './RoofHouse.module.css';
import { useCrossFadedLook, useInterpolatedShape } from './roof-house-motion.ts';

export interface RoofHouseProps extends RoofHouseAnswers {
  readonly showsDimensions?: boolean;
  readonly showsLot?: boolean;
  /** Makes it fill a strip in narrow windows, without its lot, with this one of its dimensions. */
  readonly changed?: ChangedDimension;
  /** Left out, the drawing describes itself. Empty, it is decoration beside a text that says the same. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const mostStories = Math.max(...Object.values(storyPrices).map(({ storyCount }) => storyCount));
const sheet = { width: 860, height: 570, margin: 36 };

/** The house that follows the answers: its shape grows into a new answer, its covering fades into a new one. */
export function RoofHouse(props: RoofHouseProps) {
  const { stories, pitch, material, access, gutters, skylights, chimneys } = props;
  const { plan: measured, showsDimensions = true, showsLot = true, changed, className } = props;
  const label = props.label ?? describeRoofHouse(props);
  const look = useMemo(() => lookOf(material), [material]);
  const covering = useCrossFadedLook(look);
  const { storyCount, pitchInches } = useInterpolatedShape(
    storyPrices[stories].storyCount,
    roofPitches[pitch].typicalRise,
  );
  const squareFeet = Number.isFinite(props.squareFeet)
    ? Math.min(squareFootageBounds.max, Math.max(squareFootageBounds.min, props.squareFeet))
    : roofCostDefaults.squareFootage;

  const scene = useMemo(() => {
    const plan = measured ?? planUnderRoof(squareFeet, pitchInches);
    const surroundings = { hasLot: showsLot, showsDimensions, access, chimneys };
    // The camera fits the tallest house of this plan, so that another story lifts the roof and leaves the rest in place.
    const tallest = houseOf({ ...plan, pitchInches, storyCount: Math.max(mostStories, storyCount) });
    return {
      house: houseOf({ ...plan, pitchInches, storyCount }),
      camera: fitHouse(tallest, surroundings, sheet),
    };
  }, [squareFeet, measured, storyCount, pitchInches, showsLot, showsDimensions, access, chimneys]);

  return (
    <DrawingSheet
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      label={label === '' ? undefined : label}
      labels="house"
      className={className}
    >
      <g className={changed && styles.inStrip} transform={changed && fillStrip(scene, changed, chimneys)}>
        {showsLot ? (
          <g className={changed && styles.onSheet}>
            <Lot scene={scene} />
          </g>
        ) : null}
        <House
          scene={scene}
          covering={covering}
          gutters={gutters}
          skylights={skylights}
          chimneys={chimneys}
        />
        <g className={changed && styles.onSheet}>
          <AccessObstacles scene={scene} access={access} />
        </g>
        {showsDimensions ? (
          <g className={changed && styles.onSheet}>
            <HouseDimensions scene={scene} hasLot={showsLot} />
            <RiseOverRun scene={scene} />
          </g>
        ) : null}
        {changed ? (
          <g className={styles.onStrip}>
            {changed === 'pitch' ? (
              <RiseOverRun scene={scene} />
            ) : (
              <HouseDimensions scene={scene} hasLot={false} only={changed} />
            )}
          </g>
        ) : null}
      </g>
    </DrawingSheet>
  );
}
