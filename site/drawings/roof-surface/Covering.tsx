import { memo, useMemo } from 'react';
import { hundredth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { layCovering, type Slope } from './covering-pattern.ts';
import type { RoofLook } from './roof-looks.ts';

export interface CoveringProps {
  readonly slope: Slope;
  readonly look: RoofLook;
  readonly isTurnedAway: boolean;
  /** Sheet units per foot. */
  readonly scale: number;
  readonly className?: string | undefined;
}

// Strokes lie in the slope and foreshorten with it; this keeps them near the weight of the rest of the sheet.
const foreshorteningMakeup = 1.2;
const lineWeights = { usual: 0.85, tile: 1, metal: 1.3, metalLight: 1.1 };

/** One covering laid out flat, in feet; the plane it hangs in turns it into the picture. */
export const Covering = memo(function Covering({
  slope,
  look,
  isTurnedAway,
  scale,
  className,
}: CoveringProps) {
  const { material, tone } = look;
  const pattern = useMemo(() => layCovering(material, slope), [material, slope]);
  const width = (weight: keyof typeof lineWeights) =>
    hundredth((lineWeights[weight] * foreshorteningMakeup) / scale);
  const outline = `M${slope.corners.map((corner) => corner.map(hundredth).join(' ')).join('L')}z`;
  return (
    <g className={className}>
      <path d={outline} fill={paint(isTurnedAway ? `${tone}-side` : tone)} />
      {pattern.pieces ? <path d={pattern.pieces} fill={paint(`${tone}-accent`)} fillOpacity=".88" /> : null}
      {pattern.glints ? <path d={pattern.glints} fill={paint(`${tone}-glint`)} fillOpacity=".55" /> : null}
      <path
        d={pattern.lines}
        stroke={paint(`${tone}-line`)}
        strokeWidth={width(material === 'metal' || material === 'tile' ? material : 'usual')}
        strokeOpacity={material === 'metal' ? undefined : '.8'}
      />
      {pattern.litLines ? (
        <path
          d={pattern.litLines}
          stroke={paint(`${tone}-accent`)}
          strokeWidth={width('metalLight')}
          strokeOpacity=".9"
        />
      ) : null}
    </g>
  );
});
