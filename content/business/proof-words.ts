// How proof reads where it is shown; empty lists where nothing is filled in.

import { company } from '#client/company.ts';
import type { Job, Proof } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import { countOf } from '../wording/counts.ts';
import { formatLongDate } from '../wording/dates.ts';
import { formatWholeDollars } from '../wording/money.ts';
import { listWithAnd } from '../wording/text.ts';

/** One line: what it is, and what we can show. */
export interface ProofLine {
  readonly term: string;
  readonly value: string;
}

export const proofWords = {
  aboutHeading: 'What we can show you',
  peopleHeading: 'Who comes to your house',
  peopleLead: 'The people you meet, by name.',
  inTrade: (year: number) => `In the trade since ${year}`,
  jobsHeading: 'Jobs we have finished',
  jobsLead: 'Each with its material and size, and what it cost where the owner lets us say.',
  before: 'Before',
  after: 'After',
} as const;

/** With the street, once there is one. */
export const shopAddress = [...(proof.streetAddress ? [proof.streetAddress] : []), company.addressLine].join(
  ', ',
);

const line = (term: string, value: string | null | undefined): readonly ProofLine[] =>
  value ? [{ term, value }] : [];

/** What the number of the state is called: "license" only where it is one. */
const nameLicense = ({ license }: Proof) => (license?.kind === 'license' ? 'License' : 'State registration');

/** "License: SC Residential Builders Commission RBS.1234", for the foot of every page and paper. Empty without one. */
export function describeLicense(given: Proof = proof): string {
  const { license } = given;
  return license ? `${nameLicense(given)}: ${license.issuer} ${license.number}` : '';
}

/** Insurance and registrations: for the contact page and the About page. */
export function listPapers(given: Proof = proof): readonly ProofLine[] {
  const { license, liabilityInsurance, workersCompensation, registrations } = given;
  return [
    ...line(nameLicense(given), license && `${license.issuer} ${license.number}`),
    ...line(
      'Liability insurance',
      liabilityInsurance &&
        `${formatWholeDollars(liabilityInsurance.limitDollars)}, ${liabilityInsurance.insurer}`,
    ),
    ...line(
      'Workers’ compensation',
      workersCompensation &&
        `${workersCompensation.certificate}, valid through ${formatLongDate(workersCompensation.validThrough)}`,
    ),
    ...line(
      'Registrations',
      registrations.map(({ place, number, year }) => `${place} ${number} (${year})`).join(', '),
    ),
  ];
}

/** False without a warranty on workmanship (`notApplicable` in client/proof.json). The next two likewise. */
export const warrantsWork = proof.notApplicable?.workmanshipWarrantyYears === undefined;
export const pricesDecking = proof.notApplicable?.deckingSheetDollars === undefined;
/** He may work from home. */
export const hasShop = proof.notApplicable?.streetAddress === undefined;

/** Our own warranty and whose material we install: for the service pages and the About page. */
export function listWarrantyProof(given: Proof = proof): readonly ProofLine[] {
  const {
    workmanshipWarrantyYears: years,
    warrantyTransfer,
    deckingSheetDollars,
    crew,
    manufacturers,
  } = given;
  return [
    ...line('Workmanship warranty', years === null ? null : countOf(years, 'year')),
    ...line('If you sell the house', warrantyTransfer),
    ...line('A sheet of new decking', deckingSheetDollars ? formatWholeDollars(deckingSheetDollars) : null),
    ...line('Who is on your roof', crew),
    ...line('When you pay', given.payments),
    ...line(
      'Manufacturers',
      manufacturers
        .map(({ name, products, certificate }) =>
          [`${name} ${products}`, ...(certificate ? [certificate] : [])].join(', '),
        )
        .join('; '),
    ),
  ];
}

/** Whether /before-you-sign has our own answers to its questions, from name and insurance to warranty and crew. */
export function areAllAnswered(given: Proof = proof): boolean {
  const { license, registrations, manufacturers, people, workmanshipWarrantyYears } = given;
  return (
    [
      given.streetAddress,
      given.liabilityInsurance,
      given.workersCompensation,
      workmanshipWarrantyYears,
    ].every((answer) => answer !== null) &&
    [given.deckingSheetDollars, given.crew, given.payments].every(Boolean) &&
    [manufacturers, people].every(({ length }) => length > 0) &&
    (license !== undefined || registrations.length > 0)
  );
}

/** Who is named without a portrait; with one they have a place of their own (`listPortraits`). */
export function listPeople(given: Proof = proof): readonly ProofLine[] {
  const named = given.people.filter(({ picture }) => picture === undefined);
  return named.map(({ name, role }) => ({ term: role, value: name }));
}

/** "Reviewed by Dana Whitaker, Owner, November 22, 2026." Empty until somebody has. */
export function describeReview({ reviewer }: Proof = proof): string {
  if (reviewer === null) return '';
  return `Reviewed by ${reviewer.name}, ${reviewer.role}, ${formatLongDate(reviewer.reviewedOn)}.`;
}

export function listPortraits(given: Proof = proof) {
  return given.people.flatMap(({ picture, ...person }) =>
    picture === undefined ? [] : [{ picture, ...person }],
  );
}

/** "architectural shingles, 24 squares, 2 days, $11,000 to $13,500" */
export function describeJob({ material, squares, days, priceDollars }: Job): string {
  return [
    material,
    countOf(squares, 'square'),
    ...(days === undefined ? [] : [countOf(days, 'day')]),
    ...(priceDollars === undefined
      ? []
      : [`${formatWholeDollars(priceDollars.from)} to ${formatWholeDollars(priceDollars.to)}`]),
  ].join(', ');
}

/** All jobs, or those in one city. */
export function listJobs(city?: string, given: Proof = proof): readonly Job[] {
  return given.jobs.filter((job) => city === undefined || job.city === city);
}

export function listLenderProof(given: Proof = proof): readonly ProofLine[] {
  const { lender } = given;
  if (lender === null) return [];
  const { name, aprPercent, example } = lender;
  return [
    { term: 'Lender', value: name },
    { term: 'APR', value: `${aprPercent.from}% to ${aprPercent.to}%` },
    { term: 'Example', value: example },
  ];
}

/** "Registered with Mill Creek, No. 1234 (2026)." Empty where nothing is filled in for that city. */
export function describeRegistrationIn(city: string, given: Proof = proof): string {
  const found = given.registrations.filter(({ place }) => place === city);
  if (found.length === 0) return '';
  return `Registered with ${city}, ${listWithAnd(found.map(({ number, year }) => `No. ${number} (${year})`))}.`;
}
