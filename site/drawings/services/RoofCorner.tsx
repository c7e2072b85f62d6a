import { createCamera, type Plane, type SpacePoint } from '../geometry/camera.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { onPlane, rectangle, segment, slopePlane } from '../geometry/faces.ts';
import { CutEdges } from '../roof-surface/CutEdges.tsx';
import { RoofPlane } from '../roof-surface/RoofPlane.tsx';
import type { RoofLook } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';

// The corner of roof that most services are drawn on, in feet: length of the eave, depth in plan, pitch.
const length = 15.4;
const depth = 8.6;
const pitch = 7 / 12;
const run = 1 / Math.hypot(1, pitch);
const slopeLength = depth / run;
const thickness = 0.85;

export const roofCorner = {
  length,
  slopeLength,
  camera: createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 13.4, origin: [74, 158] }),
} as const;

/** The slope, or a plane lifted off it. */
function liftedSlope(lift: number): Plane {
  return slopePlane([0, -lift * pitch * run, lift * run], pitch);
}

/** A place on the slope: along the eave, up the slope, and lifted off it. */
export function onSlope(across: number, up: number, lift = 0): SpacePoint {
  return onPlane(liftedSlope(lift), [across, up]);
}

/** Path of an outline on the slope. */
export function slopeOutline(corners: readonly FlatPoint[], lift = 0): string {
  return roofCorner.camera.outline(corners.map(([across, up]) => onSlope(across, up, lift)));
}

/** Path of lines on the slope, each from one place to another. */
export function slopeLines(lines: readonly (readonly FlatPoint[])[], lift = 0): string {
  return roofCorner.camera.lines(lines.map((line) => line.map(([across, up]) => onSlope(across, up, lift))));
}

interface CornerRoofProps {
  readonly look: RoofLook;
  readonly seed: number;
  /** The whole slope when left out. */
  readonly corners?: readonly FlatPoint[];
  readonly lift?: number;
  readonly strokeWidth?: number | undefined;
  readonly enlargement?: number;
}

/** A covering on the corner of roof, or on a part of it. */
export function CornerRoof({
  corners = rectangle(0, 0, length, slopeLength),
  lift = 0,
  look,
  ...laid
}: CornerRoofProps) {
  return (
    <RoofPlane
      {...laid}
      camera={roofCorner.camera}
      plane={liftedSlope(lift)}
      corners={corners}
      covering={{ look }}
    />
  );
}

/** The cut edges of the corner, with a line along their middle. */
export function CornerEdge() {
  const { camera } = roofCorner;
  const rise = depth * pitch;
  return (
    <>
      <CutEdges camera={camera} length={length} depth={depth} rise={rise} thickness={thickness} />
      <path
        d={camera.lines([
          [
            [0, depth, rise - thickness / 2],
            [0, 0, -thickness / 2],
            [length, 0, -thickness / 2],
          ],
        ])}
        stroke={paint('mid')}
        strokeWidth=".8"
      />
    </>
  );
}

export function CornerRidge({ strokeWidth = 2.2 }: { readonly strokeWidth?: number }) {
  const ridge = slopeLines([segment([0, slopeLength], [length, slopeLength])]);
  return <path d={ridge} strokeWidth={strokeWidth} />;
}
