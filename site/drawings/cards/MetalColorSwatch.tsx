import type { MetalColorSlug } from '#content/services/metal-colors.ts';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const seams = [28, 83, 138, 193];

/** A patch of standing-seam roof in one color, seen from above. Decoration: the color's name is next to it. */
export function MetalColorSwatch({ color }: { readonly color: MetalColorSlug }) {
  const tone = `metal-${color}` as const;
  return (
    <DrawingSheet viewBox="0 0 220 150" fit="xMidYMid slice">
      <path d="M0 0H220V150H0z" fill={paint(tone)} stroke="none" />
      <path d={seams.map((x) => `M${x} 0h9v150h-9z`).join('')} fill={paint(`${tone}-accent`)} stroke="none" />
      <path d={seams.map((x) => `M${x} 0v150M${x + 9} 0v150`).join('')} stroke={paint(`${tone}-line`)} />
    </DrawingSheet>
  );
}
