import { tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { roofHeightAt, sectionHouse } from './energy-house-frame.ts';

const loopWidth = 18;

/** Batts on the attic floor, thinner where the roof comes down on them. */
export function AtticInsulation({ depth }: { readonly depth: number }) {
  const { left, right, ceiling, pitch, wallThickness } = sectionHouse;
  const [start, end] = [left + wallThickness, right - wallThickness];
  const slant = Math.max(0, depth - wallThickness * pitch) / pitch;
  const loopCount = Math.floor((end - start) / loopWidth);
  const loops = Array.from({ length: loopCount }, (_, loop) => {
    const x = start + 2 + loop * loopWidth;
    const height = Math.min(depth, roofHeightAt(x + loopWidth / 2)) - 2;
    const half = loopWidth / 2;
    return `M${tenth(x)} ${ceiling}c-7-${tenth(height * 0.4)} 0-${tenth(height)} ${half}-${tenth(height)}s16 ${tenth(height * 0.6)} ${half} ${tenth(height)}`;
  });
  return (
    <>
      <path
        d={`M${start} ${ceiling}V${tenth(ceiling - Math.min(depth, wallThickness * pitch))}l${tenth(slant)}-${tenth(slant * pitch)}H${tenth(end - slant)}l${tenth(slant)} ${tenth(slant * pitch)}V${ceiling}z`}
        fill={paint('insulation')}
        stroke="none"
      />
      <path d={loops.join('')} stroke={paint('copper')} strokeWidth="1.2" />
    </>
  );
}
