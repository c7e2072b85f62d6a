// npm run check:launch: lists what the contractor must still replace or configure; exit 1 until nothing is left.

import { existsSync } from 'node:fs';
import { company as details } from '#client/company.ts';
import { areLegalTextsReviewed } from '#client/legal.ts';
import type { CompanyDetails } from '#client/shapes/business.ts';
import { claims } from '#content/business/claim-words.ts';
import { listExpiredPapers, listMissingProof, listPlaceholders } from '#content/business/launch-gaps.ts';
import { laterReview } from '#content/business/price-review.ts';
import { listPromises } from '#content/business/promises.ts';
import { testimonials } from '#content/pages/testimonials.ts';
import { findPriceReview } from '#server/database/announcements.ts';
import type { DatabaseAddress } from '#server/database/lead-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { reasonOf } from '#server/platform/operator-log.ts';
import { ConfigurationError, readSettings } from '#server/settings/settings.ts';
import { findLaunchBlockers } from './launch-blockers.ts';

const company: CompanyDetails = details;

/** The day that was pressed at the desk, if there is one: ISO date. Opening a file that is not there would make an empty one. */
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

try {
  const environment = readSettings();
  const today = new Date().toISOString().slice(0, 10);
  const lines = findLaunchBlockers({
    environment,
    placeholders: listPlaceholders(),
    companyEmail: company.email.value,
    sampleTestimonials: testimonials.filter(({ isSample }) => isSample).length,
    missingProof: listMissingProof(),
    pricesReviewedOn: laterReview(await findReviewAtDesk(environment.database)),
    today,
    areLegalTextsReviewed,
    claims,
    promises: listPromises(),
    leadCopyCount: company.leadCopyCount ?? 0,
    expiredPapers: listExpiredPapers(today),
  });
  for (const line of lines) console.log(`- ${line}`);
  console.log(
    lines.length === 0
      ? 'Nothing is left: the site may go public.'
      : `${lines.length} things to do before launch.`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 78;
}
