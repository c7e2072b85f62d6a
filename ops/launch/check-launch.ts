// npm run check:launch: lists what the contractor must still replace or configure; exit 1 until nothing is left.

import { company as details } from '#client/company.ts';
import { areLegalTextsReviewed } from '#client/legal.ts';
import { pricesReviewedOn } from '#client/prices.ts';
import { claims } from '#content/business/claims.ts';
import { type CompanyDetails, listPlaceholders } from '#content/business/company.ts';
import { listExpiredPapers, listMissingProof } from '#content/business/proof.ts';
import { testimonials } from '#content/pages/testimonials.ts';
import { ConfigurationError, readSettings } from '#server/settings/settings.ts';
import { findLaunchBlockers } from './launch-blockers.ts';

const company: CompanyDetails = details;

try {
  const environment = readSettings();
  const today = new Date().toISOString().slice(0, 10);
  const lines = findLaunchBlockers({
    environment,
    placeholders: listPlaceholders(),
    companyEmail: company.email.value,
    sampleTestimonials: testimonials.filter(({ isSample }) => isSample).length,
    missingProof: listMissingProof(),
    pricesReviewedOn,
    today,
    areLegalTextsReviewed,
    claims,
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
