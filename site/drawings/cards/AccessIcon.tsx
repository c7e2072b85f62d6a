import type { RoofAccess } from '#calculators/roof-cost/answers.ts';
import { obstacleCounts } from '../house/Lot.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { Tree } from '../sheet/Tree.tsx';

const pickets = Array.from({ length: 9 }, (_, picket) => `M${10 + picket * 7} 100v-13l2.5-3 2.5 3v13z`);

/** A house and what is in the way. Decoration: its card names the access. */
export function AccessIcon({ access }: { readonly access: RoofAccess }) {
  const obstacles = obstacleCounts[access];
  return (
    <DrawingSheet viewBox="0 0 116 108">
      <path d="M42 100V62L68 40L94 62V100z" fill={paint('wall')} />
      <path d="M50 68h10v13H50zM76 68h10v13H76z" fill={paint('glass')} strokeWidth="1.1" />
      <path d="M36 66L68 39L100 66" stroke={paint('roof-architectural')} strokeWidth="6" />
      <path d="M6 100H110" strokeWidth="2" />
      {obstacles === 0 ? (
        <path
          d="M26 100L44 52M34 102L52 54M29.5 94l7 2.5M32.5 86l7 2.5M35.5 78l7 2.5M38.5 70l7 2.5"
          stroke={paint('copper')}
        />
      ) : null}
      {obstacles >= 2 ? <Tree x={26} y={100} radius={18} seed={13} /> : null}
      {obstacles >= 1 ? (
        <>
          <path d="M6 90H76M6 96H76" strokeWidth="1" />
          <path d={pickets.join('')} fill={paint('wall')} strokeWidth="1" />
        </>
      ) : null}
      {obstacles >= 3 ? (
        <>
          <path d="M12 100V16M5 20H19M104 100V16M97 20H111" strokeWidth="2.4" />
          <path d="M12 18Q58 36 104 18" strokeWidth="1.1" />
        </>
      ) : null}
    </DrawingSheet>
  );
}
