import type { Insulation } from '#calculators/energy-savings/answers.ts';
import { insulationInches } from '../details/EnergySection.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const floor = 62;
const unitsPerInch = 2.7;
/** Six-inch joists, so that every note on the cards can be seen: bare boards, joists that show, none in sight. */
const joist = { width: 5, height: 6 * unitsPerInch };
const joistLefts = [14, 45, 76, 107];
const loop = { width: 6.5, firstLeft: 5, count: 17 };

/** The attic floor from the hatch: how deep the insulation lies over the ceiling. Decoration beside its note. */
export function InsulationPicture({ insulation }: { readonly insulation: Insulation }) {
  const depth = insulationInches[insulation] * unitsPerInch;
  const loops = Array.from({ length: loop.count }, (_, position) => {
    const x = loop.firstLeft + position * loop.width;
    return `M${x} ${floor}c-4-${depth * 0.5} 1-${depth - 2} 3-${depth - 2}s7 ${depth * 0.5} 3 ${depth - 2}`;
  });
  const joists = joistLefts.map(
    (left) => `M${left} ${floor}v-${joist.height}h${joist.width}v${joist.height}z`,
  );
  return (
    <DrawingSheet viewBox="0 14 122 56">
      <path d={joists.join('')} fill={paint('wood')} strokeWidth="1.1" />
      {depth > 0 && (
        <>
          <path
            d={`M3 ${floor}v-${depth}h116v${depth}z`}
            fill={paint('insulation')}
            fillOpacity="0.85"
            stroke="none"
          />
          <path d={loops.join('')} stroke={paint('wood-line')} strokeWidth="1" />
        </>
      )}
      <path d={`M3 ${floor}h116v5h-116z`} fill={paint('wall')} strokeWidth="1.5" />
    </DrawingSheet>
  );
}
