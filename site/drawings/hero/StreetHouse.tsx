import type { ReactNode } from 'react';
import { houseOf, withEntry } from '#calculators/house/house.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import { createCamera, onPlane, rectangle, type SpacePoint, slopePlane } from '../geometry/camera.ts';
import { House } from '../house/House.tsx';
import type { HouseScene } from '../house/house-scene.ts';
import { lookOf, RoofPlane, workedLook } from '../roof-surface/RoofPlane.tsx';
import { Balloons } from '../sheet/Balloon.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

/** The house of the hero: two stories, 9 in 12, on the right bank. */
export const heroHouseScene: HouseScene = {
  house: houseOf({
    ...withEntry(rectangle(0, 0, 44, 28.4), 4.2),
    overhang: 1.4,
    ends: 'gable',
    storyCount: 2,
    pitchInches: 9,
  }),
  camera: createCamera({ scale: 11.9, origin: [872, 822] }),
};
const { camera, house } = heroHouseScene;
const { length, width, wallHeight, overhang, eaveHeight, edge, ridgeHeight, pitch } = house;
/** Of the front slope, from eave to ridge, in feet. */
export const slopeLength = (width / 2 + overhang) * Math.hypot(1, pitch);

export const [doorX] = house.door?.place ?? [0, 0];
export const entryHalf = house.door?.halfWidth ?? 0;

/** Toward the street: in feet from its left rake, up from its eave. */
export const slope = slopePlane([-overhang, -overhang, eaveHeight + edge], pitch);
export const onFrontSlope = (across: number, up: number): SpacePoint => onPlane(slope, [across, up]);

interface StreetHouseProps {
  readonly label: string;
  readonly material: RoofType;
  readonly behind?: ReactNode;
  /** It has the skylight of its plan, and no garage, as on the home page. */
  readonly isOnPlan?: boolean;
  /** What is done to the roof. */
  readonly children?: ReactNode;
}

/** The same house without the valley around it. */
export function StreetHouse({ label, material, behind, isOnPlan = false, children }: StreetHouseProps) {
  return (
    <DrawingSheet viewBox={isOnPlan ? '590 276 820 570' : '590 236 948 610'} label={label} labels="hero">
      {behind}
      <House
        scene={heroHouseScene}
        covering={{ look: lookOf(material) }}
        gutters
        skylights={isOnPlan ? 1 : 0}
        chimneys={1}
        hasGarage={!isOnPlan}
      />
      {children}
    </DrawingSheet>
  );
}

/** One of the twelve points: where it is on the house, and its number from there on the sheet. */
interface MarkedPoint {
  readonly place: SpacePoint;
  readonly offset: readonly [number, number];
}

const valley = 0.4 + entryHalf * 0.45;
const ridgeUp = slopeLength;
/** In the order of content/services/inspection-points.ts. */
const points: readonly MarkedPoint[] = [
  { place: onFrontSlope(5.2, ridgeUp * 0.4), offset: [32, -34] },
  { place: onFrontSlope(length * 0.4, ridgeUp), offset: [-16, -46] },
  { place: [doorX - entryHalf * 0.55, valley, wallHeight + pitch * valley], offset: [28, -46] },
  { place: [length * 0.84, width * 0.4, wallHeight + width * 0.4 * pitch + 1.05], offset: [-46, -6] },
  { place: [length * 0.87, width * 0.38, ridgeHeight + 2.4], offset: [44, -2] },
  { place: onFrontSlope((length + 2 * overhang) * 0.2, ridgeUp * 0.76), offset: [-44, -62] },
  { place: onFrontSlope(33.9, 8.8), offset: [46, -10] },
  { place: [length + overhang, -overhang, eaveHeight], offset: [46, 16] },
  { place: [length - 0.6, -overhang * 0.2, wallHeight * 0.6], offset: [48, 16] },
  // The soffit itself is hidden from above: at the foot of a level eave.
  { place: [31.4, -overhang, eaveHeight - 0.3], offset: [4, 52] },
  { place: onFrontSlope(3, 2.6), offset: [-62, 0] },
  { place: onFrontSlope(26.4, 13.4), offset: [40, 48] },
];

/** The same places, for the plan from above and the near views. */
export const inspectionPlaces = points.map(({ place }) => place);

/** The twelve inspection points, each with its number. */
export function HeroPoints({ radius = 21 }: { readonly radius?: number }) {
  return (
    <Balloons
      radius={radius}
      points={points.map(({ place, offset }) => ({ spot: camera.project(place), offset }))}
    />
  );
}

const tarp = { left: 19.5, right: 29.5, bottom: slopeLength * 0.42, top: slopeLength };

/** A tarp over the ridge, battened down: what an emergency crew leaves behind the same night. */
export function StormTarp() {
  const { left, right, bottom, top } = tarp;
  const at = (x: number, up: number): SpacePoint => {
    const [across, away, height] = onFrontSlope(x + overhang, up);
    return [across, away, height + 0.15];
  };
  const battens = [left, right].flatMap((x) =>
    [0.08, 0.5, 0.9].map((share) => {
      const up = bottom + (top - bottom) * share;
      return [at(x - 0.9, up), at(x + 0.9, up)];
    }),
  );
  const folds = [0.25, 0.5, 0.75].map((share) => {
    const x = left + (right - left) * share;
    return [at(x, bottom), at(x, top)];
  });
  return (
    <>
      <path
        d={camera.outline(rectangle(left, bottom, right, top).map(([x, up]) => at(x, up)))}
        fill={paint('patina')}
      />
      <path d={camera.lines(folds)} stroke={paint('ink')} strokeWidth="1.2" />
      <path d={camera.lines(battens)} stroke={paint('chalk')} strokeWidth="5" />
      <path d={camera.lines(battens)} strokeWidth="1.2" strokeDasharray="2 3" />
    </>
  );
}

// Feet on the front slope: left end, right end and lower edge of each course of new shingles.
const newCourses = [
  { left: 27, right: 34.5, bottom: 6 },
  { left: 28.25, right: 35.75, bottom: 7.5 },
  { left: 29.5, right: 34.5, bottom: 9 },
];
const courseFeet = 1.5;

/** Three courses of new shingles in an old slope: the whole of a repair, seen from the street. */
export function RepairedPatch() {
  return newCourses.map(({ bottom, left, right }) => (
    <RoofPlane
      key={bottom}
      camera={camera}
      plane={slope}
      corners={rectangle(left, bottom, right, bottom + courseFeet)}
      covering={{ look: workedLook('asphalt') }}
      seed={2}
      strokeWidth={1.2}
    />
  ));
}
