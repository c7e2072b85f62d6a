// What a homeowner may ask any roofer to show. client/proof.ts holds it; proof-words.ts says how it reads.

import { proof } from '#client/proof.ts';
import { features } from './features.ts';

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
  /** In client/pictures/. */
  readonly picture?: string;
}

/** Who has read what the pages say of roofs, and when. */
export interface Reviewer extends Person {
  /** ISO date. */
  readonly reviewedOn: string;
}

export interface Job {
  /** A photograph in client/pictures/, "kettering-2026-05.jpg". */
  readonly picture: string;
  readonly city: string;
  readonly material: string;
  /** Of 100 square feet. */
  readonly squares: number;
  readonly days: number;
  /** "2026-05" */
  readonly month: string;
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
  /** Where a state licenses roofers and wants the number in advertising: "SC Residential Builders Commission", "RBS.1234". */
  readonly license?: { readonly issuer: string; readonly number: string };
  readonly workmanshipWarrantyYears: number | null;
  readonly manufacturers: readonly Manufacturer[];
  readonly people: readonly Person[];
  readonly reviewer: Reviewer | null;
  readonly jobs: readonly Job[];
  readonly lender: Lender | null;
}

const names: Readonly<Record<Exclude<keyof Proof, 'license'>, string>> = {
  streetAddress: 'street address of the shop',
  liabilityInsurance: 'liability insurance: insurer and limit',
  workersCompensation: 'workers’ compensation certificate',
  registrations: 'contractor registrations by city, with number and year',
  workmanshipWarrantyYears: 'workmanship warranty in years',
  manufacturers: 'manufacturers installed, and their certificates',
  people: 'people with name and role',
  reviewer: 'who reviewed the pages on roofs, and when',
  jobs: 'finished jobs with a photo',
  lender: 'lender, APR range and example',
};

/** What of `given` is empty, in plain words. */
export function listMissingProof(given: Proof = proof): readonly string[] {
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => {
      if (field === 'lender' && !features.financing) return false;
      const value = given[field];
      return value === null || (Array.isArray(value) && value.length === 0);
    })
    .map((field) => names[field]);
}

/** Papers of `given` that ran out before `today` (ISO date), in plain words. */
export function listExpiredPapers(today: string, given: Proof = proof): readonly string[] {
  const { workersCompensation, registrations } = given;
  const isOver = workersCompensation !== null && workersCompensation.validThrough < today;
  return [
    ...(isOver
      ? [`${workersCompensation.certificate} was valid through ${workersCompensation.validThrough}`]
      : []),
    ...registrations
      .filter(({ year }) => year < Number(today.slice(0, 4)))
      .map(({ place, year }) => `The registration in ${place} is for ${year}`),
  ];
}
