import type { ReactElement } from 'react';
import { eaveMembrane } from '#content/services/eave-membrane.ts';
import {
  createCamera,
  type FlatPoint,
  onPlane,
  type Plane,
  rectangle,
  type SpacePoint,
  segment,
  slopePlane,
  strip,
} from '../geometry/camera.ts';
import { lookOf, RoofPlane } from '../roof-surface/RoofPlane.tsx';
import { Balloon } from '../sheet/Balloon.tsx';
import { type DrawingProps, DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import styles from '../sheet/drawing.module.css';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

const words = `A slope of roof taken apart into its layers, not to scale, numbered from the wood up: decking, drip edge, ${eaveMembrane.name}, underlayment, shingles, flashing, ridge vent and cap.`;

// In feet: of the eave, from eave to ridge in plan, rise per run, and from one layer to the next.
const length = 15;
const depth = 8;
const pitch = 4 / 12;
const spacing = 3.5;
const slopeLength = depth * Math.hypot(1, pitch);
const camera = createCamera({ turnDegrees: 34, tiltDegrees: 20, scale: 25, origin: [134, 742] });

/** The flashing is on the shingles; the cap comes last. */
const heights = [0, 1, 2, 3, 4, 4, 5] as const;
const layerPlane = (layer: number): Plane => slopePlane([0, 0, (heights[layer] ?? 0) * spacing], pitch);
const at = (layer: number, corner: FlatPoint): SpacePoint => onPlane(layerPlane(layer), corner);
const sheetOf = (layer: number, corners: readonly FlatPoint[]) =>
  camera.outlineOn(layerPlane(layer), corners);
const linesOf = (layer: number, lines: readonly (readonly FlatPoint[])[]) =>
  camera.linesOn(layerPlane(layer), lines);
/** From a line on a layer straight down: an edge that is bent, or as thick as this. */
const edgeOf = (layer: number, from: FlatPoint, to: FlatPoint, drop: number) => {
  return camera.outline(strip(at(layer, from), at(layer, to), -drop));
};

const whole = rectangle(0, 0, length, slopeLength);
const iceBarrierTop = 3.4;

const chimney = { left: 8.4, right: 11, bottom: 3, top: 5.6, height: 2.6 };

/** What each number points at, from the lowest layer up. */
const spots: readonly FlatPoint[] = [
  [length, 0.5],
  [length, 0.3],
  [length, 0.7],
  [length, 0.8],
  [length, 0.6],
  [chimney.right + 0.5, chimney.bottom - 0.45],
  [length, slopeLength - 0.6],
];

const flange = 0.55;

/** From the wood up. */
const layers: readonly ReactElement[] = [
  <Decking key="decking" />,
  // Along the eave, on the wood.
  <BentMetal key="drip edge" layer={1} end={[length, 0]} top={[length, flange]} />,
  <Sheet key="ice barrier" layer={2} top={iceBarrierTop} fill="patina" laps={[]} />,
  <g key="underlayment">
    <Sheet layer={3} top={slopeLength} fill="water" laps={[2.9, 5.8]} />
    {/* Along the rake, over it. */}
    <BentMetal layer={3} end={[0, slopeLength]} top={[flange, slopeLength]} />
  </g>,
  <Shingles key="shingles" />,
  <Flashing key="flashing" />,
  <RidgeCap key="ridge cap" />,
];

/** The layers of a shingle roof lifted apart; the numbers are those of the list beside it. */
export function RoofLayers({ className }: DrawingProps) {
  return (
    <DrawingSheet viewBox="0 44 560 716" label={words} labels="detail" className={className}>
      <path
        d={camera.lines([
          [at(0, [0, 0]), at(4, [0, 0])],
          [at(0, [length, 0]), at(4, [length, 0])],
          [at(0, [0, slopeLength]), at(6, [0, slopeLength])],
        ])}
        stroke={paint('mid')}
        strokeWidth="1"
        strokeDasharray="2 6"
      />
      {layers.map((layer, index) => (
        <g key={layer.key} className={styles.layer} data-number={index + 1}>
          {layer}
        </g>
      ))}
      <SheetLabel x={545} y={748} text="Not to scale" size={20} color={paint('ink')} anchor="end" />
      {spots.map((corner, layer) => {
        const spot = camera.project(at(layer, corner));
        return (
          <Balloon
            key={corner.join()}
            number={layer + 1}
            at={[528, spot[1] - (layer === 5 ? 50 : 6)]}
            radius={17}
            pointsTo={spot}
          />
        );
      })}
    </DrawingSheet>
  );
}

function Decking() {
  const thickness = 0.45;
  const joints = [
    segment<FlatPoint>([0, slopeLength / 2], [length, slopeLength / 2]),
    ...[5, 10].map((x) => segment<FlatPoint>([x, 0], [x, slopeLength / 2])),
    ...[2.5, 7.5, 12.5].map((x) => segment<FlatPoint>([x, slopeLength / 2], [x, slopeLength])),
  ];
  return (
    <>
      <path d={edgeOf(0, [0, 0], [length, 0], thickness)} fill={paint('wood-dark')} />
      <path d={edgeOf(0, [0, 0], [0, slopeLength], thickness)} fill={paint('wood-dark')} />
      <path d={sheetOf(0, whole)} fill={paint('wood')} />
      <path d={linesOf(0, joints)} stroke={paint('wood-line')} strokeWidth="1.2" />
    </>
  );
}

interface BentMetalProps {
  readonly layer: number;
  readonly end: FlatPoint;
  readonly top: FlatPoint;
}

/** The metal of an edge. */
function BentMetal({ layer, end, top }: BentMetalProps) {
  return (
    <>
      <path d={sheetOf(layer, rectangle(0, 0, ...top))} fill={paint('side')} />
      <path d={edgeOf(layer, [0, 0], end, 0.45)} fill={paint('shade')} />
    </>
  );
}

interface SheetProps {
  readonly layer: number;
  readonly top: number;
  readonly fill: 'patina' | 'water';
  readonly laps: readonly number[];
}

/** A membrane from the eave up, with the laps of its rolls. */
function Sheet({ layer, top, fill, laps }: SheetProps) {
  return (
    <>
      <path d={sheetOf(layer, rectangle(0, 0, length, top))} fill={paint(fill)} />
      <path
        d={linesOf(
          layer,
          laps.map((up) => segment<FlatPoint>([0, up], [length, up])),
        )}
        stroke={paint('patina')}
        strokeWidth="1.2"
        strokeDasharray="7 4"
      />
    </>
  );
}

function Shingles() {
  return (
    <>
      <path d={edgeOf(4, [0, 0], [length, 0], 0.3)} fill={paint('roof-architectural-side')} />
      <path d={edgeOf(4, [0, 0], [0, slopeLength], 0.3)} fill={paint('roof-architectural-side')} />
      <RoofPlane
        camera={camera}
        plane={layerPlane(4)}
        corners={whole}
        covering={{ look: lookOf('architectural') }}
        seed={5}
      />
    </>
  );
}

/** Around a chimney: an apron on the shingles in front, a piece for each course beside it, whose foot is under them. */
function Flashing() {
  const { left, right, bottom, top, height } = chimney;
  const foot = (corner: FlatPoint) => at(5, corner);
  const [near, far, end] = [foot([left, bottom]), foot([left, top]), foot([right, bottom])];
  const roof = far[2] + height - 0.6;
  const steps = Array.from({ length: 4 }, (_, step): SpacePoint[] => {
    const [low, high] = [bottom + ((top - bottom) * step) / 4, bottom + ((top - bottom) * (step + 1)) / 4];
    const [a, b] = [foot([left, low]), foot([left, high])];
    return [a, b, [b[0], b[1], b[2] + 0.55], [a[0], a[1], b[2] + 0.55]];
  });
  return (
    <>
      <path d={sheetOf(5, rectangle(left - 0.5, bottom - 0.9, right + 0.5, bottom))} fill={paint('side')} />
      <path
        d={camera.outline([near, far, [far[0], far[1], roof], [near[0], near[1], roof]])}
        fill={paint('brick-side')}
      />
      <path d={camera.outline(strip(near, end, roof - near[2]))} fill={paint('brick')} />
      <path d={camera.box(near, [end[0], far[1], roof]).top} fill={paint('wall')} />
      <path d={steps.map(camera.outline).join('')} fill={paint('shade')} strokeWidth="1.1" />
      <path d={camera.outline(strip(near, end, 0.55))} fill={paint('side')} strokeWidth="1.1" />
    </>
  );
}

/** The vent over the open ridge, and the shingles that cap it. */
function RidgeCap() {
  const [low, high] = [slopeLength - 1.3, slopeLength];
  const tabs = Array.from({ length: 9 }, (_, tab) => (tab + 1) * 1.5);
  return (
    <>
      <path d={edgeOf(6, [0, low], [length, low], 0.45)} fill={paint('shade')} />
      <path d={edgeOf(6, [0, low], [0, high], 0.45)} fill={paint('shade')} />
      <path d={sheetOf(6, rectangle(0, low, length, high))} fill={paint('roof-architectural')} />
      <path
        d={linesOf(
          6,
          tabs.map((x) => segment<FlatPoint>([x, low], [x, high])),
        )}
        stroke={paint('roof-architectural-line')}
        strokeWidth="1.2"
      />
    </>
  );
}
