import { roofCorner, slopeLinesPath } from './roof-corner.ts';

export function CornerRidge() {
  const { length, slopeLength } = roofCorner;
  return (
    <path
      d={slopeLinesPath([
        [
          [0, slopeLength],
          [length, slopeLength],
        ],
      ])}
      strokeWidth="2.2"
    />
  );
}
