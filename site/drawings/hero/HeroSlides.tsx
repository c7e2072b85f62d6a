import { company } from '#client/company.ts';
import { type FlatPoint, rectangle, segment } from '../geometry/camera.ts';
import { createRandom } from '../geometry/seeded-random.ts';
import { House } from '../house/House.tsx';
import { HouseDimensions } from '../house/HouseDimensions.tsx';
import { trueCourseFeet } from '../roof-surface/coverings.ts';
import { lookOf } from '../roof-surface/RoofPlane.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
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

// The ten-foot square of the storm is counted in courses.
const course = trueCourseFeet;
/** The house and whatever is laid over it share one sheet. */
const sheet = { viewBox: '600 276 800 594', labels: 'hero', fit: 'xMaxYMax meet' } as const;
const { camera, house } = heroHouseScene;
const { length, width } = house;

const houseWords = `A two-story ${company.region} house on its lot, ${Math.round(length)} feet long.`;

/** In feet beside and behind the walls, and in front of them: all of the lot is on the sheet. */
const lot = { beside: 4, inFront: 8.4 } as const;

function HouseOnItsLot() {
  const { beside, inFront } = lot;
  return (
    <>
      <path
        d={camera.box([-beside, -inFront, 0], [length + beside, width + beside, 0]).top}
        fill={paint('lawn')}
        stroke="none"
      />
      <House
        scene={heroHouseScene}
        covering={{ look: { ...lookOf('architectural'), courseFeet: course } }}
        gutters
        skylights={1}
        chimneys={1}
      />
    </>
  );
}

/** The house of the first screen, there from the start. */
export function HeroHouse() {
  return (
    <DrawingSheet {...sheet} label={houseWords}>
      <HouseOnItsLot />
      <HouseDimensions scene={heroHouseScene} hasLot={false} only="length" />
    </DrawingSheet>
  );
}

/** The same house without measures, for papers about it. */
export function DrawnHouse() {
  return (
    <DrawingSheet viewBox={sheet.viewBox}>
      <HouseOnItsLot />
    </DrawingSheet>
  );
}

/** Water: a tarp over the ridge. */
export function HeroTarp() {
  return (
    <DrawingSheet {...sheet}>
      <StormTarp />
    </DrawingSheet>
  );
}

/** The chalked square on the front slope, in feet from its left rake and its eave, clear of entry, skylight and caps. */
const testSquare = { left: 21.9, bottom: 8.2, feet: 10, tail: 0.4 } as const;

// In and around the square, in the same feet.
const strikes = [
  [23.4, 16.3],
  [26.8, 17],
  [30, 15.4],
  [24.8, 13.6],
  [28.4, 12.6],
  [30.6, 10.6],
  [23.6, 10.8],
  [27.2, 9.5],
  [13.4, 17.2],
  [18.4, 16.8],
  [34.6, 16.4],
  [39.4, 7.4],
] as const;
const ringFeet = 0.42;
const dentFeet = 0.09;

/** What the wind took, down to the deck: in each course, counted from the eave, from here to there. */
const blownOff = [
  [22, 6, 10.2],
  [23, 5.2, 11],
  [24, 4.6, 11.6],
  [25, 5, 11],
  [26, 6.4, 10.4],
] as const;
const inCourse = (number: number, from: number, to: number) =>
  camera.outlineOn(slope, rectangle(from, number * course, to, (number + 1) * course));

/** A storm: rain, the strikes in chalk, the square they are counted in, and what the wind took. */
export function HeroStorm() {
  const { left, bottom, feet, tail } = testSquare;
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
  const across = [left - tail, left + feet + tail] as const;
  const along = [bottom - tail, bottom + feet + tail] as const;
  const chalkLines = [
    ...[bottom, bottom + feet].map((up) => segment<FlatPoint>([across[0], up], [across[1], up])),
    ...[left, left + feet].map((x) => segment<FlatPoint>([x, along[0]], [x, along[1]])),
    ...[9.6, 13.4].map((up) => segment<FlatPoint>([3.8, up], [12.4, up])),
  ];
  return (
    <DrawingSheet {...sheet}>
      <path
        d={rainPath({ x: 600, y: 290, width: 800, height: 540, drops: 110, seed: 4, thinsUpward: true })}
        stroke={paint('rain')}
        strokeWidth="1.2"
      />
      <path
        d={blownOff.map(([number, from, to]) => inCourse(number, from, to)).join('')}
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

/** Age: tabs gone all over the slope, and the felt under them seen. */
export function HeroAge() {
  const random = createRandom(12);
  const gone = Array.from({ length: 150 }, () => {
    const number = Math.floor(4 + random() * (slopeLength / course - 8));
    const from = 2 + random() * (length - 4);
    return { number, from, to: from + 1 + Math.floor(random() * 3), isDeck: random() < 0.3 };
  }).filter(({ number, from, to }) => {
    const up = number * course;
    return !isBehindEntry(from, to, up) && !isUnderFittings(from, to, up);
  });
  const outline = (isDeck: boolean) =>
    gone
      .filter((tab) => tab.isDeck === isDeck)
      .map(({ number, from, to }) => inCourse(number, from, to))
      .join('');
  return (
    <DrawingSheet {...sheet}>
      <path d={outline(false)} fill={paint('mid')} strokeWidth=".7" />
      <path d={outline(true)} fill={paint('wood')} strokeWidth=".7" />
    </DrawingSheet>
  );
}

/** The roof of the entry hides a triangle of the slope, leaning to the right as the house is seen. */
const isBehindEntry = (from: number, to: number, up: number) =>
  to > doorX - entryHalf - 1 && from < doorX + entryHalf + 7 && up < 12;
const isUnderFittings = (from: number, to: number, up: number) =>
  (to > 8.4 && from < 16.2 && up > 13.4 && up < 17) ||
  (to > 31.8 && from < 36 && up > 5.6 && up < 11.6) ||
  (to > 36.4 && from < 41.5 && up > 12.8);

/** Looked at: the twelve points, as numbered in the legend beside them. */
export function HeroLookedAt() {
  return (
    <DrawingSheet {...sheet}>
      <HeroPoints radius={14} />
    </DrawingSheet>
  );
}
