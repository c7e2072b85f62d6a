// What a contractor's cities/ has to say of towns, counties, river and highway.

import type { ServiceName } from './business.ts';
import type { Fact, FactRegister } from './fact.ts';
import type { Question, SignPicture } from './service.ts';

/** A point on the map, in degrees, WGS 84. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the name of a town stands on the maps, seen from its dot. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

/** A town we work in. */
export interface Town extends Place {
  /** "Mill Creek" */
  readonly name: string;
  /** The name of its county in counties.ts: "Mill". */
  readonly county: string;
  /** null: there is no room, and the town is only on the map of its own page. */
  readonly labelSide: LabelSide | null;
}

export interface County {
  /** "Mill", once in a state: "St. Louis City" beside the county of St. Louis. */
  readonly name: string;
  /** "Mill County", "Orleans Parish"; for a city that is part of no county, its own name. */
  readonly inFull: string;
  /** Five digits. */
  readonly fips: string;
  /** The town that is its seat. */
  readonly seat: string;
}

/**
 * All that the site says about a town with a page. Only what a `Town` has must be given: a page without words of its own
 * says what follows from that, and no search engine lists it. What follows (slug, miles, county seat) is in cities.ts.
 */
export interface CityContent extends Town {
  /** Whether it lies on the river and the highway of landmarks.ts. */
  readonly isOnRiver?: boolean;
  readonly isOnHighway?: boolean;
  /** What we may state about this town alone. */
  readonly facts?: FactRegister;
  readonly page?: OwnCityPage;
  readonly services?: ServiceTexts;
}

/** The words of one city page. Texts may hold slots as {miles} (docs/make-it-yours.md). */
export interface OwnCityPage {
  /** At most 60 characters. */
  readonly pageTitle: string;
  /** At most 155 characters. */
  readonly pageDescription: string;
  readonly keywords: readonly string[];
  /** One or two sentences under the page heading. */
  readonly lead: string;
  /** Roofs in this place, two to four short paragraphs. */
  readonly paragraphs: readonly string[];
  /** What the paragraphs say we look for on a roof here, with its drawing. */
  readonly lookFor?: { readonly text: string; readonly picture: SignPicture };
  /** One sentence for a service card; one without shows the service's own. */
  readonly cardTexts?: TextsByService<string>;
  /** Facts that the paragraphs and cards state; printed among the sources of the page. */
  readonly sources: readonly Fact[];
}

/** For as many services as you like. check:client names a key that is no service. */
type TextsByService<Text> = { readonly [Name in ServiceName]?: Text };

/** A sentence that ties one of the service's issues to this town. Issues with a remark come first on the page. */
export interface IssueRemark {
  /** Its title. check:client names one that the service does not have. */
  readonly issue: string;
  readonly remark: string;
}

/** What we say about one service in one town and nowhere else. Texts may hold the same slots. */
export interface LocalServiceText {
  /** At most 60 characters, of this page's own. */
  readonly pageTitle: string;
  /** 70 to 155 characters, of this page's own. */
  readonly pageDescription: string;
  /** One sentence under the page heading: the answer to what people here ask first. */
  readonly intro: string;
  /** One to three, together 60 to 160 words. */
  readonly paragraphs: readonly string[];
  readonly points: readonly Question[];
  readonly issueRemarks: readonly IssueRemark[];
  /** Facts the text states; printed among the sources of the page. */
  readonly sources: readonly Fact[];
}

export type ServiceTexts = TextsByService<LocalServiceText>;

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
