// How long the drive from the shop takes, as a rounded range that owns up to being an estimate (ruling 27).
// No map service is asked and no traffic is known: this is distance turned into time, never a promise of arrival.

import type { City } from './city.ts';

/** Road miles per straight-line mile in the United States: Ballou, Rahardja and Sakai, Transportation Research A 36 (2002). */
const roadMilesPerStraightMile = 1.2;

/** The ends of every trip run on town streets. Fewer miles flatter the near towns, more punish those up I-75. */
const townRoadMiles = 8;
const townMilesPerHour = { slow: 25, fast: 35 };
const openRoadMilesPerHour = { slow: 50, fast: 60 };

/** Wide enough that one slow light does not make it wrong. */
const roundedToMinutes = 5;

export interface DriveTime {
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

function minutesAt(roadMiles: number, pace: 'slow' | 'fast'): number {
  const inTown = Math.min(roadMiles, townRoadMiles);
  const outside = roadMiles - inTown;
  return 60 * (inTown / townMilesPerHour[pace] + outside / openRoadMilesPerHour[pace]);
}

/** Minutes of driving for a straight-line distance in miles, as a range of whole five minutes; 0 miles gives 0 to 0. */
export function estimateDriveMinutes(straightLineMiles: number): DriveTime {
  const roadMiles = straightLineMiles * roadMilesPerStraightMile;
  return {
    fromMinutes: Math.floor(minutesAt(roadMiles, 'fast') / roundedToMinutes) * roundedToMinutes,
    toMinutes: Math.ceil(minutesAt(roadMiles, 'slow') / roundedToMinutes) * roundedToMinutes,
  };
}

/** "about 15–20 minutes of driving, estimated from distance", or that the shop is in the same town. */
export function describeDriveTime(city: City): string {
  if (city.milesFromBase === 0) return 'in the same town as our shop';
  const { fromMinutes, toMinutes } = estimateDriveMinutes(city.milesFromBase);
  return `about ${fromMinutes}–${toMinutes} minutes of driving, estimated from distance`;
}
