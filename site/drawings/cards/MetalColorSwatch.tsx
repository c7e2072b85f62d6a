import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const seams = [28, 83, 138, 193];

/**
 * A patch of standing-seam roof in the color that `data-metal` around it names, seen from above. Decoration: the color's
 * name is next to it.
 */
export function MetalColorSwatch() {
  return (
    <DrawingSheet viewBox="0 0 220 150" fit="xMidYMid slice">
      <path d="M0 0H220V150H0z" fill={paint('roof-metal')} stroke="none" />
      <path
        d={seams.map((x) => `M${x} 0h9v150h-9z`).join('')}
        fill={paint('roof-metal-accent')}
        stroke="none"
      />
      <path d={seams.map((x) => `M${x} 0v150M${x + 9} 0v150`).join('')} stroke={paint('roof-metal-line')} />
    </DrawingSheet>
  );
}
