// What browser and server agree on about the photographs of a request. They follow the words, one at a time.

import { largestPhotographMegabytes, mostPhotographs } from '#content/pages/photograph-field-words.ts';
import type { photographRefusals } from '#content/pages/photograph-words.ts';
import { photographCountField } from './photograph-count-field.ts';

export type PhotographRefusal = keyof typeof photographRefusals;

/** Which of a request's photographs: 1 to 6. A place is taken once, and takes no other photograph. */
export type PhotographPlace = number;

export function isPhotographPlace(place: number): place is PhotographPlace {
  return Number.isInteger(place) && place >= 1 && place <= mostPhotographs;
}

/** The number in `photographCountField`: 0 to 6, and 0 for anything else. */
export function readPhotographCount(fields: Readonly<Record<string, unknown>>): number {
  const count = Number(fields[photographCountField] ?? 0);
  return isPhotographPlace(count) ? count : 0;
}

export const largestPhotographBytes = largestPhotographMegabytes * 1024 * 1024;

/** Long enough to count shingles in. A form without script sends photographs as the phone took them. */
export const longestSidePixels = 2000;
