import { houseOf, withEntry } from '#calculators/house/house.ts';
import { rectangle } from '#calculators/house/outline.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import { HeroPoints, RepairedPatch, StormTarp, StreetHouse } from '../hero/StreetHouse.tsx';
import { fitHouse } from '../house/fit-house.ts';
import { House } from '../house/House.tsx';
import { RoofHouse } from '../house/RoofHouse.tsx';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import styles from '../sheet/drawing.module.css';
import { rainPath } from '../sheet/rain-path.ts';
import { CommercialRoofingDrawing } from './CommercialRoofingDrawing.tsx';
import { FlatRoofSystemsDrawing } from './FlatRoofSystemsDrawing.tsx';

const stormRain = { x: 600, y: 240, width: 930, height: 330, drops: 135, seed: 4 };

interface ServiceHouseProps {
  readonly service: ProductServiceSlug;
}

/** A building that shows the whole job at once. */
export function ServiceHouse({ service }: ServiceHouseProps) {
  switch (service) {
    case 'roof-replacement':
      return (
        <RoofHouse
          squareFootage={2000}
          stories="2"
          roofPitch="standard"
          roofType="architectural"
          roofAccess="easy"
          gutters="yes"
          skylights={0}
          chimneys={1}
          showsLot={false}
          label="Two-story house with an architectural shingle roof, its pitch and size dimensioned."
        />
      );
    case 'roof-repair':
      return (
        <StreetHouse
          material="asphalt"
          label="A house with three courses of new shingles set into its old roof."
        >
          <RepairedPatch />
        </StreetHouse>
      );
    case 'tile-roofing':
      return <RanchHouse material="tile" label="One-story house with a roof of clay tile." />;
    case 'metal-roofing':
      return (
        <RanchHouse material="metal" label="One-story house with a standing seam roof in the chosen color." />
      );
    case 'flat-roof-systems':
      return (
        <DrawingSheet
          viewBox="-22 4 306 196"
          label="A small shop with a parapet: its roof slopes to a drain."
          className={styles.fine}
        >
          <FlatRoofSystemsDrawing />
        </DrawingSheet>
      );
    case 'commercial-roofing':
      return (
        <DrawingSheet
          viewBox="-4 2 300 192"
          label="A shop with loading doors and three units on curbs on its roof."
          className={styles.fine}
        >
          <CommercialRoofingDrawing />
        </DrawingSheet>
      );
    case 'emergency-repairs':
      return (
        <StreetHouse
          material="architectural"
          label="A house in driving rain, with a tarp battened over the ridge."
          behind={<path d={rainPath(stormRain)} stroke={paint('rain')} strokeWidth="1.2" />}
        >
          <StormTarp />
        </StreetHouse>
      );
    case 'roof-inspection':
      return (
        <StreetHouse material="architectural" label="A house with inspection points numbered on it." isOnPlan>
          <HeroPoints />
        </StreetHouse>
      );
  }
}

const ranchSheet = { width: 900, height: 440, margin: 12 };
const ranch = houseOf({
  ...withEntry(rectangle(0, 0, 55.7, 36), 4.2),
  overhang: 1.4,
  ends: 'gable',
  storyCount: 1,
  pitchInches: 7,
});
const ranchScene = { house: ranch, camera: fitHouse(ranch, { hasGarage: true, chimneys: 1 }, ranchSheet) };

interface RanchHouseProps {
  readonly label: string;
  readonly material: RoofType;
}

/** One story and a garage under a wide roof. */
function RanchHouse({ label, material }: RanchHouseProps) {
  return (
    <DrawingSheet viewBox={`0 0 ${ranchSheet.width} ${ranchSheet.height}`} label={label}>
      <House scene={ranchScene} covering={{ look: lookOf(material) }} chimneys={1} hasGarage />
    </DrawingSheet>
  );
}
