// A lead that has passed its form's rules: one shape per form, told apart by `form`.
// The calculators' leads carry what the server worked out, never a price a browser sent.

import type { EnergyAnswers } from '#calculators/energy-savings/answers.ts';
import type { EnergySavings } from '#calculators/energy-savings/savings.ts';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import type { RoofCostEstimate } from '#calculators/roof-cost/estimate.ts';
import type { Attribution } from './attribution.ts';
import type { FormName } from './form-names.ts';
import type { Entered } from './form-table.ts';
import type { forms } from './forms.ts';

interface WorkedOut {
  readonly 'roof-cost': { readonly answers: RoofCostAnswers; readonly estimate: RoofCostEstimate };
  readonly 'energy-savings': { readonly answers: EnergyAnswers; readonly savings: EnergySavings };
}

type LeadOf<Form extends FormName> = {
  readonly form: Form;
  readonly contact: Entered<(typeof forms)[Form]['parts']['contact']>;
} & (Form extends keyof WorkedOut ? WorkedOut[Form] : unknown);

export type Lead = {
  /** There when the form was filled in faster than people do (reading 6). */
  readonly filledVeryFast?: true;
  /** Absent when nothing is known of where the visitor came from. */
  readonly attribution?: Attribution | undefined;
} & { [Form in FormName]: LeadOf<Form> }[FormName];
