// What is left to do before the site may go public. Source: reading 28; specification §10.

import type { Claim, ClaimsMade } from '#client/shapes/business.ts';
import { findObjection } from '#content/business/claim-words.ts';
import { reachesNobody } from '#content/business/launch-gaps.ts';
import { isReviewCurrent, reviewValidDays } from '#content/business/price-review.ts';
import type { Settings } from '#server/settings/settings.ts';

export interface LaunchFacts {
  readonly environment: Pick<Settings, 'siteUrl' | 'mailbox' | 'carbonCopies' | 'leadDelivery'> & {
    readonly carriers: readonly (readonly { readonly name: string }[])[];
  };
  /** Company details that are still placeholders, by name. */
  readonly placeholders: readonly string[];
  readonly companyEmail: string;
  readonly sampleTestimonials: number;
  /** What is to be said of the state's license, null if nothing. */
  readonly licenseGap: string | null;
  /** Proof that is still empty, in plain words. */
  readonly missingProof: readonly string[];
  /** ISO date of the last review of the prices, null if there was none, and today's. */
  readonly pricesReviewedOn: string | null;
  readonly today: string;
  readonly areLegalTextsReviewed: boolean;
  readonly claims: ClaimsMade;
  /** What the site promises and offers, by name. */
  readonly promises: Readonly<Record<string, Claim>>;
  /** How many addresses get a copy of every lead. */
  readonly leadCopyCount: number;
  /** Papers that have run out, in plain words. */
  readonly expiredPapers: readonly string[];
}

/** One plain line for everything the contractor must still replace or configure; empty when the site may go public. */
export function findLaunchBlockers(facts: LaunchFacts): readonly string[] {
  const { environment } = facts;
  const lines: string[] = [];
  for (const name of facts.placeholders) {
    lines.push(
      `The ${name} is a placeholder: put the real one into client/company.ts and set isPlaceholder to false.`,
    );
  }
  if (reachesNobody(facts.companyEmail)) {
    lines.push(`The company email ${facts.companyEmail} reaches nobody: change it in client/company.ts.`);
  }
  if (facts.sampleTestimonials > 0) {
    lines.push(
      `In the place of ${facts.sampleTestimonials} testimonials the home page shows sample documents: put real ones with source and date, and with their customers’ consent, into client/reviews.json, or say under notApplicable in client/proof.json why there are none.`,
    );
  }
  for (const name of facts.missingProof) {
    lines.push(
      `There is no proof yet of: ${name}. Fill it in in client/proof.json, or say there under notApplicable why it is not for you.`,
    );
  }
  if (facts.licenseGap !== null) lines.push(facts.licenseGap);
  for (const paper of facts.expiredPapers) {
    lines.push(
      `${paper}, and is printed on the site: put the new one into client/proof.json, or take it out.`,
    );
  }
  if (!isReviewCurrent(facts.today, facts.pricesReviewedOn)) {
    const lastReview = facts.pricesReviewedOn
      ? `were last reviewed on ${facts.pricesReviewedOn}, not within ${reviewValidDays} days`
      : 'have not been reviewed by anybody yet';
    lines.push(
      `The prices ${lastReview}: go through client/prices.json and set its date there, or press “Prices reviewed today” at the desk.`,
    );
  }
  if (!facts.areLegalTextsReviewed) {
    lines.push(
      'Privacy policy and terms have not been read by a lawyer: read /privacy-policy and /terms-of-service, then set areLegalTextsReviewed in client/legal.ts to true.',
    );
  }
  for (const [name, claim] of Object.entries(facts.claims)) {
    const objection = findObjection(claim);
    if (objection !== null) {
      lines.push(
        `The claim “${claim.text}” (${name}) ${objection}: give it a page or a paper as its ground in client/claims.ts, or take it out.`,
      );
    }
  }
  for (const [name, promise] of Object.entries(facts.promises)) {
    const objection = findObjection(promise);
    if (objection !== null) {
      lines.push(
        `The promise “${promise.text}” (${name}) ${objection}: give it a page or a signed paper in promiseGrounds of client/claims.ts, or have its words taken out.`,
      );
    }
  }
  if (/\/\/(localhost|127\.|\[::1\])/.test(environment.siteUrl)) {
    lines.push(`SITE_URL is ${environment.siteUrl}: set the public address.`);
  } else if (environment.siteUrl.startsWith('http:')) {
    lines.push(`SITE_URL is ${environment.siteUrl}: the public address must begin with https.`);
  }
  if (
    environment.leadDelivery === 'server' &&
    environment.carriers.flat().every(({ name }) => name === 'disk')
  ) {
    lines.push('Leads are only written to disk and nobody is told: set LEAD_MAILBOX or LEAD_CARRIERS.');
  }
  if (environment.mailbox && reachesNobody(environment.mailbox)) {
    lines.push(`LEAD_MAILBOX ${environment.mailbox} reaches nobody: set the real mailbox.`);
  }
  if (environment.mailbox && environment.carbonCopies.length < facts.leadCopyCount) {
    lines.push(
      `LEAD_CC has ${environment.carbonCopies.length} addresses; ${facts.leadCopyCount} are expected (leadCopyCount in client/company.ts).`,
    );
  }
  return lines;
}
