import { houseOf } from '#calculators/house/house.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { planUnderRoof } from '#calculators/roof-cost/house-outline.ts';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { fitHouse } from './fit-house.ts';
import { House } from './House.tsx';

const sheet = { width: 640, height: 330, margin: 26 };
const house = houseOf({ ...planUnderRoof(2000, 7), storyCount: 1, pitchInches: 7 });
const camera = fitHouse(house, { chimneys: 1 }, sheet);
const ground = camera.box([-3, -6, 0], [house.length + 4, house.width + 3, 0]).top;

/** The same one-story house under each covering. Its page names the covering and the size. */
export function PricedRoof({ material }: { readonly material: RoofType }) {
  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      <path d={ground} fill={paint('lawn')} stroke="none" />
      <House scene={{ house, camera }} covering={{ look: lookOf(material, 'charcoal') }} chimneys={1} />
    </DrawingSheet>
  );
}
