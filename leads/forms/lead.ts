// A lead that has passed its form's rules: one shape per form, told apart by `form`.
// The calculators' leads carry what the server worked out, never a price a browser sent.

import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import type { RoofCostEstimate } from '#calculators/roof-cost/estimate.ts';
import type { Attribution } from './attribution.ts';
import type { ContactLead } from './contact-lead.ts';
import type { EnergySavingsContact } from './energy-savings-lead.ts';
import type { HomeLead } from './home-lead.ts';
import type { RoofCostContact } from './roof-cost-lead.ts';

export type Lead = {
  /** There when the form was filled in faster than people do (reading 6). */
  readonly filledVeryFast?: true;
  /** Absent when nothing is known of where the visitor came from. */
  readonly attribution?: Attribution | undefined;
} & (
  | { readonly form: 'home'; readonly contact: HomeLead }
  | { readonly form: 'contact'; readonly contact: ContactLead }
  | {
      readonly form: 'roof-cost';
      readonly contact: RoofCostContact;
      readonly answers: RoofCostAnswers;
      readonly estimate: RoofCostEstimate;
    }
  | {
      readonly form: 'energy-savings';
      readonly contact: EnergySavingsContact;
      readonly answers: EnergyAnswers;
      readonly savings: EnergySavings;
    }
);
