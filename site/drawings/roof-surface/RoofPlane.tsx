import { useMemo } from 'react';
import type { Camera, Plane } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { onPlane } from '../geometry/faces.ts';
import styles from '../sheet/drawing.module.css';
import { Covering } from './Covering.tsx';
import type { RoofLook } from './roof-looks.ts';

/** What covers the slopes now, and what covered them before, while it fades. */
export interface RoofCovering {
  readonly look: RoofLook;
  readonly previous?: RoofLook | undefined;
}

export interface RoofPlaneProps {
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
  // Callers write the corners out anew each time; the covering is laid again only when they differ.
  const cornersText = JSON.stringify(corners);
  const slope = useMemo(
    () => ({ corners: JSON.parse(cornersText) as FlatPoint[], enlargement, seed }),
    [cornersText, enlargement, seed],
  );
  const laid = { slope, isTurnedAway, scale: Math.round(camera.scale * 10) / 10 };
  return (
    <>
      <g transform={camera.transformOf(plane)} stroke="none">
        {covering.previous ? <Covering {...laid} look={covering.previous} /> : null}
        <Covering
          key={covering.look.tone}
          {...laid}
          look={covering.look}
          className={covering.previous ? styles.appearing : undefined}
        />
      </g>
      <path d={camera.outline(corners.map((corner) => onPlane(plane, corner)))} strokeWidth={strokeWidth} />
    </>
  );
}
