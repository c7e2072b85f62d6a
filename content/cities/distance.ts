// How far apart two places are, in which direction one lies from the other, and how long the drive takes.
// No map service is asked and no traffic is known, so a drive is a rounded range and called an estimate (reading 27).

import type { Place } from '#client/shapes/town.ts';

/** Mean radius of the Earth (IUGG), in statute miles. */
export const earthRadiusMiles = 3958.76;

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in statute miles, unrounded. */
export function milesBetween(from: Place, to: Place): number {
  const latitudeHalf = toRadians(to.latitude - from.latitude) / 2;
  const longitudeHalf = toRadians(to.longitude - from.longitude) / 2;
  const haversine =
    Math.sin(latitudeHalf) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitudeHalf) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(haversine));
}

/** From a place to the nearest point of a straight path: over so few miles the ground is as good as flat. */
export function milesToPath(from: Place, [start, end]: readonly [Place, Place]): number {
  const across = Math.cos(toRadians(from.latitude));
  const alongX = (end.longitude - start.longitude) * across;
  const alongY = end.latitude - start.latitude;
  const fromX = (from.longitude - start.longitude) * across;
  const fromY = from.latitude - start.latitude;
  const share = (fromX * alongX + fromY * alongY) / (alongX ** 2 + alongY ** 2);
  const reached = Math.min(1, Math.max(0, share));
  return milesBetween(from, {
    latitude: start.latitude + reached * alongY,
    longitude: start.longitude + reached * (end.longitude - start.longitude),
  });
}

/** As printed: whole, because tenths would look like road miles, which a straight line is not; at least 1. */
export function wholeMiles(miles: number): number {
  return miles === 0 ? 0 : Math.max(1, Math.round(miles));
}

const compassPoints = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The nearest of the eight compass points in which `to` lies, seen from `from`. */
export function compassDirection(from: Place, to: Place): CompassPoint {
  const start = toRadians(from.latitude);
  const end = toRadians(to.latitude);
  const turn = toRadians(to.longitude - from.longitude);
  const eastward = Math.sin(turn) * Math.cos(end);
  const northward = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  const eighths = Math.round((Math.atan2(eastward, northward) / Math.PI) * 4);
  return compassPoints[(eighths + 8) % 8] ?? 'north';
}

/** Road miles per straight mile in the United States: Ballou, Rahardja and Sakai, Transportation Research A 36 (2002). */
const roadMilesPerStraightMile = 1.2;

/** Miles of a trip on town streets. Fewer flatter the near towns, more punish those far along the highway. */
const townRoadMiles = 8;
const townMilesPerHour = { slow: 25, fast: 35 };
const openRoadMilesPerHour = { slow: 50, fast: 60 };

/** Wide enough that one slow light does not make it wrong. */
const roundedToMinutes = 5;

function minutesAt(straightLineMiles: number, pace: 'slow' | 'fast'): number {
  const roadMiles = straightLineMiles * roadMilesPerStraightMile;
  const inTown = Math.min(roadMiles, townRoadMiles);
  return 60 * (inTown / townMilesPerHour[pace] + (roadMiles - inTown) / openRoadMilesPerHour[pace]);
}

export interface DriveMinutes {
  readonly fromMinutes: number;
  readonly toMinutes: number;
}

/** Minutes of driving for a straight-line distance, as a range of whole five minutes; 0 miles gives 0 to 0. */
export function estimateDriveMinutes(straightLineMiles: number): DriveMinutes {
  return {
    fromMinutes: Math.floor(minutesAt(straightLineMiles, 'fast') / roundedToMinutes) * roundedToMinutes,
    toMinutes: Math.ceil(minutesAt(straightLineMiles, 'slow') / roundedToMinutes) * roundedToMinutes,
  };
}

/** 7 → "10 to 20 minutes". */
export function formatDriveMinutes(straightLineMiles: number): string {
  const { fromMinutes, toMinutes } = estimateDriveMinutes(straightLineMiles);
  return `${fromMinutes} to ${toMinutes} minutes`;
}
