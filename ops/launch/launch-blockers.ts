// What is left to do before the site may go public. Source: reading 28; specification §10.

import type { Claim } from '#client/shapes/business.ts';
import { findObjection } from '#content/business/claim-words.ts';
import { reachesNobody } from '#content/business/launch-gaps.ts';
import { isReviewCurrent, reviewValidDays } from '#content/business/price-review.ts';
import { onlyWhere } from '#content/wording/only-where.ts';
import type { Settings } from '#server/settings/settings.ts';

type Grounded = Readonly<Record<string, Claim>>;

export interface LaunchFacts {
  readonly environment: Pick<Settings, 'siteUrl' | 'mailbox' | 'carbonCopies' | 'leadDelivery'> & {
    readonly carriers: readonly { readonly name: string }[];
  };
  /** Company details that are still placeholders, by name. */
  readonly placeholders: readonly string[];
  readonly companyEmail: string;
  /** Sample documents are where customers' words are to be. */
  readonly areReviewsMissing: boolean;
  /** What is empty, unsaid or out of date in the proof, a sentence each. */
  readonly proofGaps: readonly string[];
  /** ISO date of the last review of the prices, null if there was none, and today's. */
  readonly pricesReviewedOn: string | null;
  readonly today: string;
  readonly areLegalTextsReviewed: boolean;
  /** What the site claims of the company, and what it promises and offers, by name. */
  readonly claims: Grounded;
  readonly promises: Grounded;
  readonly leadCopyCount: number;
}

const listUngrounded = (grounded: Grounded, kind: string, advice: string) =>
  Object.entries(grounded).flatMap(([name, claim]) => {
    const objection = findObjection(claim);
    return objection === null ? [] : [`The ${kind} “${claim.text}” (${name}) ${objection}: ${advice}.`];
  });

function listEnvironmentBlockers({ environment, leadCopyCount }: LaunchFacts): readonly string[] {
  const { siteUrl, mailbox, carbonCopies, leadDelivery, carriers } = environment;
  const isLocal = /\/\/(localhost|127\.|\[::1\])/.test(siteUrl);
  return [
    ...onlyWhere(isLocal, `SITE_URL is ${siteUrl}: set the public address.`),
    ...onlyWhere(
      !isLocal && siteUrl.startsWith('http:'),
      `SITE_URL is ${siteUrl}: the public address must begin with https.`,
    ),
    ...onlyWhere(
      leadDelivery === 'server' && carriers.every(({ name }) => name === 'disk'),
      'Leads are only written to disk and nobody is told: set LEAD_MAILBOX or LEAD_CARRIERS.',
    ),
    ...onlyWhere(
      mailbox && reachesNobody(mailbox),
      `LEAD_MAILBOX ${mailbox} reaches nobody: set the real mailbox.`,
    ),
    ...onlyWhere(
      mailbox && carbonCopies.length < leadCopyCount,
      `LEAD_CC has ${carbonCopies.length} addresses; ${leadCopyCount} are expected (leadCopyCount in client/company.ts).`,
    ),
  ];
}

/** One plain line for everything the contractor must still replace or configure; empty when the site may go public. */
export function findLaunchBlockers(facts: LaunchFacts): readonly string[] {
  const { companyEmail, areReviewsMissing, pricesReviewedOn, today } = facts;
  const lastReview = pricesReviewedOn
    ? `were last reviewed on ${pricesReviewedOn}, not within ${reviewValidDays} days`
    : 'have not been reviewed by anybody yet';
  return [
    ...facts.placeholders.map(
      (name) =>
        `The ${name} is a placeholder: put the real one into client/company.ts and set isPlaceholder to false.`,
    ),
    ...onlyWhere(
      reachesNobody(companyEmail),
      `The company email ${companyEmail} reaches nobody: change it in client/company.ts.`,
    ),
    ...onlyWhere(
      areReviewsMissing,
      'In the place of three testimonials the home page shows sample documents: put real ones with source and date, and with their customers’ consent, into client/reviews.json, or say under notApplicable in client/proof.json why there are none.',
    ),
    ...facts.proofGaps,
    ...onlyWhere(
      !isReviewCurrent(today, pricesReviewedOn),
      `The prices ${lastReview}: go through client/prices.json, also what nobody asked you (skylights, chimneys, gutters, what stories, pitch and access add, and how wide the range is), and set its date there, or press “Prices reviewed today” at the desk.`,
    ),
    ...onlyWhere(
      !facts.areLegalTextsReviewed,
      'Privacy policy and terms have not been read by a lawyer: read /privacy-policy and /terms-of-service, then set areLegalTextsReviewed in client/legal.ts to true.',
    ),
    ...listUngrounded(
      facts.claims,
      'claim',
      'give it a page or a paper as its ground in client/claims.ts, or take it out',
    ),
    ...listUngrounded(
      facts.promises,
      'promise',
      'give it a page or a signed paper in promiseGrounds of client/claims.ts, or have its words taken out',
    ),
    ...listEnvironmentBlockers(facts),
  ];
}
