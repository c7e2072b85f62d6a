// What a contractor's folder has to say of the business: company.ts, claims.ts and switches.ts beside shapes/, and the plain
// data of hours.json, prices.json, offers.json, proof.json, people.json, jobs.json and reviews.json. What an editor knows of
// those is written from ops/client/data-shapes.ts, which follows these types.

// company.ts

/** A value the contractor must replace before launch; `npm run check:launch` lists it until `isPlaceholder` is false. */
export interface Replaceable<T> {
  readonly value: T;
  readonly isPlaceholder: boolean;
}

export interface CompanyDetails {
  readonly name: Replaceable<string>;
  readonly phone: Replaceable<{ readonly display: string; readonly e164: string }>;
  readonly email: Replaceable<string>;
  readonly bookingUrl: Replaceable<string>;
  /** How many colleagues get a copy of every request, in LEAD_CC; none where the mailbox is enough. */
  readonly leadCopyCount?: number;
  /** Pages about the company elsewhere, as its Google profile: for search engines. */
  readonly profiles?: readonly `https://${string}`[];
  readonly serviceArea: string;
  readonly theServiceArea: string;
  readonly countiesLie: string;
  readonly mapHeading: string;
  readonly [key: string]: unknown;
}

// hours.json

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Days with the same hours. How they read: opening-hours.ts. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** "HH:MM" local time, or null when closed. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** A day with hours of its own, or closed. */
export interface SpecialDay extends Pick<OpeningHours, 'opens' | 'closes'> {
  /** "Thanksgiving" */
  readonly name: string;
  /** ISO date. */
  readonly on: string;
}

export interface Hours {
  readonly hours: readonly OpeningHours[];
  readonly specialDays: readonly SpecialDay[];
}

// prices.json

export interface Prices {
  /** ISO date. Set it whenever you have gone through the list, whether or not a price changed. Null: nobody has yet. */
  readonly pricesReviewedOn: string | null;
  /** One for each of offeredMaterials (switches.ts). */
  readonly dollarsPerSquareFoot: Readonly<Partial<Record<RoofMaterial, number>>>;
  /** 1 changes nothing; 1.15 adds 15%. */
  readonly multipliers: {
    readonly stories: Readonly<Record<'1' | '2' | '3+', number>>;
    readonly roofPitch: Readonly<Record<'low' | 'standard' | 'steep' | 'very-steep', number>>;
    readonly roofAccess: Readonly<Record<'easy' | 'moderate' | 'difficult' | 'very-difficult', number>>;
  };
  /** Added after the multipliers, so a steep roof does not make a skylight dearer. */
  readonly additions: {
    readonly gutterDollarsPerSquareFoot: number;
    readonly skylightDollars: number;
    readonly chimneyDollars: number;
  };
  /** The shown range around the average; the factors of the low end are multiplied. */
  readonly rangeFactors: { readonly low: readonly [number, number]; readonly high: number };
}

// offers.json

/** Every figure is written here once; content/business/offer-words.ts turns them into phrases. */
export interface Offers {
  /** Free inspection and estimate. */
  readonly inspectionPointCount: number;
  readonly inspectionValueDollars: number;
  /** Storm damage documentation, "valued at" on the home form. */
  readonly claimAssistanceValueDollars: number;
  /** Voucher toward roof replacement or repair. */
  readonly voucherDollars: number;
  readonly voucherValidDays: number;
  readonly estimateValidDays: number;
  readonly reportValidDays: number;
  /** "We reply within … hours". */
  readonly replyWithinHours: number;
  /** True: of business hours. Without it they count on weekends and holidays too. */
  readonly replyInBusinessHours?: boolean;
  /** Emergency crew on site, hours. */
  readonly emergencyArrivalHours: { readonly from: number; readonly to: number };
  /** Same-as-cash plans: this rate if the balance is paid in full within the term. */
  readonly sameAsCash: { readonly months: readonly number[]; readonly ratePercent: number };
  /** Plans with fixed monthly payments, months. */
  readonly extendedPlanMonths: { readonly from: number; readonly to: number };
  /** The metal roof colors on sale; without this list all six that can be drawn. */
  readonly metalColors?: readonly (
    | 'charcoal-gray'
    | 'ocean-blue'
    | 'forest-green'
    | 'brick-red'
    | 'bone-white'
    | 'bronze'
  )[];
}

// claims.ts

/** A paper that proves it: what it is, and the month or day on it. */
export interface Paper {
  /** "insurance certificate" */
  readonly paper: string;
  /** "2026-03" or "2026-03-09" */
  readonly date: string;
}

export interface Claim {
  /** The words as printed. */
  readonly text: string;
  /** What it rests on: a public page or a paper in the drawer. null: said, and to be proven before launch. */
  readonly ground: `https://${string}` | Paper | null;
  /** Another figure for the same thing, and why it is not this one. */
  readonly otherReading?: string;
}

/** The boasts the site has a place for; one that is not made is printed nowhere. */
export interface ClaimsMade {
  /** Years of the company, "15+ years". */
  readonly experience?: Claim;
  /** Years in the trade of the people in it, "25+ years". */
  readonly experienceOnAbout?: Claim;
  /** How many customers, "1000+". */
  readonly customers?: Claim;
  /** "5.0/5" */
  readonly rating?: Claim;
  /** How many rated projects the rating rests on, "180+". */
  readonly ratedProjects?: Claim;
  /** How many priced projects the price list rests on, a whole line. */
  readonly calculatorProjects?: Claim;
  /** "Since 2010" */
  readonly since?: Claim;
  /** "Licensed & Insured" */
  readonly licensedAndInsured?: Claim;
  /** "50+ year" */
  readonly tileAndMetalLifespan?: Claim;
  /** The manufacturer's, "15–20 years". */
  readonly tpoWarranty?: Claim;
  /** The manufacturer's, "50 years". */
  readonly metalWarranty?: Claim;
  /** "1–2 hours" */
  readonly emergencyArrival?: Claim;
  /** "$299 value" */
  readonly inspectionValue?: Claim;
  /** A whole line. */
  readonly energySavingsBanner?: Claim;
  /** Heads of the three selling points. */
  readonly calculatorWeather?: Claim;
  readonly calculatorPricing?: Claim;
  readonly calculatorAccuracy?: Claim;
}

export type ClaimName = keyof ClaimsMade;

/** What the site promises or offers, and the service pages say of our work. The words: content/business/promises.ts. */
export type PromiseName =
  | 'voucherToday'
  | 'voucherLimitedTime'
  | 'voucherValue'
  | 'claimAssistanceValue'
  | 'sameAsCash'
  | 'extendedPlans'
  | 'phoneAnswered'
  | 'replyTime'
  | 'freeInspection'
  | 'freeEnergyAudit'
  | 'estimateHolds'
  | 'certificateShown'
  | 'damagePhotographed'
  | 'deductible'
  | 'adjusterMeeting'
  | 'magnets'
  | 'finalWalk'
  | 'signedChanges'
  | 'chalkSquares'
  | 'poleCamera'
  | 'closedEveryNight'
  | 'workPhotographed'
  | 'truckWithLights'
  | 'steamForIce'
  | 'samples'
  | 'panelsFormed'
  | 'waterTest'
  | 'noPrepaymentPenalty'
  | 'plantsCovered'
  | 'maintenancePlans'
  | 'snowGuards'
  | 'spareTiles'
  | 'newGutters'
  | 'textsCustomers';

/**
 * The promises we make, and what each rests on: a page, or a paper as the owner's signed word; null: made, and its ground is
 * to come. One that is left out is not made, and printed nowhere, but for the offers that every page is built on.
 */
export type PromiseGrounds = Readonly<Partial<Record<PromiseName, Claim['ground']>>>;

// proof.json, people.json (people, reviewer) and jobs.json

export interface Registration {
  /** The city or county that registers contractors, "Mill Creek". */
  readonly place: string;
  readonly number: string;
  /** The calendar year it runs for. */
  readonly year: number;
}

export interface Manufacturer {
  readonly name: string;
  /** What of theirs we install, "architectural shingles". */
  readonly products: string;
  /** The installer certificate they gave us, as they call it. */
  readonly certificate?: string;
}

export interface Person {
  readonly name: string;
  readonly role: string;
  /** The year they came into the trade. */
  readonly since?: number;
  /** One sentence of their own. */
  readonly words?: string;
  /** In client/pictures/. */
  readonly picture?: string;
}

/** Who has read what the pages say of roofs, and when. */
export interface Reviewer extends Person {
  /** ISO date. */
  readonly reviewedOn: string;
}

export interface Job {
  /** A photograph of the new roof in client/pictures/, "kettering-2026-05.jpg". */
  readonly after: string;
  /** The same roof before. */
  readonly before?: string;
  readonly city: string;
  readonly material: string;
  /** Of 100 square feet. */
  readonly squares: number;
  /** When it was finished, "2026-05". */
  readonly month: string;
  readonly days?: number;
  /** What it cost, as a range the owner agrees to see printed. */
  readonly priceDollars?: { readonly from: number; readonly to: number };
}

export interface Lender {
  readonly name: string;
  readonly aprPercent: { readonly from: number; readonly to: number };
  /** The lender's own example: amount, months, APR, payment, total. Regulation Z asks for it beside any repayment period. */
  readonly example: string;
}

export interface Proof {
  /** Street and number of the shop, "120 South Main Street". */
  readonly streetAddress: string | null;
  readonly liabilityInsurance: { readonly insurer: string; readonly limitDollars: number } | null;
  /** The certificate as its issuer calls it, "BWC certificate 12345678"; ISO date. */
  readonly workersCompensation: { readonly certificate: string; readonly validThrough: string } | null;
  readonly registrations: readonly Registration[];
  /**
   * The number of the state that licenses or registers roofers: "Minnesota Department of Labor and Industry", "RR123456".
   * Only a `kind` of "license" is called one; check:launch compares it with content/business/state-rules.ts.
   */
  readonly license?: {
    readonly kind?: 'license' | 'registration';
    readonly issuer: string;
    readonly number: string;
  };
  readonly workmanshipWarrantyYears: number | null;
  /** Whether the workmanship warranty passes to a buyer, one sentence: "It passes once, within 30 days of the sale." */
  readonly warrantyTransfer?: string | null;
  /** What a sheet of new decking costs, nailed down. */
  readonly deckingSheetDollars?: number | null;
  /** Who is on the roof: "Our own employees", "Crews we have hired for years, insured by themselves". */
  readonly crew?: string | null;
  /** When we are paid: "A tenth at signing, the rest after the final walk". */
  readonly payments?: string | null;
  readonly manufacturers: readonly Manufacturer[];
  readonly people: readonly Person[];
  readonly reviewer: Reviewer | null;
  readonly jobs: readonly Job[];
  readonly lender: Lender | null;
  /** What stays empty, and why: "registrations": "No city here registers roofers". Not printed, not asked for at launch. */
  readonly notApplicable?: Readonly<
    Partial<Record<Exclude<keyof Proof, 'notApplicable'> | 'reviews', string>>
  >;
}

// reviews.json

export interface CustomerReview {
  readonly isSample: false;
  readonly name: string;
  /** Empty in the specification; a city when the customer agrees to it. */
  readonly location: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** Where it can be read, "Google", with its address. */
  readonly source: { readonly name: string; readonly url: `https://${string}` };
  /** ISO date of the review. */
  readonly writtenOn: string;
  /** A picture in client/pictures/. */
  readonly image?: string;
}

// switches.ts

/** Services the product has words and drawings for. */
export type ProductServiceSlug =
  | 'roof-replacement'
  | 'roof-repair'
  | 'tile-roofing'
  | 'metal-roofing'
  | 'flat-roof-systems'
  | 'commercial-roofing'
  | 'emergency-repairs'
  | 'roof-inspection';

/** The product's, or the name of a service of the contractor's own. check:client names one that is neither. */
export type ServiceName = ProductServiceSlug | (string & {});

export interface Features {
  /** Payment plans of a lender. */
  readonly financing: boolean;
  readonly energyCalculator: boolean;
  /** Somebody answers the phone around the clock. Without it there is no emergency service either. */
  readonly emergencyLine: boolean;
  readonly voucher: boolean;
  /** Documenting storm damage for an insurer. */
  readonly claimHelp: boolean;
}

/** Every material the roof cost calculator knows. */
export type RoofMaterial = 'asphalt' | 'architectural' | 'metal' | 'tile' | 'slate' | 'wood';

/** What the weather asks of a roof. A place can have several. */
export type Climate = 'freezing' | 'hot and humid' | 'arid' | 'coastal';
