import { type HouseShapeName, outlineOf } from '#calculators/house/measured-house.ts';
import { polygonPath } from '../geometry/path-data.ts';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const sides = { houseLength: 44, houseWidth: 16, wingLength: 14, wingWidth: 14, secondWingWidth: 14 };

/** The outline of a house from above, its street at the foot. Decoration: its choice names the shape. */
export function ShapeIcon({ shape }: { readonly shape: HouseShapeName }) {
  const houseWidth = shape === 'rectangle' ? 28 : sides.houseWidth;
  const outline = outlineOf({ shape, sides: { ...sides, houseWidth } }) ?? [];
  return (
    <DrawingSheet viewBox="0 0 52 36">
      <path d={polygonPath(outline.map(([x, y]) => [x + 4, 33 - y]))} fill={paint('side')} />
    </DrawingSheet>
  );
}
