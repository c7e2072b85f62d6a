import { HeroPoints } from '../hero/HeroPoints.tsx';
import { StormTarp } from '../hero/StormTarp.tsx';
import { RoofHouse } from '../house/RoofHouse.tsx';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';
import { RepairedPatch } from './RepairedPatch.tsx';
import { StreetHouse } from './StreetHouse.tsx';
import type { ServiceShownOnHouse } from './services-shown-on-houses.ts';

const ranch = {
  squareFeet: 2000,
  stories: '1',
  pitch: 'standard',
  access: 'easy',
  gutters: false,
  skylights: 0,
  chimneys: 1,
  hasGarage: true,
  showsLot: false,
  showsDimensions: false,
} as const;

const stormRain = { x: 600, y: 240, width: 830, height: 330, drops: 120, seed: 4 };

interface ServiceHouseProps {
  readonly service: ServiceShownOnHouse;
  /** On the metal roof, for styles that repaint it. */
  readonly metalClassName?: string | undefined;
}

/** A house that shows the whole job at once. */
export function ServiceHouse({ service, metalClassName = '' }: ServiceHouseProps) {
  switch (service) {
    case 'roof-replacement':
      return (
        <RoofHouse
          {...ranch}
          stories="2"
          material="architectural"
          gutters
          showsDimensions
          hasGarage={false}
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
      return <RoofHouse {...ranch} material="tile" />;
    case 'metal-roofing':
      return (
        <RoofHouse
          {...ranch}
          material="metal"
          label="One-story house with a standing-seam roof in the chosen color."
          className={metalClassName}
        />
      );
    case 'emergency-repairs':
      return (
        <StreetHouse
          material="architectural"
          label="A house in driving rain, with a tarp battened over the ridge."
          behind={<path d={rainPath(stormRain)} stroke={paint.rain} strokeWidth="1.2" />}
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
