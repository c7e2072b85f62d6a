// How far apart two places are in a straight line, and in which direction. Source: ruling 27 (facts one can compute).
// Not here: time on the road (drive-minutes.ts).

import type { Place } from './city.ts';

/** Mean radius of the Earth (IUGG), in statute miles. */
const earthRadiusMiles = 3958.76;

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
