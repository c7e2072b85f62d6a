import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { fitHouse } from '../house/fit-house.ts';
import { House } from '../house/House.tsx';
import { houseFeet } from '../house/house-feet.ts';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';

const sheet = { width: 900, height: 440, margin: 12 };
const feet = houseFeet({ squareFeet: 2000, storyCount: 1, pitchInches: 7 });
const surroundings = {
  hasLot: false,
  hasGarage: true,
  showsDimensions: false,
  access: 'easy',
  chimneys: 1,
} as const;
const scene = { feet, camera: fitHouse(feet, surroundings, sheet) };

interface RanchHouseProps {
  readonly label: string;
  readonly material: RoofType;
  readonly className?: string | undefined;
}

/** One story and a garage under a wide roof. */
export function RanchHouse({ label, material, className }: RanchHouseProps) {
  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} label={label} className={className}>
      <House
        scene={scene}
        covering={{ look: lookOf(material) }}
        gutters={false}
        skylights={0}
        chimneys={surroundings.chimneys}
        hasGarage={surroundings.hasGarage}
      />
    </DrawingSheet>
  );
}
