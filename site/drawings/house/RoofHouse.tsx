import { useMemo } from 'react';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { roofPitches, squareFootageBounds, stories as storyPrices } from '#calculators/roof-cost/prices.ts';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { describeRoofHouse, type RoofHouseAnswers } from './describe-roof-house.ts';
import { fitHouse } from './fit-house.ts';
import { House } from './House.tsx';
import { HouseDimensions, RiseOverRun } from './HouseDimensions.tsx';
import { houseFeet, lotFeet } from './house-feet.ts';
import { AccessObstacles, Lot } from './Lot.tsx';
import { useCrossFadedLook, useInterpolatedShape } from './roof-house-motion.ts';

export interface RoofHouseProps extends RoofHouseAnswers {
  readonly showsDimensions?: boolean;
  readonly showsLot?: boolean;
  readonly hasGarage?: boolean;
  /** Left out, the drawing describes itself. Empty, it is decoration beside a text that says the same. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const sheet = { width: 860, height: 570, margin: 36 };

/** The house that follows the answers: its shape grows into a new answer, its covering fades into a new one. */
export function RoofHouse(props: RoofHouseProps) {
  const { stories, pitch, material, metalColor, access, gutters, skylights, chimneys } = props;
  const { showsDimensions = true, showsLot = true, hasGarage = false, className } = props;
  const label = props.label ?? describeRoofHouse(props);
  const look = useMemo(() => lookOf(material, metalColor), [material, metalColor]);
  const covering = useCrossFadedLook(look);
  const { storyCount, pitchInches } = useInterpolatedShape(
    storyPrices[stories].storyCount,
    roofPitches[pitch].typicalRise,
  );
  const squareFeet = Number.isFinite(props.squareFeet)
    ? Math.min(squareFootageBounds.max, Math.max(squareFootageBounds.min, props.squareFeet))
    : roofCostDefaults.squareFootage;

  const scene = useMemo(() => {
    const feet = houseFeet({ squareFeet, storyCount, pitchInches });
    const surroundings = { hasLot: showsLot, hasGarage, showsDimensions, access, chimneys };
    return { feet, camera: fitHouse(feet, surroundings, sheet) };
  }, [squareFeet, storyCount, pitchInches, showsLot, hasGarage, showsDimensions, access, chimneys]);

  return (
    <DrawingSheet
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      label={label === '' ? undefined : label}
      labels="house"
      className={className}
    >
      {showsLot ? <Lot scene={scene} /> : null}
      <House
        scene={scene}
        covering={covering}
        gutters={gutters}
        skylights={skylights}
        chimneys={chimneys}
        hasGarage={hasGarage}
      />
      <AccessObstacles scene={scene} access={access} />
      {showsDimensions ? (
        <>
          <HouseDimensions scene={scene} offsetFeet={1.5 - lotFeet.front} />
          <RiseOverRun scene={scene} />
        </>
      ) : null}
    </DrawingSheet>
  );
}
