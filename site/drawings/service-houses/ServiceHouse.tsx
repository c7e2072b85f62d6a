import { HeroPoints } from '../hero/HeroPoints.tsx';
import { StormTarp } from '../hero/StormTarp.tsx';
import { RoofHouse } from '../house/RoofHouse.tsx';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';
import { RanchHouse } from './RanchHouse.tsx';
import { RepairedPatch } from './RepairedPatch.tsx';
import { StreetHouse } from './StreetHouse.tsx';
import type { ServiceShownOnHouse } from './services-shown-on-houses.ts';

const stormRain = { x: 600, y: 240, width: 930, height: 330, drops: 135, seed: 4 };

interface ServiceHouseProps {
  readonly service: ServiceShownOnHouse;
  /** On the metal roof, for styles that repaint it. */
  readonly metalClassName?: string | undefined;
}

/** A house that shows the whole job at once. */
export function ServiceHouse({ service, metalClassName }: ServiceHouseProps) {
  switch (service) {
    case 'roof-replacement':
      return (
        <RoofHouse
          squareFeet={2000}
          stories="2"
          pitch="standard"
          material="architectural"
          access="easy"
          gutters
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
        <RanchHouse
          material="metal"
          label="One-story house with a standing seam roof in the chosen color."
          className={metalClassName}
        />
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
        <StreetHouse
          material="architectural"
          label="A house with six of the twelve inspection points numbered."
        >
          <HeroPoints />
        </StreetHouse>
      );
  }
}
