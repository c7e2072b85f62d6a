import type { ServiceChoice } from './service-choices.ts';
import type { ServiceSlug } from './service-slugs.ts';

/** Something that goes wrong with this kind of roof: what it is, and what to look for. */
export interface RoofIssue {
  readonly title: string;
  readonly text: string;
}

export interface ProcessStep {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Wording with named slots, filled by `fillSlots`: {city}, {cityLower}, {displayName}. */
export type SlottedText = string;

/** All that the site says about one service. Source: specification §3 "Service content"; the rest is roofing practice. */
export interface ServiceContent {
  readonly slug: ServiceSlug;
  /** "Roof Replacement": headings, "Expert {title} Services in {city}". */
  readonly title: string;
  /** "Roof replacement": running text, navigation. */
  readonly label: string;
  /** The choice on the lead forms that a link from this page preselects. */
  readonly formChoice: ServiceChoice;
  /** One or two sentences on the home card. */
  readonly cardText: string;
  /** Lead under the page heading. */
  readonly lead: string;
  /** Two to four paragraphs for the services overview and the service page. */
  readonly description: readonly string[];
  readonly features: readonly string[];
  /** Own page: title at most 60 characters, description at most 155. */
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly pageKeywords: readonly string[];
  /** Service-in-city pages: templates with named slots, filled within the same bounds for all twelve cities. */
  readonly metaTitle: SlottedText;
  readonly metaDescription: SlottedText;
  readonly keywords: readonly SlottedText[];
  /** Six. */
  readonly issues: readonly RoofIssue[];
  /** Four. */
  readonly processSteps: readonly ProcessStep[];
  /** Four figures or short facts beside the heading, each term at most three words. */
  readonly specs: readonly { readonly term: string; readonly value: string }[];
  readonly questions: readonly Question[];
}
