import type { Insulation } from '#calculators/energy-savings/answers.ts';
import { arrowHeadPath, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { roofHeightAt, sectionHouse } from './energy-house-frame.ts';

/** Weight of the arrows: the thinner the insulation, the stronger the heat. */
const strokeWidths: Readonly<Record<Insulation, number>> = {
  none: 5.6,
  minimal: 4.2,
  adequate: 2.8,
  excellent: 1.6,
};

/** Four arrows of warm air above the roof. */
export function HeatLoss({ insulation }: { readonly insulation: Insulation }) {
  const { left, right, eave } = sectionHouse;
  const width = strokeWidths[insulation];
  const arrows = [0.2, 0.38, 0.62, 0.8].map((share) => {
    const x = left + (right - left) * share;
    const y = eave - roofHeightAt(x) - 30;
    const headSize = 5 + width * 2;
    return {
      stem: `M${tenth(x)} ${tenth(y)}c-9-13 9-24 0-38`,
      head: arrowHeadPath([x + 4, y - 24], [x - headSize * 0.4, y - 38 - headSize], headSize),
    };
  });
  return (
    <>
      <path d={arrows.map(({ stem }) => stem).join('')} stroke={paint('copper')} strokeWidth={width} />
      <path d={arrows.map(({ head }) => head).join('')} fill={paint('copper')} stroke="none" />
    </>
  );
}
