// What is said of a service, by the product and in a contractor's services/.

import type { RoofMaterial } from './business.ts';
import type { Fact } from './fact.ts';

/** What a sign of trouble looks like: a point of the inspection that is not sound, or a drawing of its own. */
export type SignPicture = `point-${number}-not-sound` | OwnSignPicture;

export type OwnSignPicture =
  | `sign-${'lifted' | 'curled' | 'stripped'}-shingles`
  | `sign-${'nail-pop' | 'ice-dam' | 'two-layers' | 'missing-kickout'}`
  | `sign-${'fallen-limb' | 'sagging-ceiling' | 'torn-skylight'}`
  | `sign-${'backed-out-screws' | 'buckled-panel' | 'oil-canning'}`
  | `sign-${'rusted-panel' | 'metal-boot' | 'sliding-snow'}`
  | `sign-${'slipped-tiles' | 'torn-underlayment' | 'frosted-tiles'}`
  | `sign-${'tile-valley' | 'tile-ridge' | 'sagging-frame'}`
  | `sign-${'open-seam' | 'shrunk-sheet' | 'blisters' | 'ponding' | 'thin-surface'}`
  | `sign-${'blocked-drain' | 'leaking-unit' | 'open-coping' | 'wet-insulation' | 'loose-edge'}`;

/** Something that goes wrong with this kind of roof: what it is, and what to look for. */
export interface RoofIssue {
  readonly title: string;
  readonly text: string;
  readonly picture?: SignPicture;
}

export interface ProcessStep {
  readonly title: string;
  readonly text: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Wording with slots for `fillSlots`: {city} "Mill Creek", {cityLower} "mill creek", {displayName} "Mill Creek, PA". */
export type SlottedText = string;

/** What code calls an option; its drawing is found by it. */
export type OptionKey =
  | 'standing-seam'
  | 'exposed-fastener'
  | 'clay-tile'
  | 'concrete-tile'
  | 'tpo'
  | 'epdm'
  | 'modified-bitumen'
  | 'repair'
  | 'coat'
  | 'cover'
  | 'tear-off'
  | 'repair-the-roof'
  | 'replace-the-roof';

export interface ComparedOption {
  readonly key: OptionKey;
  readonly name: string;
  readonly text: string;
  /** The same terms in every option of one comparison, so that they form rows. */
  readonly rows: readonly { readonly term: string; readonly value: string }[];
}

/** Two or more ways to do a thing, side by side. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly heading: string;
  readonly lead: string;
  readonly options: readonly ComparedOption[];
  /** One line under the table. */
  readonly note?: string;
}

/** Things in the order they are built or done. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly heading: string;
  readonly lead: string;
  readonly entries: readonly { readonly title: string; readonly text: string }[];
  readonly note?: string;
}

/** The numbered plan of the inspection; its points are in inspection-points.ts. */
export interface InspectionPlan {
  readonly kind: 'inspection-plan';
  readonly heading: string;
  readonly lead: string;
}

/** The one section that only this service's page has: what a homeowner must understand to choose well. */
export type SpecialSection = Comparison | Sequence | InspectionPlan;

/** All that the site says about one service. Source: specification §3 "Service content"; the rest is roofing practice. */
export interface ServiceWords {
  /** "Roof Replacement": headings, cards, lists of links. */
  readonly title: string;
  /** "Roof replacement": running text, navigation. */
  readonly label: string;
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
  readonly keywords: readonly SlottedText[];
  /** Six. */
  readonly issues: readonly RoofIssue[];
  /** Four. */
  readonly processSteps: readonly ProcessStep[];
  /** Four figures or short facts beside the heading, terms of three words at most. Spare ones replace a claim not made. */
  readonly specs: readonly { readonly term: string; readonly value: string }[];
  readonly specialSection: SpecialSection;
  /** The material to open the roof cost calculator with. Absent where the calculator prices no such work. */
  readonly calculatorMaterial?: RoofMaterial;
  /** Five to seven. */
  readonly questions: readonly Question[];
  /** The facts its texts state, each with its source: listed at the end of the page. */
  readonly sources: readonly Fact[];
}

/** A service that only this contractor offers. */
export interface OwnService extends ServiceWords {
  readonly specialSection: Sequence;
  /** A drawing (.svg) or a photograph in client/pictures/. Without one a plain roof stands beside the words. */
  readonly picture?: string;
}
