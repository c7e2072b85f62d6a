import { memo, useId, useMemo } from 'react';
import { boxOf } from '#calculators/house/outline.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { type Camera, type FlatPoint, type Plane, rectangle } from '../geometry/camera.ts';
import { hundredth } from '../geometry/path-data.ts';
import { paint, type RoofTone } from '../sheet/DrawingSheet.tsx';
import styles from '../sheet/drawing.module.css';
import { layCovering, type Slope } from './coverings.ts';

/** What covers the slopes now, and what covered them before, while it fades. */
export interface RoofCovering {
  readonly look: RoofLook;
  readonly previous?: RoofLook | undefined;
}

interface RoofPlaneProps {
  readonly camera: Camera;
  readonly plane: Plane;
  /** In feet on the plane: along the eave, up the slope. */
  readonly corners: readonly FlatPoint[];
  readonly covering: RoofCovering;
  readonly seed: number;
  readonly enlargement?: number;
  readonly isTurnedAway?: boolean;
  readonly strokeWidth?: number | undefined;
}

/** One slope of a roof: its covering, and its edge in ink. */
export function RoofPlane(props: RoofPlaneProps) {
  const {
    camera,
    plane,
    corners,
    covering,
    seed,
    enlargement = 1,
    isTurnedAway = false,
    strokeWidth,
  } = props;
  const { left, front: foot, right, rear: top } = boxOf(corners);
  // Callers write out new corners each time; the covering is laid again only when its reach differs.
  const slope = useMemo(
    () => ({ corners: rectangle(left, foot, right, top), enlargement, seed }),
    [left, foot, right, top, enlargement, seed],
  );
  const isRectangle =
    corners.length === 4 &&
    corners.every(([x, y]) => slope.corners.some(([atX, atY]) => Math.hypot(x - atX, y - atY) < 0.001));
  // Hips, valleys and bays cut what is laid over their whole reach.
  const outline = isRectangle ? null : outlineOf(corners);
  const clip = useId();
  const laid = { slope, isTurnedAway, scale: Math.round(camera.scale * 10) / 10 };
  return (
    <>
      <g transform={camera.transformOf(plane)} stroke="none">
        {outline ? (
          <clipPath id={clip}>
            <path d={outline} />
          </clipPath>
        ) : null}
        <g clipPath={outline ? `url(#${clip})` : undefined}>
          {covering.previous ? <Covering {...laid} look={covering.previous} /> : null}
          <Covering
            key={covering.look.tone}
            {...laid}
            look={covering.look}
            className={covering.previous ? styles.appearing : undefined}
          />
        </g>
      </g>
      <path d={camera.outlineOn(plane, corners)} strokeWidth={strokeWidth} />
    </>
  );
}

const outlineOf = (corners: readonly FlatPoint[]) =>
  `M${corners.map((corner) => corner.map(hundredth).join(' ')).join('L')}z`;

interface CoveringProps {
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
  const { material, tone, courseFeet } = look;
  const pattern = useMemo(
    () => layCovering(material, { ...slope, courseFeet }),
    [material, slope, courseFeet],
  );
  const width = (weight: keyof typeof lineWeights) =>
    hundredth((lineWeights[weight] * foreshorteningMakeup) / scale);
  return (
    <g className={className}>
      <path d={outlineOf(slope.corners)} fill={paint(isTurnedAway ? `${tone}-side` : tone)} />
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

/** What lies on a roof: how it is laid, and in which paints. */
export interface RoofLook {
  readonly material: RoofType;
  readonly tone: RoofTone;
  /** What shows of an asphalt course; left out, what is usual on a drawing. */
  readonly courseFeet?: number;
}

/** `charcoal`: metal beside other materials, for which its own gray is too pale. */
export function lookOf(material: RoofType, metal: 'metal' | 'charcoal' = 'metal'): RoofLook {
  return { material, tone: `roof-${material === 'metal' ? metal : material}` };
}

/** The part that is worked on: any covering, in patina. */
export function workedLook(material: RoofType): RoofLook {
  return { material, tone: 'roof-worked' };
}
