// What is left to do before launch, of a folder that is in order.

import { existsSync } from 'node:fs';
import { company as details } from '#client/company.ts';
import { areLegalTextsReviewed } from '#client/legal.ts';
import type { CompanyDetails, Proof } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import { claims } from '#content/business/claim-words.ts';
import {
  describeLicenseGap,
  listExpiredPapers,
  listMissingProof,
  listPlaceholders,
} from '#content/business/launch-gaps.ts';
import { laterReview } from '#content/business/price-review.ts';
import { listPromises } from '#content/business/promises.ts';
import { findStateRule } from '#content/business/state-rules.ts';
import { reviews } from '#content/pages/testimonials.ts';
import { onlyWith } from '#content/wording/only-where.ts';
import { findPriceReview } from '#server/database/announcements.ts';
import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { reasonOf } from '#server/platform/operator-log.ts';
import { ConfigurationError, readSettings } from '#server/settings/settings.ts';
import { indexedRoutes, routes } from '#site/search-listing/indexed-routes.ts';
import { findLaunchBlockers } from './launch-blockers.ts';

const company: CompanyDetails & Pick<typeof details, 'region' | 'regionCode'> = details;

/** The day that was pressed at the desk, if any: ISO date. Opening a missing file would make an empty one. */
async function findReviewAtDesk(address: DatabaseAddress): Promise<string | null> {
  if (address.kind === 'sqlite' && !existsSync(address.path)) return null;
  const database = openDatabase(address);
  try {
    return await findPriceReview(database.queries);
  } catch (error) {
    console.error(`Whether the prices were reviewed at the desk cannot be read: ${reasonOf(error)}`);
    return null;
  } finally {
    await database.close();
  }
}

/** How many pages search engines may list, and why not the others. */
function describeListing(): string {
  const left = routes.length - indexedRoutes.length;
  return `Search engines may list ${indexedRoutes.length} of ${routes.length} pages.${
    left === 0
      ? ''
      : ` The other ${left} say nothing of their city that its neighbors’ do not: a city is listed once it has a page of its own, a service there with a text of its own and two facts about it (docs/make-it-yours.md, 4 and 5).`
  }`;
}

/** What no program can know. */
function listForPeople({ notApplicable = {} }: Proof): readonly string[] {
  const rule = findStateRule(company.regionCode);
  return [
    'Only a person can check:',
    '- that every page is true of you: read each one, and the two papers of the calculators;',
    '- that a request arrives: npm run leads -- send-test;',
    '- that owners and customers agreed to the photos and reviews you show;',
    ...(rule
      ? [
          `- what ${company.region} asks of roofers today: ${rule.sourceUrl} was read on ${rule.checkedOn}, and cities may ask for more;`,
        ]
      : []),
    ...Object.entries(notApplicable).map(([name, reason]) => `- that ${name} is not for you: ${reason};`),
  ];
}

try {
  const environment = readSettings();
  const today = new Date().toISOString().slice(0, 10);
  const lines = findLaunchBlockers({
    environment,
    placeholders: listPlaceholders(),
    companyEmail: company.email.value,
    areReviewsMissing: reviews.length === 0 && !proof.notApplicable?.reviews,
    proofGaps: [
      ...listMissingProof(),
      ...onlyWith(describeLicenseGap(), (gap) => gap),
      ...listExpiredPapers(today),
    ],
    pricesReviewedOn: laterReview(await findReviewAtDesk(environment.database)),
    today,
    areLegalTextsReviewed,
    claims: { ...claims },
    promises: listPromises(),
    leadCopyCount: company.leadCopyCount ?? 0,
  });
  for (const line of lines) console.log(`- ${line}`);
  console.log('');
  for (const line of [describeListing(), ...listForPeople(proof)]) console.log(line);
  console.log(
    lines.length === 0
      ? '\nNothing else is left: once that is checked, the site may go public.'
      : `\n${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to do before launch.`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 78;
}
