import type { Place } from './distance.ts';

/** A line across the map with its name. */
export interface Landmark {
  /** As in running text: "the Ashley River", "I-26". */
  readonly name: string;
  readonly course: readonly Place[];
}

export interface River extends Landmark {
  /** Its name as the map writes it, in as many lines. */
  readonly linesOnMap: readonly string[];
}
