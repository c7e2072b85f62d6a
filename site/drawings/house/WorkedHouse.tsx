import { houseOfAnswers } from '#calculators/roof-cost/house-outline.ts';
import { workedRoofs } from '#calculators/roof-cost/worked-roofs.ts';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { fitHouse } from './fit-house.ts';
import { House } from './House.tsx';

const sheet = { width: 420, height: 330, margin: 8 };

const houses = workedRoofs.map(({ answers }) => ({ answers, house: houseOfAnswers(answers) }));

/** All three are drawn at the scale at which the largest fits. */
const scale = Math.min(...houses.map(({ house, answers }) => fitHouse(house, answers, sheet).scale));

export const workedScenes = houses.map(({ house, answers }) => ({
  answers,
  scene: { house, camera: fitHouse(house, answers, sheet, scale) },
}));

/** A house of the page of worked roofs, at one scale with the others. Its page says what it is. */
export function WorkedHouse({ index }: { readonly index: number }) {
  const worked = workedScenes[index];
  if (!worked) return null;
  const { answers, scene } = worked;
  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
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
