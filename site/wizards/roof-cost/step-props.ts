import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import type { RoofCostEntries } from './entries.ts';

/** What every question of the wizard is given. */
export interface StepProps {
  readonly entries: RoofCostEntries;
  /** The answers as far as they make sense: an entry that does not leaves the last one that did. */
  readonly answers: RoofCostAnswers;
  readonly change: (changes: Partial<RoofCostEntries>) => void;
}
