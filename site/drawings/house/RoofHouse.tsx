import { useMemo } from 'react';
import { houseOf } from '#calculators/house/house.ts';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { outlineOfAnswers, planOfOutline, planUnderRoof } from '#calculators/roof-cost/house-outline.ts';
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
  /** The other side of a house that was measured. */
  readonly isTurned?: boolean;
  readonly showsLot?: boolean;
  /** Makes it fill a strip in narrow windows, without its lot, with this one of its dimensions. */
  readonly changed?: ChangedDimension;
  /** Left out, the drawing describes itself. */
  readonly label?: string;
}

const mostStories = Math.max(...Object.values(storyPrices).map(({ storyCount }) => storyCount));
const sheet = { width: 860, height: 570, margin: 36 };

/** The house that follows the answers: its shape grows into a new answer, its covering fades into a new one. */
export function RoofHouse(props: RoofHouseProps) {
  const { stories, roofPitch, roofType, roofAccess: access, gutters, skylights, chimneys } = props;
  const { squareFootage, outline, isTurned = false, showsLot = true, changed } = props;
  const measured = useMemo(() => {
    const given = outlineOfAnswers({ squareFootage, roofPitch, outline });
    return given && planOfOutline(given, isTurned);
  }, [squareFootage, roofPitch, outline, isTurned]);
  const label = props.label ?? describeRoofHouse(props, measured);
  const look = useMemo(() => lookOf(roofType), [roofType]);
  const covering = useCrossFadedLook(look);
  const { storyCount, pitchInches } = useInterpolatedShape(
    storyPrices[stories].storyCount,
    roofPitches[roofPitch].typicalRise,
  );
  const squareFeet = Number.isFinite(squareFootage)
    ? Math.min(squareFootageBounds.max, Math.max(squareFootageBounds.min, squareFootage))
    : roofCostDefaults.squareFootage;

  const scene = useMemo(() => {
    const plan = measured ?? planUnderRoof(squareFeet, pitchInches);
    const surroundings = { hasLot: showsLot, showsDimensions: true, access, chimneys };
    // The camera fits the tallest house of this plan, so that another story lifts the roof and leaves the rest in place.
    const tallest = houseOf({ ...plan, pitchInches, storyCount: Math.max(mostStories, storyCount) });
    return {
      house: houseOf({ ...plan, pitchInches, storyCount }),
      camera: fitHouse(tallest, surroundings, sheet),
    };
  }, [squareFeet, measured, storyCount, pitchInches, showsLot, access, chimneys]);

  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} label={label} labels="house">
      <g className={changed && styles.inStrip} transform={changed && fillStrip(scene, changed, chimneys)}>
        {showsLot ? (
          <g className={changed && styles.onSheet}>
            <Lot scene={scene} />
          </g>
        ) : null}
        <House
          scene={scene}
          covering={covering}
          gutters={gutters === 'yes'}
          skylights={skylights}
          chimneys={chimneys}
        />
        <g className={changed && styles.onSheet}>
          <AccessObstacles scene={scene} access={access} />
        </g>
        <g className={changed && styles.onSheet}>
          <HouseDimensions scene={scene} hasLot={showsLot} />
          <RiseOverRun scene={scene} />
        </g>
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
