import type { Stories } from '#calculators/roof-cost/answers.ts';
import { stories as storyPrices } from '#calculators/roof-cost/price-book.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const story = 22;
const ground = 100;

/** A gable with a row of windows a story. Decoration: its card names the stories. */
export function StoriesIcon({ stories }: { readonly stories: Stories }) {
  const count = storyPrices[stories].storyCount;
  const eave = ground - count * story;
  const windows = Array.from({ length: count }, (_, level) => {
    const top = ground - level * story - 17;
    return `M30 ${top}h9v11h-9zM61 ${top}h9v11h-9z${level > 0 ? `M45.5 ${top}h9v11h-9z` : ''}`;
  });
  return (
    <DrawingSheet viewBox="0 0 116 108">
      <path d={`M22 ${ground}V${eave}L50 ${eave - 20}L78 ${eave}V${ground}z`} fill={paint('wall')} />
      <path d={windows.join('')} fill={paint('glass')} strokeWidth="1.1" />
      <path d={`M45 ${ground}v-15h10v15z`} fill={paint('door')} strokeWidth="1.1" />
      <path
        d={`M16 ${eave + 3}L50 ${eave - 21}L84 ${eave + 3}`}
        stroke={paint('roof-architectural')}
        strokeWidth="6"
      />
      <path d={`M12 ${ground}H90`} strokeWidth="2" />
      <DimensionLine from={[98, ground]} to={[98, eave]} />
    </DrawingSheet>
  );
}
