import { company } from '#client/company.ts';
import { rectangle, segment } from '../geometry/faces.ts';
import type { FlatPoint } from '../geometry/flat-point.ts';
import { createRandom } from '../geometry/seeded-random.ts';
import { House } from '../house/House.tsx';
import { HouseDimensions } from '../house/HouseDimensions.tsx';
import { lookOf } from '../roof-surface/roof-looks.ts';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';
import {
  doorX,
  entryHalf,
  HeroPoints,
  heroHouseScene,
  StormTarp,
  slope,
  slopeLength,
} from './StreetHouse.tsx';

/** The house and whatever is laid over it share one sheet. */
const sheet = { viewBox: '600 276 800 594', labels: 'hero', fit: 'xMaxYMax meet' } as const;
const { camera, house } = heroHouseScene;
const { length, width } = house;

const houseWords = `A two-story ${company.region} house on its lot, ${Math.round(length)} feet long.`;

/** Its lot in feet beside and behind the walls, and in front of them. */
function HouseOnItsLot({ beside, inFront }: { readonly beside: number; readonly inFront: number }) {
  return (
    <>
      <path
        d={camera.box([-beside, -inFront, 0], [length + beside, width + beside, 0]).top}
        fill={paint('lawn')}
        stroke="none"
      />
      <House
        scene={heroHouseScene}
        covering={{ look: lookOf('architectural') }}
        gutters
        skylights={1}
        chimneys={1}
      />
    </>
  );
}

/** The house of the first screen, there from the start. */
export function HeroHouse({ className }: DrawingProps) {
  return (
    <DrawingSheet {...sheet} label={houseWords} className={className}>
      <HouseOnItsLot beside={8} inFront={13} />
      <HouseDimensions scene={heroHouseScene} hasLot={false} only="length" />
    </DrawingSheet>
  );
}

/** The same house without measures, for papers about it. */
export function DrawnHouse() {
  return (
    <DrawingSheet viewBox={sheet.viewBox}>
      <HouseOnItsLot beside={3} inFront={8} />
    </DrawingSheet>
  );
}

/** Water: a tarp over the ridge. */
export function HeroTarp({ className }: DrawingProps) {
  return (
    <DrawingSheet {...sheet} className={className}>
      <StormTarp />
    </DrawingSheet>
  );
}

/** The chalked square on the front slope, in feet from its left rake and its eave. */
const testSquare = { left: 20.4, bottom: 8.5, feet: 10 } as const;

// In and around the square, in the same feet.
const strikes = [
  [22, 16.6],
  [25.4, 17.2],
  [28.4, 15.8],
  [23.4, 13.8],
  [26.9, 13],
  [29, 11],
  [22.2, 10.9],
  [25.7, 9.9],
  [15.4, 13.4],
  [17.6, 17],
  [32.2, 13.2],
  [38.6, 7.4],
] as const;
const ringFeet = 0.42;
const dentFeet = 0.09;

// Three short courses that the wind took, down to the deck.
const blownOff = [
  [6.4, 14.2, 10.2],
  [7, 13.73, 11.4],
  [6.1, 13.26, 10.6],
] as const;

/** A storm: rain, the strikes in chalk, the square they are counted in, and what the wind took. */
export function HeroStorm({ className }: DrawingProps) {
  const { left, bottom, feet } = testSquare;
  const ellipses = (radius: number) =>
    strikes
      .map(([across, up]) =>
        camera.outlineOn(
          slope,
          Array.from({ length: 12 }, (_, part) => {
            const turn = (part * Math.PI) / 6;
            return [across + radius * Math.cos(turn), up + radius * Math.sin(turn)] as const;
          }),
        ),
      )
      .join('');
  const across = [left - 0.8, left + feet + 0.8] as const;
  const along = [bottom - 0.8, bottom + feet + 0.8] as const;
  const chalkLines = [
    ...[bottom, bottom + feet].map((up) => segment<FlatPoint>([across[0], up], [across[1], up])),
    ...[left, left + feet].map((x) => segment<FlatPoint>([x, along[0]], [x, along[1]])),
    ...[12.4, 15.2].map((up) => segment<FlatPoint>([4.6, up], [12.6, up])),
  ];
  return (
    <DrawingSheet {...sheet} className={className}>
      <path
        d={rainPath({ x: 600, y: 290, width: 800, height: 540, drops: 110, seed: 4, thinsUpward: true })}
        stroke={paint('rain')}
        strokeWidth="1.2"
      />
      <path
        d={blownOff
          .map(([from, up, to]) => camera.outlineOn(slope, rectangle(from, up - 0.47, to, up)))
          .join('')}
        fill={paint('wood')}
        strokeWidth=".8"
      />
      <path d={ellipses(dentFeet)} fill={paint('ink')} stroke="none" />
      <path
        d={camera.linesOn(slope, chalkLines) + ellipses(ringFeet)}
        stroke={paint('chalk')}
        strokeWidth="2"
      />
    </DrawingSheet>
  );
}

/** Feet of one course. */
const course = 5.625 / 12;

/** Age: tabs gone all over the slope, and the felt under them seen. */
export function HeroAge({ className }: DrawingProps) {
  const random = createRandom(12);
  const gone = Array.from({ length: 150 }, () => {
    const up = Math.floor(2 + random() * (slopeLength / course - 4)) * course;
    const from = 2 + random() * (length - 4);
    return { from, to: from + 1 + Math.floor(random() * 3), up, isDeck: random() < 0.16 };
  }).filter(({ from, to, up }) => !isBehindEntry(from, to, up) && !isUnderFittings(from, to, up));
  const outline = (isDeck: boolean) =>
    gone
      .filter((tab) => tab.isDeck === isDeck)
      .map(({ from, to, up }) => camera.outlineOn(slope, rectangle(from, up, to, up + course)))
      .join('');
  return (
    <DrawingSheet {...sheet} className={className}>
      <path d={outline(false)} fill={paint('shade')} strokeWidth=".7" />
      <path d={outline(true)} fill={paint('wood')} strokeWidth=".7" />
    </DrawingSheet>
  );
}

/** The roof of the entry hides a triangle of the slope, leaning to the right as the house is seen. */
const isBehindEntry = (from: number, to: number, up: number) =>
  to > doorX - entryHalf - 1 && from < doorX + entryHalf + 7 && up < 10;
const isUnderFittings = (from: number, to: number, up: number) =>
  (to > 31.8 && from < 36 && up > 5.6 && up < 11.6) || (to > 36.4 && from < 41.5 && up > 12.8);

/** Looked at: the twelve points, as numbered in the legend beside them. */
export function HeroLookedAt({ className }: DrawingProps) {
  return (
    <DrawingSheet {...sheet} className={className}>
      <HeroPoints radius={14} />
    </DrawingSheet>
  );
}
