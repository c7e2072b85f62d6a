// What an entry of the register of facts is, and when it may be printed. Town facts are in cities/<town>/facts.ts, the others
// beside this file. Pages print facts by reference; text that states one lists it in its `sources`.

import type { ServiceSlug } from '../services/service-slugs.ts';

/** What a fact is about. Those of `placeSubjects` have a row in the facts of a town. */
export type FactSubject = PlaceSubject | 'code' | 'law' | 'energy' | 'material';

export const placeSubjects = [
  'permit',
  'shingles-only',
  'application',
  'registration',
  'commercial',
  'fire',
  'historic',
  'design',
  'storm',
  'housing',
  'population',
] as const;
export type PlaceSubject = (typeof placeSubjects)[number];

/** Where a fact holds. 'region': everywhere we work, so it tells one town from another no more than 'state' does. */
export type Extent =
  | 'nation'
  | 'state'
  | 'region'
  | { readonly counties: readonly string[] }
  | { readonly towns: readonly string[] };

/** A fact we may print, with the page it was read on. */
export interface Fact {
  /** One or two sentences, fit to print anywhere. */
  readonly text: string;
  /** The same in few words, for the pages of a service: of a fact that several towns share, or that many say alike. */
  readonly brief?: string;
  readonly about: FactSubject;
  readonly holdsIn: Extent;
  /** Services it matters for. Empty: it is printed on the town's page and counts for no service. */
  readonly services: 'all' | readonly ServiceSlug[];
  /** Publisher and title of the page. */
  readonly source: string;
  /** The page itself, never a home page. */
  readonly sourceUrl: `https://${string}/${string}`;
  /** ISO date. */
  readonly checkedOn: string;
  /** Read on that page, or the wording read in another public copy. What is less certain is not entered. */
  readonly certainty: 'page' | 'copy';
  /** The office's number, "937-333-3883". */
  readonly telephone?: string;
  /** ISO date of a storm. */
  readonly happenedOn?: string;
  /** The page was read and does not answer: printed, and not counted as a fact of the place. */
  readonly isUnanswered?: true;
  /** Numbers of the text that prose quotes. */
  readonly figures?: Readonly<Record<string, number>>;
}

export type FactRegister = Readonly<Record<string, Fact>>;

/** Services that most facts of one kind matter for. */
export const servicesFor = {
  housePermits: ['roof-replacement', 'roof-repair', 'tile-roofing', 'metal-roofing', 'flat-roof-systems'],
  shingles: ['roof-replacement', 'roof-repair'],
  visibleRoofs: ['roof-replacement', 'roof-repair', 'tile-roofing', 'metal-roofing'],
  commercialPermits: ['commercial-roofing', 'flat-roof-systems'],
  stormDamage: ['roof-replacement', 'roof-repair', 'emergency-repairs', 'roof-inspection'],
  oldHouses: ['roof-replacement', 'roof-repair', 'roof-inspection'],
} as const satisfies Record<string, readonly ServiceSlug[]>;

/** Why a fact may not be printed, each with what to do; empty when it may. */
export function listObjections(fact: Fact): readonly string[] {
  const { text, source, sourceUrl, checkedOn, certainty, telephone } = fact;
  const isHomePage = /^https:\/\/[^/]+\/?$/.test(sourceUrl);
  return [
    ...(/^[A-Z\d“].*[.”]$/s.test(text) ? [] : ['its text is no sentence: write one that can be printed']),
    ...(source.trim() === '' ? ['it names no source: write the publisher and the title of the page'] : []),
    ...(sourceUrl.startsWith('https://')
      ? []
      : ['its source has no https address: give the page it was read on']),
    ...(isHomePage ? ['its source is a home page: give the page it was read on'] : []),
    ...(/^\d{4}-\d\d-\d\d$/.test(checkedOn) ? [] : ['it has no date checked: write the ISO date']),
    ...(certainty === 'page' || certainty === 'copy'
      ? []
      : ['it is uncertain: read the page first, or take the fact out']),
    ...(telephone === undefined || /^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/.test(telephone)
      ? []
      : ['its telephone number is not like 937-333-3883']),
  ];
}

/**
 * Returns the fact itself.
 * @throws Error with the text and what to do when the fact may not be printed, which stops the build.
 */
export function assertPrintable(fact: Fact): Fact {
  const objections = listObjections(fact);
  if (objections.length > 0)
    throw new Error(`The fact "${fact.text}" cannot be printed: ${objections.join('; ')}.`);
  return fact;
}
