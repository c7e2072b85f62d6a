// The houses that stand beside prices: one under each covering, and the worked examples.

import { houseOf } from '#calculators/house/house.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { houseOfAnswers, planUnderRoof } from '#calculators/roof-cost/house-outline.ts';
import { workedRoofs } from '#calculators/roof-cost/worked-roofs.ts';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { fitHouse } from './fit-house.ts';
import { House } from './House.tsx';

const pricedSheet = { width: 640, height: 330, margin: 26 };
const house = houseOf({ ...planUnderRoof(2000, 7), storyCount: 1, pitchInches: 7 });
const camera = fitHouse(house, { chimneys: 1 }, pricedSheet);
const ground = camera.box([-3, -6, 0], [house.length + 4, house.width + 3, 0]).top;

/** The same one-story house under each covering. Its page names the covering and the size. */
export function PricedRoof({ material }: { readonly material: RoofType }) {
  return (
    <DrawingSheet viewBox={`0 0 ${pricedSheet.width} ${pricedSheet.height}`}>
      <path d={ground} fill={paint('lawn')} stroke="none" />
      <House scene={{ house, camera }} covering={{ look: lookOf(material, 'charcoal') }} chimneys={1} />
    </DrawingSheet>
  );
}

const workedSheet = { width: 420, height: 330, margin: 8 };

const houses = workedRoofs.map(({ answers }) => ({ answers, house: houseOfAnswers(answers) }));

/** All three are drawn at the scale at which the largest fits. */
const scale = Math.min(...houses.map(({ house, answers }) => fitHouse(house, answers, workedSheet).scale));

export const workedScenes = houses.map(({ house, answers }) => ({
  answers,
  scene: { house, camera: fitHouse(house, answers, workedSheet, scale) },
}));

/** A house of the page of worked roofs, at one scale with the others. Its page says what it is. */
export function WorkedHouse({ index }: { readonly index: number }) {
  const worked = workedScenes[index];
  if (!worked) return null;
  const { answers, scene } = worked;
  return (
    <DrawingSheet viewBox={`0 0 ${workedSheet.width} ${workedSheet.height}`}>
      <House
        scene={scene}
        covering={{ look: lookOf(answers.roofType, 'charcoal') }}
        gutters={answers.gutters === 'yes'}
        skylights={answers.skylights}
        chimneys={answers.chimneys}
      />
    </DrawingSheet>
  );
}
