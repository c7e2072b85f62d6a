import { houseOf } from '#calculators/house/house.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { planUnderRoof } from '#calculators/roof-cost/house-outline.ts';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { fitHouse } from './fit-house.ts';
import { House } from './House.tsx';

const sheet = { width: 640, height: 330, margin: 8 };
const house = houseOf({ ...planUnderRoof(2000, 7), storyCount: 1, pitchInches: 7 });
const scene = { house, camera: fitHouse(house, { chimneys: 1 }, sheet) };

/** The same one-story house under each covering. Its page names the covering and the size. */
export function PricedRoof({ material }: { readonly material: RoofType }) {
  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      <House
        scene={scene}
        covering={{ look: lookOf(material, 'charcoal-gray') }}
        gutters={false}
        skylights={0}
        chimneys={1}
      />
    </DrawingSheet>
  );
}
