import { readEnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { composeReportDocument } from '#calculators/energy-savings/report-document.ts';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { readRoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { composeEstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import type { StoredLead } from '../forms/stored-lead.ts';

/**
 * The estimate or report of a calculator's lead; null for other forms, and for a choice that is no longer offered.
 * @param issuedOn the shop's calendar day, "2026-03-09".
 * @param pricesReviewedOn a day likewise, or null for never.
 */
export function composePaper(
  lead: StoredLead,
  reference: string,
  issuedOn: string,
  pricesReviewedOn: string | null,
): PaperDocument | null {
  switch (lead.form) {
    case 'roof-cost': {
      const checked = readRoofCostAnswers(lead.answers);
      if (checked.kind === 'invalid') return null;
      const { answers } = checked;
      return composeEstimateDocument({ answers, customer: null, reference, issuedOn, pricesReviewedOn });
    }
    case 'energy-savings': {
      const checked = readEnergyAnswers(lead.answers);
      if (checked.kind === 'invalid') return null;
      const { answers } = checked;
      return composeReportDocument({ answers, customer: null, reference, issuedOn });
    }
    default:
      return null;
  }
}
