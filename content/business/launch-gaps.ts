// What a contractor still has to replace or to show: placeholders in client/company.ts, and what is missing from its proof
// or has run out. `npm run check:launch` lists it.

import { company } from '#client/company.ts';
import type { Proof, Replaceable } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import { features } from './features.ts';
import { findStateRule } from './state-rules.ts';

const replaceable = {
  'business name': company.name,
  'phone number': company.phone,
  'email address': company.email,
  'booking link': company.bookingUrl,
} as const satisfies Record<string, Replaceable<unknown>>;

/** Whether mail to an address goes nowhere. Source: RFC 2606. */
export const reachesNobody = (mailbox: string): boolean =>
  /[@.](?:example\.(?:com|net|org)|example|invalid|test)$/i.test(mailbox);

/** Plain names of the company details that are still placeholders. */
export function listPlaceholders(): readonly string[] {
  return Object.entries(replaceable)
    .filter(([, { isPlaceholder }]) => isPlaceholder)
    .map(([name]) => name);
}

const names: Readonly<Record<Exclude<keyof Proof, 'license' | 'notApplicable'>, string>> = {
  streetAddress: 'street address of the shop',
  liabilityInsurance: 'liability insurance: insurer and limit',
  workersCompensation: 'workers’ compensation certificate',
  registrations: 'contractor registrations by city, with number and year',
  workmanshipWarrantyYears: 'workmanship warranty in years',
  warrantyTransfer: 'whether the workmanship warranty passes to a buyer',
  deckingSheetDollars: 'price of a sheet of new decking',
  crew: 'who is on the roof: employees or subcontractors',
  payments: 'when the job is paid',
  manufacturers: 'manufacturers installed, and their certificates',
  people: 'people with name, role and portrait',
  reviewer: 'who reviewed the pages on roofs, and when',
  jobs: 'finished jobs with a photo',
  lender: 'lender, APR range and example',
};

const fileOf = (field: keyof Proof) =>
  field === 'jobs' ? 'jobs.json' : field === 'people' || field === 'reviewer' ? 'people.json' : 'proof.json';

/** What of `given` is empty, a sentence each. */
export function listMissingProof(given: Proof = proof): readonly string[] {
  return (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => {
      if (given.notApplicable?.[field] !== undefined || (field === 'lender' && !features.financing))
        return false;
      const value = given[field];
      return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    })
    .map(
      (field) =>
        `There is no proof yet of: ${names[field]}. Write it into client/${fileOf(field)}, or say as notApplicable.${field} in client/proof.json why it is not for you.`,
    );
}

/** What is still to be said of the state's license or registration, in a sentence; null where nothing is. */
export function describeLicenseGap(
  given: Proof = proof,
  regionCode: string = company.regionCode,
): string | null {
  const rule = findStateRule(regionCode);
  if (given.notApplicable?.license !== undefined || rule?.kind === 'none') return null;
  const ways = 'client/proof.json, or say there under notApplicable why you need none';
  const kind = given.license?.kind;
  if (rule ? kind === rule.kind : kind) return null;
  if (rule)
    return given.license
      ? `The number of the ${rule.issuer} is a ${rule.kind}: write "kind": "${rule.kind}" into license in client/proof.json.`
      : `There is no ${rule.kind} number of the ${rule.issuer} (${rule.sourceUrl}): write it as license into ${ways}.`;
  return `Does ${company.region} license or register roofers? The product does not know: ask the state’s own office, and write kind, issuer and number as license into ${ways}.`;
}

/** Papers of `given` that ran out before `today` (ISO date), a sentence each. */
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
  ].map(
    (paper) =>
      `${paper}, and is printed on the site: put the new one into client/proof.json, or take it out.`,
  );
}
