// What an entry of the register of facts is, what a contractor's facts/ holds, and what entries of one kind share. Pages
// print facts by reference; text that states one lists it in its `sources`.

import type { ProductServiceSlug, ServiceName } from './business.ts';
import type { Place } from './town.ts';

/** What a fact is about. Those of `placeSubjects` have a row in the facts of a town. */
export type FactSubject = PlaceSubject | 'code' | 'law' | 'energy' | 'material';

export const placeSubjects = [
  'permit',
  'shingles-only',
  'application',
  'dumpster',
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
  /**
   * Services it is about. Empty: it is printed on the town's page and counts for no service; about more than three, it is
   * printed for each and counts for none (reading 22b).
   */
  readonly services: 'all' | readonly ServiceName[];
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
  /** Whose number it is, where the source has another name. */
  readonly office?: string;
  /** ISO date of a storm. */
  readonly happenedOn?: string;
  /** Where a storm was surveyed or measured, if not in a town of `holdsIn`. Pages of towns near it give the miles. */
  readonly measuredAt?: Place & { readonly name: string };
  /** What the map, the year axis and the list of storms show of it. */
  readonly storm?: StormRecord;
  /** Numbers of the text that prose quotes. */
  readonly figures?: Readonly<Record<string, number>>;
}

export const stormKinds = ['tornado', 'hail', 'wind', 'snow'] as const;
export type StormKind = (typeof stormKinds)[number];

/** A storm in figures. Storms of one day and one name are one line of the list, tornadoes aside. */
export interface StormRecord {
  readonly kind: StormKind;
  /** "EF2 tornado", "Derecho": where it is more than its kind. */
  readonly name?: string;
  /** "120 mph", "2 in."; the list says where none is given. */
  readonly strength?: string;
  /** How far it ran, as surveyed. */
  readonly miles?: number;
  /** The places its source names: "Mill Creek, from the school to the river". */
  readonly where: string;
  /** Where it began and ended, only where its survey gives both: the map joins them by a straight line. */
  readonly ends?: readonly [Place, Place];
}

export type FactRegister = Readonly<Record<string, Fact>>;

/** Services that most facts of one kind matter for. */
export const servicesFor = {
  housePermits: ['roof-replacement', 'roof-repair', 'tile-roofing', 'metal-roofing', 'flat-roof-systems'],
  shingles: ['roof-replacement', 'roof-repair'],
  visibleRoofs: ['roof-replacement', 'roof-repair', 'tile-roofing', 'metal-roofing'],
  commercialPermits: ['commercial-roofing', 'flat-roof-systems'],
  stormDamage: ['roof-repair', 'emergency-repairs', 'roof-inspection'],
  oldHouses: ['roof-replacement', 'roof-repair', 'roof-inspection'],
} as const satisfies Record<string, readonly ProductServiceSlug[]>;

/**
 * How many people a town had, from the one table that gives it for all of them; its own page may give it instead. `town`:
 * its name, `people` as in the table's row for the place.
 */
export function censusOf2020(town: string, people: number): Fact {
  return {
    text: `${town} counted ${people.toLocaleString('en-US')} people in the 2020 census.`,
    about: 'population',
    holdsIn: { towns: [town] },
    services: [],
    source: '2020 census, redistricting data, table P1',
    sourceUrl: 'https://data.census.gov/table/DECENNIALPL2020.P1',
    checkedOn: '2026-11-22',
    certainty: 'copy',
  };
}

/** Who licenses and permits roofing, and what the code asks of a roof. Each fact must say what stands beside its key. */
export interface StateFacts {
  /** One code holds in every town. */
  readonly oneCode?: Fact;
  /** The state licenses no roofers. */
  readonly noRooferLicense?: Fact;
  /** The state licenses roofers: who needs it, and where a homeowner looks a number up. */
  readonly rooferLicense?: Fact;
  /** Re-roofing a commercial building needs a permit, with sealed plans for anything but shingles. */
  readonly commercialPermit?: Fact;
  /** Two layers of shingles come off before new ones go on. */
  readonly layers?: Fact;
  /** An ice barrier reaches 24 inches inside the exterior wall line, and from 8/12 up 36 inches along the slope. */
  readonly iceBarrier?: Fact;
  /** Asphalt shingles from 2/12, with two layers of underlayment up to 4/12. */
  readonly shingleSlope?: Fact;
  /** Clay and concrete tile from 2½/12, with double underlayment up to 4/12. */
  readonly tileSlope?: Fact;
  /** Wood shingles from 3/12. */
  readonly woodSlope?: Fact;
  /** Membranes from ¼/12 in new work. */
  readonly membraneSlope?: Fact;
  /** Standing seam from ¼/12. */
  readonly standingSeamSlope?: Fact;
  /** Four nails a shingle, ¾ inch into the deck or through it. */
  readonly nails?: Fact;
  /** A drip edge at eaves and rakes: lapped 2 inches, ¼ inch below the deck and 2 inches up it. */
  readonly dripEdge?: Fact;
  /** How wide the lining of an open metal valley is. */
  readonly openMetalValley?: Fact;
  /** A cricket above a chimney wider than 30 inches. */
  readonly cricket?: Fact;
  /** Attic vents of 1/150 of the attic floor, or 1/300 divided between high and low. */
  readonly atticVents?: Fact;
}

/** The law on contracts, estimates, claims and reviews. Each fact must say what stands beside its key. */
export interface LawFacts {
  /** Three business days to cancel a contract signed at home. */
  readonly threeDayRight?: Fact;
  /** The federal three days, for sales at home. */
  readonly threeDayFederal?: Fact;
  /** A right to an estimate, and by how much the bill may pass it. */
  readonly estimates?: Fact;
  /** What a large contract must hold in writing. */
  readonly largeContracts?: Fact;
  /** Which law a re-roof of a house falls under. */
  readonly remodelingLaw?: Fact;
  /** Only the owner, a licensed public adjuster or an attorney negotiates a claim. */
  readonly adjusting?: Fact;
  /** A public adjuster may not be paid for the repair. */
  readonly adjusterMayNotRepair?: Fact;
  /** What a receipt for a deposit must say. */
  readonly depositReceipt?: Fact;
  /** What happens when extras pass a sum. */
  readonly extraCost?: Fact;
  /** What actual cash value is, and which policy pays a second check. */
  readonly actualCashValue?: Fact;
  /** Whether an insurer must match what is left. */
  readonly matching?: Fact;
  /** The mortgage company on the check. */
  readonly mortgageOnCheck?: Fact;
  /** Lead-safe work on houses built before 1978. */
  readonly leadPaint?: Fact;
  /** The federal rule on reviews. */
  readonly reviews?: Fact;
}

/** A town's or a county's rule that a page quotes in the middle of a text. */
export interface LocalExample {
  readonly text: string;
  readonly fact: Fact;
}

export interface LocalExamples {
  /** A sentence on who asks for an ice barrier. */
  readonly iceBarrier?: LocalExample;
  /** A sentence on a town that wants a permit in some cases only. */
  readonly permit?: LocalExample;
  /** Who asks for a fire permit, for between parentheses: "Mill Creek does". */
  readonly firePermit?: LocalExample;
}

/** What the terms of service say of the state's law, each whole and with its section. */
export interface TermsLaw {
  /** What an estimate binds. */
  readonly estimates?: string;
  /** The right to cancel. */
  readonly cancellation?: string;
  /** What a large contract must hold: a paragraph of its own. */
  readonly largeContracts?: string;
}

/** Only the sections that somebody has read; what a section must say stands beside the same key of `StateFacts`. */
export interface ResidentialCode {
  /** "Residential Code of Pennsylvania" */
  readonly name: string;
  readonly sections: Readonly<
    Partial<
      Record<
        'atticVents' | 'cricket' | 'dripEdge' | 'iceBarrier' | 'nails' | 'tileSlope' | 'woodSlope',
        string
      >
    >
  >;
}
